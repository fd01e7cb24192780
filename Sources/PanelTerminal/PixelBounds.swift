/// A rectangle of whole pixels, half-open: the last column is `maxX - 1`.
struct PixelBounds: Hashable, Sendable {
  var minX = 0
  var minY = 0
  var maxX = 0
  var maxY = 0

  var isEmpty: Bool { minX >= maxX || minY >= maxY }
  var width: Int { max(maxX - minX, 0) }
  var height: Int { max(maxY - minY, 0) }

  func contains(x: Int, y: Int) -> Bool {
    x >= minX && x < maxX && y >= minY && y < maxY
  }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The pixels that the rectangle between two corners touches, within these bounds.
  func touched(from start: PixelPoint, to end: PixelPoint) -> PixelBounds {
    PixelBounds(
      minX: max(minX, Self.floor(start.x)), minY: max(minY, Self.floor(start.y)),
      maxX: min(maxX, Self.ceil(end.x)), maxY: min(maxY, Self.ceil(end.y)))
  }

  /// The pixels that a rectangle touches, within these bounds.
  func touched(by rect: PixelRect) -> PixelBounds {
    touched(from: PixelPoint(x: rect.x, y: rect.y), to: PixelPoint(x: rect.maxX, y: rect.maxY))
  }

  /// The whole number at or below `value`, which the caller has held within ``PixelPoint/farthest``.
  @inline(__always)
  static func floor(_ value: Double) -> Int { Int(value.rounded(.down)) }

  /// The whole number at or above `value`, which the caller has held within ``PixelPoint/farthest``.
  @inline(__always)
  static func ceil(_ value: Double) -> Int { Int(value.rounded(.up)) }
}
