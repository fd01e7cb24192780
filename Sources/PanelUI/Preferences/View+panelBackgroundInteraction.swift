#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  public import SwiftUI

  extension View {
    /// Sets what the user can do with the views behind the panel around this view.
    ///
    /// The counterpart of `presentationBackgroundInteraction(_:)`.
    nonisolated public func panelBackgroundInteraction(
      _ interaction: PanelBackgroundInteraction
    ) -> some View {
      panelPreference(PanelUndimmedThroughKey.self, interaction.undimmedThrough)
    }
  }
#endif
