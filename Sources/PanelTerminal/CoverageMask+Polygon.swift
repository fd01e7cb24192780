extension CoverageMask {
  /// Adds the inside of a closed polygon, by the exact area that it covers of each pixel.
  ///
  /// Every edge leaves, in each row it crosses, the signed height that it crosses at the pixel where it
  /// does so; the sum of these from the left is the area covered. Where the outline winds twice the
  /// same way it stays covered; where it winds back it does not.
  mutating func addPolygon(_ points: [PixelPoint]) {
    guard points.count > 2, var previous = points.last else { return }
    for point in points {
      addEdge(from: previous, to: point)
      previous = point
    }
    sumRows()
  }

  private mutating func addEdge(from start: PixelPoint, to end: PixelPoint) {
    guard start.y != end.y else { return }
    let (upper, lower, sign) = start.y < end.y ? (start, end, 1.0) : (end, start, -1.0)
    let top = max(upper.y, Double(bounds.minY))
    let bottom = min(lower.y, Double(bounds.maxY))
    guard top < bottom else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    for row in PixelBounds.floor(top)..<PixelBounds.ceil(bottom) {
      let from = max(top, Double(row))
      let to = min(bottom, Double(row + 1))
      let first = upper.x + (from - upper.y) * slope - Double(bounds.minX)
      let last = upper.x + (to - upper.y) * slope - Double(bounds.minX)
      addCrossing(
        row: row - bounds.minY, from: min(first, last), to: max(first, last),
        height: (to - from) * sign)
    }
  }

  /// Adds what one edge crosses in one row, between two places in columns from the left border.
  private mutating func addCrossing(row: Int, from start: Double, to end: Double, height: Double) {
    let columns = Double(bounds.width)
    let base = row * stride
    guard start < columns else { return }
    let perColumn = end > start ? height / (end - start) : 0
    if end <= 0 {
      values[base] += height
      return
    }
    if start < 0 { values[base] += -start * perColumn }
    let first = max(start, 0)
    let last = min(end, columns)
    guard last > first else {
      addSlice(
        base: base, column: min(PixelBounds.floor(first), bounds.width - 1), first, first, height)
      return
    }
    for column in PixelBounds.floor(first)..<PixelBounds.ceil(last) {
      let left = max(first, Double(column))
      let right = min(last, Double(column + 1))
      addSlice(base: base, column: column, left, right, (right - left) * perColumn)
    }
  }

  /// Shares a height between the pixel in which it is crossed and all pixels to the right of it.
  private mutating func addSlice(
    base: Int, column: Int, _ left: Double, _ right: Double, _ height: Double
  ) {
    let inside = (left + right) / 2 - Double(column)
    values[base + column] += height * (1 - inside)
    values[base + column + 1] += height * inside
  }

  private mutating func sumRows() {
    for row in 0..<bounds.height {
      var sum = 0.0
      for index in (row * stride)..<((row + 1) * stride) {
        sum += values[index]
        // Below a thousandth it is the rounding of edges that cancel.
        values[index] = sum.magnitude < 1e-3 ? 0 : min(sum.magnitude, 1)
      }
    }
  }
}
