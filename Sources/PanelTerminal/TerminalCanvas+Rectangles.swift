extension TerminalCanvas {
  /// Fills a rectangle, with its corners rounded if wanted.
  ///
  /// An edge between two pixels covers the pixel under it in part, so that a rectangle moves smoothly.
  ///
  ///     canvas.fill(PixelRect(x: 0, y: 0.5, width: 1, height: 1), .white)  // two greys of half white
  public mutating func fill(
    _ rect: PixelRect, _ color: TerminalColor, corners: PixelCornerRadii = PixelCornerRadii(0)
  ) {
    guard color.alpha > 0, let rect = rect.drawable else { return }
    let area = clip.touched(by: rect)
    guard !area.isEmpty else { return }
    let shape = RoundedShape(rect: rect, corners: corners.fitting(rect))
    for y in area.minY..<area.maxY {
      let row = shape.row(at: Double(y))
      for x in area.minX..<area.maxX {
        let coverage = row.coverage(at: Double(x))
        if coverage > 0 {
          paint(color, coverage: min(coverage, 1), x: x, y: y)
        }
      }
    }
  }

  /// Draws the outline of a rectangle inside its edges.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in pixels.
  ///   - width: How wide the outline is, in pixels; nothing is drawn unless it is above 0.
  ///   - color: Its colour.
  ///   - corners: How far the rectangle's corners are rounded, in pixels.
  public mutating func stroke(
    _ rect: PixelRect, width: Double = 1, _ color: TerminalColor,
    corners: PixelCornerRadii = PixelCornerRadii(0)
  ) {
    guard width > 0, color.alpha > 0, let rect = rect.drawable else { return }
    let area = clip.touched(by: rect)
    guard !area.isEmpty else { return }
    let fitted = corners.fitting(rect)
    let outer = RoundedShape(rect: rect, corners: fitted)
    let inner = RoundedShape(rect: rect.inset(by: width), corners: fitted.reduced(by: width))
    for y in area.minY..<area.maxY {
      let outerRow = outer.row(at: Double(y))
      let innerRow = inner.row(at: Double(y))
      for x in area.minX..<area.maxX {
        // What is inside the outer edge and not inside the inner one.
        let coverage =
          max(0, outerRow.coverage(at: Double(x))) - max(0, innerRow.coverage(at: Double(x)))
        if coverage > 0 {
          paint(color, coverage: min(coverage, 1), x: x, y: y)
        }
      }
    }
  }

  /// Paints a soft shadow around a rectangle, and beneath it.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in pixels.
  ///   - blur: How far the shadow reaches beyond the edge, in pixels, above 0.
  ///   - color: The shadow's colour beneath the rectangle; it fades towards its reach.
  ///   - corners: How far the rectangle's corners are rounded, in pixels.
  public mutating func shadow(
    of rect: PixelRect, blur: Double, _ color: TerminalColor,
    corners: PixelCornerRadii = PixelCornerRadii(0)
  ) {
    guard blur > 0, color.alpha > 0, let rect = rect.drawable,
      let reach = rect.inset(by: -blur).drawable
    else { return }
    let area = clip.touched(by: reach)
    guard !area.isEmpty else { return }
    let shape = RoundedShape(rect: rect, corners: corners.fitting(rect))
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let distance = shape.distance(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let strength = min(max(1 - distance / blur, 0), 1)
        if strength > 0 {
          // Squared, so that it fades out instead of ending.
          paint(color, coverage: strength * strength, x: x, y: y)
        }
      }
    }
  }
}

extension PixelCornerRadii {
  /// The radii of a parallel outline `distance` pixels further in.
  fileprivate func reduced(by distance: Double) -> PixelCornerRadii {
    PixelCornerRadii(
      topLeft: max(0, topLeft - distance), topRight: max(0, topRight - distance),
      bottomLeft: max(0, bottomLeft - distance), bottomRight: max(0, bottomRight - distance))
  }
}
