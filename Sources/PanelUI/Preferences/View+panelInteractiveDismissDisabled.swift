#if canImport(SwiftUI)
  import PanelPresentation
  public import SwiftUI

  extension View {
    /// Forbids the user to drag, tap or escape the panel around this view away.
    ///
    /// The counterpart of `interactiveDismissDisabled(_:)`, whose own statement only the system can read.
    /// Wherever in the content it is stated, it counts; of siblings the one that forbids wins.
    nonisolated public func panelInteractiveDismissDisabled(
      _ isDisabled: Bool = true
    ) -> some View {
      panelPreference(PanelInteractiveDismissDisabledKey.self, isDisabled)
    }
  }
#endif
