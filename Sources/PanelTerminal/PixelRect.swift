/// A rectangle on a canvas, in pixels; it may lie between the pixels and reach beyond the canvas.
public struct PixelRect: Hashable, Sendable {
  /// The left edge, in pixels.
  public var x: Double

  /// The top edge, in pixels.
  public var y: Double

  /// The extent to the right, in pixels; nothing is drawn of a rectangle without one.
  public var width: Double

  /// The extent downwards, in pixels; nothing is drawn of a rectangle without one.
  public var height: Double

  /// Creates a rectangle from its corner at the top left and its extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the rectangle that covers whole cells.
  ///
  ///     PixelRect(column: 2, row: 3, columns: 4, rows: 1)  // x 2, y 6, width 4, height 2
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      x: Double(column), y: Double(row) * 2, width: Double(columns), height: Double(rows) * 2)
  }

  /// The right edge, in pixels.
  public var maxX: Double { x + width }

  /// The bottom edge, in pixels.
  public var maxY: Double { y + height }

  /// The rectangle with every edge moved inwards by `distance` pixels; outwards if it is negative.
  public func inset(by distance: Double) -> PixelRect {
    PixelRect(
      x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }

  /// Its corners held within what arithmetic can bear; nil if there is nothing to draw.
  var drawable: PixelRect? {
    guard width > 0, height > 0,
      let start = PixelPoint(x: x, y: y).drawable,
      let end = PixelPoint(x: maxX, y: maxY).drawable
    else { return nil }
    return PixelRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}
