extension TerminalCanvas {
  /// Paints one pixel, which must be inside the clip.
  ///
  /// - Parameter coverage: How much of the pixel the shape covers, above 0 and up to 1.
  @inline(__always)
  mutating func paint(_ color: TerminalColor, coverage: Double, x: Int, y: Int) {
    let weight = UInt32(Double(color.alpha) * coverage + 0.5)
    let index = y &* size.columns &+ x
    pixels[index] =
      weight >= 255
      ? TerminalColor(red: color.red, green: color.green, blue: color.blue)
      : color.blended(over: pixels[index], weight: weight)
    if rowsWithGlyphs[y >> 1] {
      paintGlyph(color, weight: weight, x: x, y: y)
    }
  }

  /// Text under a shape: hidden by what is opaque, tinted by what is not.
  private mutating func paintGlyph(_ color: TerminalColor, weight: UInt32, x: Int, y: Int) {
    let cell = (y >> 1) * size.columns + x
    guard !glyphs[cell].isNone else { return }
    if weight >= 255 {
      removeGlyph(column: x, row: y >> 1)
    } else {
      let index = y * size.columns + x
      inks[index] = color.blended(over: inks[index], weight: weight)
    }
  }

  /// Removes the glyph of a cell, and with a half of a wide glyph the other half.
  mutating func removeGlyph(column: Int, row: Int) {
    let cell = row * size.columns + column
    if glyphs[cell].isContinuation, column > 0 {
      glyphs[cell - 1] = .none
    }
    if column + 1 < size.columns, glyphs[cell + 1].isContinuation {
      glyphs[cell + 1] = .none
    }
    glyphs[cell] = .none
  }

  /// Paints what is in the mask.
  mutating func paintMask(_ color: TerminalColor) {
    let area = mask.bounds
    for y in area.minY..<max(area.maxY, area.minY) {
      for x in area.minX..<max(area.maxX, area.minX) {
        let coverage = mask.coverage(x: x, y: y)
        if coverage > 0 {
          paint(color, coverage: coverage, x: x, y: y)
        }
      }
    }
  }
}
