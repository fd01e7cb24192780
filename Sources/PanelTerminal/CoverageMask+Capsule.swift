extension CoverageMask {
  /// Adds a line with round ends; with both ends in one place, a disc.
  ///
  /// The coverage of a pixel is radius + ½ − distance of its centre to the line, held within 0 … 1:
  /// exact for a straight edge along the pixels, and within a few percent for any other.
  ///
  /// - Parameter radius: Half the width, in pixels, above 0. A line thinner than a pixel is drawn
  ///   a pixel wide and fainter.
  mutating func addCapsule(from start: PixelPoint, to end: PixelPoint, radius: Double) {
    let drawn = max(radius, 0.5)
    let strength = min(radius / 0.5, 1)
    let dx = end.x - start.x
    let dy = end.y - start.y
    let squaredLength = dx * dx + dy * dy
    let reach = drawn + 0.5
    let rows = bounds.touched(
      from: PixelPoint(x: min(start.x, end.x) - reach, y: min(start.y, end.y) - reach),
      to: PixelPoint(x: max(start.x, end.x) + reach, y: max(start.y, end.y) + reach))
    guard !rows.isEmpty else { return }
    for y in rows.minY..<rows.maxY {
      let py = Double(y) + 0.5 - start.y
      let columns = Self.columns(at: py, dx: dx, dy: dy, reach: reach, start: start.x, within: rows)
      for x in columns {
        let px = Double(x) + 0.5 - start.x
        // The nearest point of the line, as a fraction of its length.
        let along =
          squaredLength > 0 ? min(max((px * dx + py * dy) / squaredLength, 0), 1) : 0
        let ox = px - along * dx
        let oy = py - along * dy
        let coverage = reach - (ox * ox + oy * oy).squareRoot()
        if coverage > 0 { unite(min(coverage, 1) * strength, x: x, y: y) }
      }
    }
  }

  /// The columns of one row that a slanted line can reach, so that a long diagonal does not visit
  /// every pixel of the rectangle around it.
  private static func columns(
    at py: Double, dx: Double, dy: Double, reach: Double, start: Double, within rows: PixelBounds
  ) -> Range<Int> {
    guard dx.magnitude > 1, dy.magnitude > 1 else { return rows.minX..<rows.maxX }
    // The strip of half width `reach` around the infinite line, cut by the row's centre line.
    let centre = start + py * dx / dy
    let half = reach * (1 + (dx / dy) * (dx / dy)).squareRoot() + 1
    let first = max(Double(rows.minX), centre - half)
    let last = min(Double(rows.maxX), centre + half)
    guard first < last else { return rows.minX..<rows.minX }
    return PixelBounds.floor(first)..<PixelBounds.ceil(last)
  }
}
