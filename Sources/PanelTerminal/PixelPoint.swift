/// A place on a canvas, in pixels: x grows to the right, y downwards, and the pixel in column i covers
/// i … i + 1, so that its centre is at i + 0.5.
public struct PixelPoint: Hashable, Sendable {
  /// The distance from the left edge, in pixels.
  public var x: Double

  /// The distance from the top edge, in pixels; a cell is two pixels high.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Nothing of a shape this far away, in pixels, is ever seen; beyond it arithmetic loses its grip.
  static let farthest = 1e6

  /// The point held within what arithmetic can bear; nil if it is not a number.
  var drawable: PixelPoint? {
    guard !x.isNaN, !y.isNaN else { return nil }
    return PixelPoint(
      x: min(max(x, -Self.farthest), Self.farthest),
      y: min(max(y, -Self.farthest), Self.farthest)
    )
  }
}
