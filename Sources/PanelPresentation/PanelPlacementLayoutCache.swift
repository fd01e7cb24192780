public import PanelAdaptation
public import PanelCore
public import PanelDetents

/// The settled metrics of a panel: everything a placement needs besides the height.
///
/// Made by ``PanelPlacementLayout`` when the scene, the content or the configuration changed, and kept
/// while a finger drags.
public struct PanelPlacementLayoutCache: Sendable {
  /// The scene, every number of it finite.
  public internal(set) var scene = PanelSceneGeometry.empty

  /// Where the panel stands and how wide it is.
  public internal(set) var arrangement = PanelArrangement.compact(width: 0)

  /// The heights at which it may rest.
  public internal(set) var detents = ResolvedDetents()

  /// What the detents were resolved in.
  public internal(set) var context = PanelDetentContext(.empty, adaptiveContentHeight: nil)

  /// The panel's left edge, in points.
  public internal(set) var minX = 0.0

  /// The scene's y coordinate on which the panel stands, in points.
  public internal(set) var floorY = 0.0

  /// The background's left edge and width, in points.
  var backgroundX = 0.0
  var backgroundWidth = 0.0

  /// The height above which the scene is dimmed, in points; nil where it never is.
  var dimmingStart: Double?

  var cornerRadii = PanelCornerRadii.zero

  /// No scene yet.
  public init() {}

  /// The most of the panel that can show, in points: up to the scene's top edge.
  public var maximumHeight: Double { Swift.max(0, floorY) }

  /// Whether there are no stops yet.
  public var isEmpty: Bool { detents.isEmpty }
}
