/// Turns a cell of a canvas into what a terminal with certain capabilities shows for it.
struct CellConverter {
  let capabilities: TerminalCapabilities

  @inline(__always)
  func cell(of canvas: TerminalCanvas, column: Int, row: Int) -> RenderedCell {
    let upperIndex = row &* 2 &* canvas.size.columns &+ column
    let lowerIndex = upperIndex &+ canvas.size.columns
    let upper = canvas.pixels[upperIndex]
    let lower = canvas.pixels[lowerIndex]
    let glyph = canvas.glyphs[row &* canvas.size.columns &+ column]
    if glyph.isNone { return pixels(upper, lower) }
    let ink = canvas.inks[upperIndex].average(with: canvas.inks[lowerIndex])
    return text(glyph, ink: ink, behind: upper.average(with: lower))
  }

  private func pixels(_ upper: TerminalColor, _ lower: TerminalColor) -> RenderedCell {
    if capabilities.color == .none {
      let shape = MonochromeGlyphs.shape(
        upper: upper.luma, lower: lower.luma, hasUnicode: capabilities.hasUnicode)
      return RenderedCell(shape: shape, foreground: .standard, background: .standard)
    }
    guard capabilities.hasUnicode, upper != lower else {
      let color = ink(upper == lower ? upper : upper.average(with: lower))
      return RenderedCell(shape: .blank, foreground: color, background: color)
    }
    let (top, bottom) = (ink(upper), ink(lower))
    return RenderedCell(
      shape: top == bottom ? .blank : .halves, foreground: top, background: bottom)
  }

  private func text(
    _ glyph: CanvasGlyph, ink color: TerminalColor, behind: TerminalColor
  ) -> RenderedCell {
    let (foreground, background) =
      capabilities.color == .none
      ? (InkColor.standard, InkColor.standard) : (ink(color), ink(behind))
    return RenderedCell(
      shape: shape(of: glyph), foreground: foreground, background: background)
  }

  private func shape(of glyph: CanvasGlyph) -> RenderedCell.Shape {
    if glyph.isContinuation {
      // Without Unicode the wide character before it has become a narrow "?".
      return capabilities.hasUnicode ? .continuation : .glyph(" ", isBold: false)
    }
    guard let scalar = Unicode.Scalar(glyph.scalar) else { return .blank }
    return .glyph(
      capabilities.hasUnicode ? scalar : MonochromeGlyphs.ascii(scalar), isBold: glyph.isBold)
  }

  @inline(__always)
  private func ink(_ color: TerminalColor) -> InkColor {
    switch capabilities.color {
    case .none: .standard
    case .palette256: .palette(Palette256.nearest(to: color))
    case .trueColor:
      InkColor(
        value: Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue))
    }
  }
}
