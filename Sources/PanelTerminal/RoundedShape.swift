/// A rectangle with rounded corners, asked pixel by pixel how much of it each pixel shows.
struct RoundedShape {
  let rect: PixelRect

  /// Already held within half of the shorter side.
  let corners: PixelCornerRadii

  /// The corner arcs that reach into one row of pixels, and how much of the row's height is inside.
  struct Row {
    let left: Double
    let right: Double
    let height: Double
    let leftRadius: Double
    let rightRadius: Double
    /// From the row's centre to the arc's centre, in pixels.
    let leftRise: Double
    let rightRise: Double
  }

  /// The row whose upper edge is at `top`, a whole number of pixels.
  func row(at top: Double) -> Row {
    let centre = top + 0.5
    let (leftRadius, leftRise) = arc(at: centre, corners.topLeft, corners.bottomLeft)
    let (rightRadius, rightRise) = arc(at: centre, corners.topRight, corners.bottomRight)
    return Row(
      left: rect.x, right: rect.maxX,
      height: min(top + 1, rect.maxY) - max(top, rect.y),
      leftRadius: leftRadius, rightRadius: rightRadius, leftRise: leftRise, rightRise: rightRise)
  }

  /// The radius of the arc that a row crosses at one side, 0 if it crosses the straight part.
  private func arc(at centre: Double, _ top: Double, _ bottom: Double) -> (Double, rise: Double) {
    if centre < rect.y + top { return (top, rect.y + top - centre) }
    if centre > rect.maxY - bottom { return (bottom, centre - (rect.maxY - bottom)) }
    return (0, 0)
  }

  /// The distance from a place to the outline, in pixels; negative inside.
  func distance(x: Double, y: Double) -> Double {
    let isLeft = x < rect.x + rect.width / 2
    let isTop = y < rect.y + rect.height / 2
    let radius =
      isTop
      ? (isLeft ? corners.topLeft : corners.topRight)
      : (isLeft ? corners.bottomLeft : corners.bottomRight)
    // Measured from the centre of the arc in this quarter.
    let dx = (x - rect.x - rect.width / 2).magnitude - rect.width / 2 + radius
    let dy = (y - rect.y - rect.height / 2).magnitude - rect.height / 2 + radius
    let outside = (max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)).squareRoot()
    return outside + min(max(dx, dy), 0) - radius
  }
}

extension RoundedShape.Row {
  /// How much of the pixel whose left edge is at `x` is inside; at or below 0 if nothing is.
  @inline(__always)
  func coverage(at x: Double) -> Double {
    let centre = x + 0.5
    if leftRadius > 0, centre < left + leftRadius {
      return arcCoverage(leftRadius, run: left + leftRadius - centre, rise: leftRise)
    }
    if rightRadius > 0, centre > right - rightRadius {
      return arcCoverage(rightRadius, run: centre - (right - rightRadius), rise: rightRise)
    }
    let width = min(x + 1, right) - max(x, left)
    // Two negatives would make a positive.
    return width > 0 && height > 0 ? width * height : 0
  }

  @inline(__always)
  private func arcCoverage(_ radius: Double, run: Double, rise: Double) -> Double {
    min(radius + 0.5 - (run * run + rise * rise).squareRoot(), 1)
  }
}
