public import PanelCore

/// What a detent's rule may look at.
public struct PanelDetentContext: Hashable, Sendable {
  /// The scene's whole height, in points.
  public var sceneHeight: Double

  /// The height between the top inset and whatever is taken at the bottom, in points: no panel is higher.
  public var availableHeight: Double

  /// The content's measured height, in points; nil before it was measured.
  public var adaptiveContentHeight: Double?

  /// Device pixels to a point.
  public var displayScale: Double

  /// Creates a context from its numbers, in points.
  public init(
    sceneHeight: Double,
    availableHeight: Double,
    adaptiveContentHeight: Double?,
    displayScale: Double = 1
  ) {
    self.sceneHeight = sceneHeight
    self.availableHeight = availableHeight
    self.adaptiveContentHeight = adaptiveContentHeight
    self.displayScale = displayScale
  }

  /// Creates the context of a scene.
  public init(_ scene: PanelSceneGeometry, adaptiveContentHeight: Double?) {
    self.init(
      sceneHeight: scene.size.height,
      availableHeight: scene.availableHeight,
      adaptiveContentHeight: adaptiveContentHeight,
      displayScale: scene.displayScale)
  }
}
