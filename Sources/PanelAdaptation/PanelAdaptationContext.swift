public import PanelCore

/// What an adaptation policy may look at.
///
/// The panel's own width is not here on purpose: a rule that fed on it would chase its own tail.
public struct PanelAdaptationContext: Hashable, Sendable {
  /// The scene the panel stands in.
  public var scene: PanelSceneGeometry

  /// How the panel stands now; nil before the first decision.
  public var currentMode: PanelDisplayMode?

  /// Creates a context.
  public init(scene: PanelSceneGeometry, currentMode: PanelDisplayMode? = nil) {
    self.scene = scene
    self.currentMode = currentMode
  }

  /// The scene's width inside its side insets, in points.
  public var availableWidth: Double { scene.availableWidth }

  /// The same context in a scene whose width differs by `difference` points.
  func widened(by difference: Double) -> Self {
    var copy = self
    copy.scene.size.width += difference
    return copy
  }
}
