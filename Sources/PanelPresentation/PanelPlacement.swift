public import PanelAdaptation
public import PanelCore

/// Where everything is at one moment: what a host draws.
///
/// Rectangles are in scene coordinates, points, y pointing down. Every number is finite.
public struct PanelPlacement: Hashable, Sendable {
  /// The content's rectangle: inside the insets and margins, bottom-aligned, and at least as high as the
  /// smallest stop. Below that height the panel slides out instead of being squeezed.
  public var frame: PanelRect

  /// The background's rectangle: the frame, run on to the scene's bottom edge and, across the bottom, to
  /// both sides.
  public var backgroundFrame: PanelRect

  /// How much of the panel shows above whatever is taken at the bottom, in points.
  public var height: Double

  /// The height of the stop the panel stands at or heads for, in points: for hosts that lay their content
  /// out once, at its final size.
  public var contentHeight: Double

  /// Across the bottom, or a column.
  public var displayMode: PanelDisplayMode

  /// Where the height lies among the stops: −1 hidden, 0 at the smallest stop, n − 1 at the largest of n.
  public var detentIndex: Double

  /// How far the panel has come in: 0 hidden, 1 from the smallest stop on.
  public var presence: Double

  /// How much the scene behind is dimmed, 0 … 1.
  public var dimming: Double

  /// The radii of the background's corners.
  public var cornerRadii: PanelCornerRadii

  /// What the main content should keep clear at each edge of the scene, in points: a map's padding.
  public var mainContentInsets: PanelInsets

  /// The same once the panel is at rest.
  public var restingMainContentInsets: PanelInsets

  /// The part of the scene the main content has to itself.
  public var unobscuredRect: PanelRect

  /// The same once the panel is at rest.
  public var restingUnobscuredRect: PanelRect
}
