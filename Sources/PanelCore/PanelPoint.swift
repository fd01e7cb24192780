/// A point in the scene, in points; x grows to the right and y grows downwards.
public struct PanelPoint: Hashable, Sendable {
  /// The distance from the scene's left edge, in points.
  public var x: Double

  /// The distance from the scene's top edge, in points; positive is further down.
  public var y: Double

  /// The scene's top left corner.
  public static let zero = PanelPoint(x: 0, y: 0)

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are ordinary numbers.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}
