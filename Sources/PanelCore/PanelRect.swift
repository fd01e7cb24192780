/// A rectangle in the scene, in points, with y pointing down.
///
///     let frame = PanelRect(x: 0, y: 412, width: 393, height: 440)
///     frame.maxY  // 852
public struct PanelRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: PanelPoint

  /// The extent to the right and down.
  public var size: PanelSize

  /// The empty rectangle at the scene's top left corner.
  public static let zero = PanelRect(origin: .zero, size: .zero)

  /// Creates a rectangle from its top left corner and its size.
  public init(origin: PanelPoint, size: PanelSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: PanelPoint(x: x, y: y), size: PanelSize(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }

  /// The horizontal centre.
  public var midX: Double { origin.x + size.width / 2 }

  /// The right edge.
  public var maxX: Double { origin.x + size.width }

  /// The top edge.
  public var minY: Double { origin.y }

  /// The vertical centre.
  public var midY: Double { origin.y + size.height / 2 }

  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// The horizontal extent.
  public var width: Double { size.width }

  /// The vertical extent.
  public var height: Double { size.height }

  /// Whether there is no area.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether `point` lies inside; the left and top edges belong to the rectangle, the others do not.
  public func contains(_ point: PanelPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
