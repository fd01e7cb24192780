#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  import SwiftUI

  /// The panel's background, as far as it reaches; a drag may begin on it, too.
  struct PanelSurface: View {
    let moment: PanelMoment
    let actions: PanelActions

    var body: some View {
      background
        .clipShape(UnevenRoundedRectangle(moment.placement.cornerRadii))
        .shadow(color: .black.opacity(0.12), radius: 12, x: 0, y: 0)
        .panelTouches(.surface, moment, actions)
        .accessibilityHidden(true)
    }

    @ViewBuilder private var background: some View {
      if let own = moment.statement.preferences[PanelBackgroundKey.self] {
        own.view()
      } else {
        Rectangle().fill(.regularMaterial)
      }
    }
  }

  extension UnevenRoundedRectangle {
    /// A rectangle with a panel's corners.
    init(_ radii: PanelCornerRadii) {
      self.init(
        topLeadingRadius: radii.topLeading, bottomLeadingRadius: radii.bottomLeading,
        bottomTrailingRadius: radii.bottomTrailing, topTrailingRadius: radii.topTrailing,
        style: .continuous)
    }
  }

  extension View {
    /// Cuts the content to the panel's corners.
    func panelCut(_ moment: PanelMoment) -> some View {
      clipShape(UnevenRoundedRectangle(moment.placement.cornerRadii))
    }
  }
#endif
