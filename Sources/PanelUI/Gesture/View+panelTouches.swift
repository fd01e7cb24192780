#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  extension View {
    /// Lets a part of a panel be dragged.
    func panelTouches(
      _ part: PanelPart, _ moment: PanelMoment, _ actions: PanelActions
    ) -> some View {
      modifier(PanelDragModifier(part: part, moment: moment, actions: actions))
    }

    /// Lets touches through to what is behind.
    nonisolated func panelInert() -> some View {
      allowsHitTesting(false).accessibilityHidden(true)
    }
  }
#endif
