package import PanelCore
package import PanelPresentation

/// The parts a panel's layout places, from back to front.
package enum PanelPart: Hashable, Sendable, CaseIterable {
  /// What dims the views behind.
  case shade

  /// The panel's background.
  case surface

  /// What is in the panel.
  case content

  /// The drag indicator and the room around it.
  case handle

  /// What measures the content; never seen.
  case ruler

  /// The extent in which a handle can be taken hold of, in points.
  package static let handleSize = PanelSize(width: 96, height: 24)

  /// Where the part is, in the scene.
  ///
  /// - Parameters:
  ///   - placement: Where the panel is.
  ///   - scene: The scene's size, in points.
  ///   - width: The panel's width, in points.
  ///   - wanted: The content's own height, in points.
  ///   - overhang: How far the content runs on beneath what is taken at the bottom, in points.
  package func frame(
    _ placement: PanelPlacement, scene: PanelSize, width: Double, wanted: Double,
    overhang: Double = 0
  ) -> PanelRect {
    switch self {
    case .shade: PanelRect(origin: .zero, size: scene)
    case .surface: placement.backgroundFrame
    case .content:
      // Before it is shown the content is laid out at its own size, below the scene: it states and
      // measures, and nobody sees it.
      placement.frame.isEmpty
        ? PanelRect(x: 0, y: scene.height, width: width, height: wanted + overhang)
        : PanelRect(
          x: placement.frame.minX, y: placement.frame.minY, width: placement.frame.width,
          height: placement.frame.height + overhang)
    case .handle:
      PanelRect(
        x: placement.frame.midX - Self.handleSize.width / 2, y: placement.frame.minY,
        width: Self.handleSize.width, height: Self.handleSize.height)
    case .ruler: PanelRect(x: 0, y: 0, width: width, height: wanted)
    }
  }
}

extension PanelPlacementLayoutCache {
  /// How far the background runs on beneath what is taken at the bottom, in points, and the content with it:
  /// a list shows there, too, and what must be clear of it is kept clear as safe area.
  package var overhang: Double { arrangement.margins.bottom > 0 ? 0 : scene.bottomObstruction }
}
