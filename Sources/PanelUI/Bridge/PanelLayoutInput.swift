package import PanelPresentation

/// What a layout needs to place the parts of a panel at one moment.
package struct PanelLayoutInput: Sendable {
  /// The engine's settled metrics.
  package var metrics: PanelPlacementLayoutCache

  /// How much of the panel shows, in points.
  package var height: Double

  /// The height its content is laid out for, in points.
  package var contentHeight: Double

  /// Whether there is anything to see.
  package var isVisible: Bool

  /// Whether a finger holds the panel.
  package var isDragging: Bool

  /// The scene's top left corner in the container, in points.
  package var origin: PanelPoint

  /// Reads a host.
  package init(host: PanelHost, placement: PanelPlacement) {
    metrics = host.panel.metrics
    height = placement.height
    contentHeight = placement.contentHeight
    isVisible = host.panel.phase != .hidden
    isDragging = host.panel.phase == .dragging
    origin = host.originInContainer
  }
}

/// What a layout keeps from one pass to the next: the settled metrics.
package struct PanelLayoutMemory: Sendable {
  /// The metrics the parts are placed by.
  package private(set) var metrics = PanelPlacementLayoutCache()

  private var isEmpty = true

  /// Remembers nothing.
  package init() {}

  /// Takes the engine's metrics, but leaves those it has alone while a finger drags: the panel must not
  /// change its width or its edge under the finger. Only another scene is taken at once.
  package mutating func update(_ input: PanelLayoutInput) {
    if input.isDragging, !isEmpty, input.metrics.scene == metrics.scene { return }
    metrics = input.metrics
    isEmpty = false
  }

  /// Where the content and the background are, in the scene.
  package func placement(_ input: PanelLayoutInput) -> PanelPlacement {
    guard input.isVisible else { return PanelPlacementLayout.hiddenPlacement(cache: metrics) }
    return PanelPlacementLayout.placement(
      height: input.height, restingHeight: input.contentHeight,
      contentHeight: input.contentHeight, cache: metrics)
  }
}
