extension TerminalCanvas {
  /// Fills a disc with smooth edges.
  ///
  /// - Parameters:
  ///   - centre: Its middle, in pixels.
  ///   - radius: In pixels; nothing is drawn unless it is above 0.
  ///   - color: Its colour.
  public mutating func fillDisc(centre: PixelPoint, radius: Double, _ color: TerminalColor) {
    stroke([centre], width: radius * 2, color)
  }

  /// Draws a line through all `points`, with round ends and joints and smooth edges.
  ///
  /// A translucent line is even along its length, also where it crosses itself. One point is a disc.
  ///
  /// - Parameters:
  ///   - points: Where the line goes, in pixels.
  ///   - width: How wide it is, in pixels; nothing is drawn unless it is above 0.
  ///   - color: Its colour.
  public mutating func stroke(_ points: [PixelPoint], width: Double, _ color: TerminalColor) {
    guard width > 0, color.alpha > 0, let area = area(around: points, margin: width / 2 + 1)
    else { return }
    let radius = min(width / 2, PixelPoint.farthest)
    mask.reset(area)
    var previous: PixelPoint?
    for point in points {
      guard let point = point.drawable else { continue }
      if let start = previous {
        mask.addCapsule(from: start, to: point, radius: radius)
      } else if points.count == 1 {
        mask.addCapsule(from: point, to: point, radius: radius)
      }
      previous = point
    }
    paintMask(color)
  }

  /// Draws a straight line with round ends and smooth edges.
  ///
  /// - Parameters:
  ///   - start: One end, in pixels.
  ///   - end: The other, in pixels.
  ///   - width: How wide the line is, in pixels; nothing is drawn unless it is above 0.
  ///   - color: Its colour.
  public mutating func line(
    from start: PixelPoint, to end: PixelPoint, width: Double = 1, _ color: TerminalColor
  ) {
    stroke([start, end], width: width, color)
  }

  /// Fills the inside of a closed outline with smooth edges; fewer than three points fill nothing.
  ///
  /// The last point is joined to the first. Points that are not numbers are left out.
  public mutating func fillPolygon(_ points: [PixelPoint], _ color: TerminalColor) {
    guard color.alpha > 0, let area = area(around: points, margin: 0) else { return }
    mask.reset(area)
    mask.addPolygon(points.compactMap(\.drawable))
    paintMask(color)
  }

  /// Paints each pixel that `rect` touches with the colour that `shade` gives for its place.
  ///
  /// For gradients, textures and pictures:
  ///
  ///     canvas.shade(rect) { x, y in sky.mixed(with: ground, Double(y) / 48) }
  public mutating func shade(_ rect: PixelRect, _ shade: (_ x: Int, _ y: Int) -> TerminalColor) {
    guard let rect = rect.drawable else { return }
    let area = clip.touched(by: rect)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        paint(shade(x, y), coverage: 1, x: x, y: y)
      }
    }
  }

  /// The visible pixels around some points; nil if there are none.
  private func area(around points: [PixelPoint], margin: Double) -> PixelBounds? {
    var low = PixelPoint(x: PixelPoint.farthest, y: PixelPoint.farthest)
    var high = PixelPoint(x: -PixelPoint.farthest, y: -PixelPoint.farthest)
    for point in points {
      guard let point = point.drawable else { continue }
      low = PixelPoint(x: min(low.x, point.x - margin), y: min(low.y, point.y - margin))
      high = PixelPoint(x: max(high.x, point.x + margin), y: max(high.y, point.y + margin))
    }
    guard let low = low.drawable, let high = high.drawable else { return nil }
    let area = clip.touched(from: low, to: high)
    return area.isEmpty ? nil : area
  }
}
