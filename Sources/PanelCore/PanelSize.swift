/// A width and a height, in points.
public struct PanelSize: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double

  /// The vertical extent, in points.
  public var height: Double

  /// No extent at all.
  public static let zero = PanelSize(width: 0, height: 0)

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether there is no area: either extent is 0 or less.
  public var isEmpty: Bool { !(width > 0 && height > 0) }
}
