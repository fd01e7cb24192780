/// How much of each pixel a shape covers, 0 … 1, within some bounds.
///
/// A shape that consists of overlapping pieces is collected here first and painted once: otherwise
/// a translucent line would be darker at its joints.
struct CoverageMask: Sendable {
  private(set) var bounds = PixelBounds()

  /// Row by row, with one value more than columns: a polygon's edge hands on what it covers to the
  /// next pixel, also at the right border.
  var values: [Double] = []

  var stride: Int { bounds.width + 1 }

  /// Makes room for a shape within `newBounds`, empty.
  mutating func reset(_ newBounds: PixelBounds) {
    bounds = newBounds.isEmpty ? PixelBounds() : newBounds
    let count = stride * bounds.height
    if values.count < count {
      values = Array(repeating: 0, count: count)
    } else {
      for index in 0..<count { values[index] = 0 }
    }
  }

  @inline(__always)
  func coverage(x: Int, y: Int) -> Double {
    min(values[(y &- bounds.minY) &* stride &+ x &- bounds.minX], 1)
  }

  /// Adds a piece to the union: a pixel is covered as much as by the piece that covers it most.
  @inline(__always)
  mutating func unite(_ coverage: Double, x: Int, y: Int) {
    let index = (y &- bounds.minY) &* stride &+ x &- bounds.minX
    if coverage > values[index] { values[index] = coverage }
  }
}
