#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  public import SwiftUI

  extension View {
    /// Sets what a drag that begins in a list of the panel around this view moves first.
    ///
    /// The counterpart of `presentationContentInteraction(_:)`.
    nonisolated public func panelContentInteraction(
      _ interaction: PanelContentInteraction
    ) -> some View {
      panelPreference(PanelScrollHandoffKey.self, interaction.handoff)
    }
  }
#endif
