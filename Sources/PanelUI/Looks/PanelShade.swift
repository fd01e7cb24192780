#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// Dims the views behind; while it does, a tap there is the panel's.
  struct PanelShade: View {
    let moment: PanelMoment
    let actions: PanelActions

    var body: some View {
      Color.black
        .opacity(0.3 * moment.placement.dimming)
        .contentShape(Rectangle())
        .onTapGesture { actions.send(.outsideTap) }
        .allowsHitTesting(moment.isDimmed)
        .accessibilityHidden(true)
    }
  }
#endif
