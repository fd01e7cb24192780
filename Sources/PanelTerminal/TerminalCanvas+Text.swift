extension TerminalCanvas {
  /// Writes one line of text into whole cells, above what has been painted there so far.
  ///
  /// Cells outside the clip are left alone. Control characters are left out; of a character that
  /// consists of several scalars the first is written; wide characters take two cells.
  ///
  /// - Parameters:
  ///   - text: The line; it is not wrapped.
  ///   - column: The cell of the first character, from 0; may be negative.
  ///   - row: The row of cells, from 0.
  ///   - color: The colour of the letters; a translucent one is blended with what is there.
  ///   - background: Fills the cells first; nil leaves what is there.
  ///   - isBold: Whether the letters are bold.
  ///   - limit: The most cells to use; a longer text ends in “…”. Nil for no limit.
  /// - Returns: The column after the last character.
  @discardableResult
  public mutating func text(
    _ text: String, column: Int, row: Int, color: TerminalColor,
    background: TerminalColor? = nil, isBold: Bool = false, limit: Int? = nil
  ) -> Int {
    let text = limit.map { Self.truncated(text, to: $0) } ?? text
    var column = column
    for character in text {
      guard let scalar = GlyphWidth.printable(character) else { continue }
      let width = GlyphWidth.columns(of: scalar)
      if let background {
        fill(PixelRect(column: column, row: row, columns: width, rows: 1), background)
      }
      let glyph = CanvasGlyph(scalar: scalar.value, isBold: isBold)
      if width == 1 {
        place(glyph, column: column, row: row, color: color)
      } else if isInsideClip(column: column, row: row), isInsideClip(column: column + 1, row: row) {
        // First the right half: it clears what it lands on, and must not clear its own left half.
        place(.continuation, column: column + 1, row: row, color: color)
        place(glyph, column: column, row: row, color: color, isWide: true)
      }
      column += width
    }
    return column
  }

  /// The number of cells that `text` takes in one line.
  ///
  ///     TerminalCanvas.columns(of: "漢a")  // 3
  public static func columns(of text: String) -> Int {
    text.reduce(0) { sum, character in
      sum + (GlyphWidth.printable(character).map(GlyphWidth.columns) ?? 0)
    }
  }

  /// `text`, or its beginning and “…” if it takes more than `limit` cells.
  ///
  ///     TerminalCanvas.truncated("Lisbon", to: 4)  // "Lis…"
  public static func truncated(_ text: String, to limit: Int) -> String {
    guard columns(of: text) > limit else { return text }
    guard limit > 0 else { return "" }
    var result = ""
    var used = 0
    for character in text {
      let width = GlyphWidth.printable(character).map(GlyphWidth.columns) ?? 0
      guard used + width < limit else { break }
      result.append(character)
      used += width
    }
    return result + "…"
  }

  /// The text of a row of cells, with a space for every cell that shows none.
  ///
  ///     canvas.text("Hi", column: 2, row: 0, color: .white)
  ///     canvas.text(inRow: 0)  // "  Hi     …", as long as the row
  ///
  /// For tests, and for who cannot see. Empty outside the canvas.
  public func text(inRow row: Int) -> String {
    guard row >= 0, row < size.rows else { return "" }
    var result = ""
    for glyph in glyphs[(row * size.columns)..<((row + 1) * size.columns)]
    where !glyph.isContinuation {
      result.unicodeScalars.append(
        Unicode.Scalar(glyph.scalar).flatMap { $0 == "\0" ? nil : $0 } ?? " ")
    }
    return result
  }

  /// Whether a cell shows text; false outside the canvas.
  package func hasText(column: Int, row: Int) -> Bool {
    guard column >= 0, column < size.columns, row >= 0, row < size.rows else { return false }
    return !glyphs[row * size.columns + column].isNone
  }

  private func isInsideClip(column: Int, row: Int) -> Bool {
    guard row >= 0, row < size.rows else { return false }
    return clip.contains(x: column, y: row * 2) && clip.contains(x: column, y: row * 2 + 1)
  }

  private mutating func place(
    _ glyph: CanvasGlyph, column: Int, row: Int, color: TerminalColor, isWide: Bool = false
  ) {
    guard isInsideClip(column: column, row: row) else { return }
    let upper = row * 2 * width + column
    let lower = upper + width
    removeGlyph(column: column, row: row)
    glyphs[row * size.columns + column] = glyph
    if isWide { glyphs[row * size.columns + column + 1] = .continuation }
    inks[upper] = color.over(pixels[upper])
    inks[lower] = color.over(pixels[lower])
    rowsWithGlyphs[row] = true
  }
}
