#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  public import SwiftUI

  extension View {
    /// Forbids the user to drag, tap or escape the panel around this view away.
    ///
    /// The counterpart of `interactiveDismissDisabled(_:)`, whose own statement only the system can read.
    /// Whoever forbids it, wherever in the content, is heard: `false` states nothing, so that it takes
    /// nothing back that a sibling or a view further in has stated.
    nonisolated public func panelInteractiveDismissDisabled(
      _ isDisabled: Bool = true
    ) -> some View {
      transformPreference(PanelStatementKey.self) { statement in
        if isDisabled { statement.preferences[PanelInteractiveDismissDisabledKey.self] = true }
      }
    }
  }
#endif
