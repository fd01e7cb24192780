/// What a cell shows, with colours as the terminal can have them: two equal cells look the same.
struct RenderedCell: Hashable {
  /// What fills the cell.
  enum Shape: Hashable {
    /// One colour, the background.
    case blank
    /// Two pixels: the upper in the foreground, the lower in the background.
    case halves
    /// A character.
    case glyph(Unicode.Scalar, isBold: Bool)
    /// The right half of the wide character before it.
    case continuation
  }

  var shape: Shape
  var foreground: InkColor
  var background: InkColor
}

/// A colour as the terminal can have it.
struct InkColor: Hashable {
  /// 0xRRGGBB, or ``paletteBase`` and an index of the palette, or -1 for the terminal's own colour.
  let value: Int32

  private static let paletteBase: Int32 = 0x100_0000

  /// The terminal's own.
  static let standard = InkColor(value: -1)

  /// The index, 0 … 255, if it is a colour of the palette.
  var paletteIndex: Int? {
    value >= Self.paletteBase ? Int(value - Self.paletteBase) : nil
  }

  static func palette(_ index: Int) -> InkColor {
    InkColor(value: paletteBase + Int32(index))
  }
}
