/// Where a terminal's cursor stands and with what it would write: writes only the difference.
struct TerminalPen {
  /// The cell that the next glyph would go to; nil if that is not certain.
  private var place: (column: Int, row: Int)?
  private var foreground: InkColor = .standard
  private var background: InkColor = .standard
  private var isBold = false

  /// The terminal was told to forget all attributes, and the cursor may stand anywhere.
  mutating func reset() {
    self = TerminalPen()
  }

  /// Appends what makes the terminal show `cell`.
  mutating func write(
    _ cell: RenderedCell, column: Int, row: Int, lastColumn: Int, to output: inout TerminalBytes
  ) {
    // The wide character before it has drawn it.
    if cell.shape == .continuation { return }
    move(column: column, row: row, &output)
    var isCertain = true
    switch cell.shape {
    case .blank:
      select(nil, cell.background, isBold: false, &output)
      output.append(" ")
    case .halves:
      writeHalves(cell, &output)
    case .glyph(let scalar, let isBold):
      select(cell.foreground, cell.background, isBold: isBold, &output)
      output.append(scalar: scalar)
      // Terminals disagree about the width of many characters; they agree about these blocks.
      isCertain = scalar.isASCII || (0x2500...0x259F).contains(scalar.value)
    case .continuation:
      break
    }
    // After the last column a cursor may or may not have gone to the next row.
    place = isCertain && column < lastColumn ? (column + 1, row) : nil
  }

  /// The same two colours can be had as ▀ or with roles exchanged as ▄: whichever changes less.
  private mutating func writeHalves(_ cell: RenderedCell, _ output: inout TerminalBytes) {
    let asUpper =
      (cell.foreground == foreground ? 0 : 1) + (cell.background == background ? 0 : 1)
    let asLower =
      (cell.background == foreground ? 0 : 1) + (cell.foreground == background ? 0 : 1)
    if asLower < asUpper {
      select(cell.background, cell.foreground, isBold: false, &output)
      output.append("▄")
    } else {
      select(cell.foreground, cell.background, isBold: false, &output)
      output.append("▀")
    }
  }

  private mutating func move(column: Int, row: Int, _ output: inout TerminalBytes) {
    if let place, place.row == row, place.column <= column {
      let distance = column - place.column
      if distance == 0 { return }
      output.append("\u{1B}[")
      if distance > 1 { output.append(distance) }
      output.append("C")
    } else {
      output.moveCursor(column: column, row: row)
    }
  }

  /// Selects colours and weight; a nil foreground is one that will not be seen.
  private mutating func select(
    _ newForeground: InkColor?, _ newBackground: InkColor, isBold newBold: Bool,
    _ output: inout TerminalBytes
  ) {
    let changesForeground = newForeground.map { $0 != foreground } ?? false
    let changesBackground = newBackground != background
    // A blank is the same in both weights.
    let changesWeight = newForeground != nil && newBold != isBold
    guard changesForeground || changesBackground || changesWeight else { return }
    output.append("\u{1B}[")
    var separator: StaticString = ""
    if changesWeight {
      output.append(newBold ? "1" : "22")
      separator = ";"
      isBold = newBold
    }
    if changesForeground, let newForeground {
      output.append(separator)
      Self.append(newForeground, kind: 38, &output)
      separator = ";"
      foreground = newForeground
    }
    if changesBackground {
      output.append(separator)
      Self.append(newBackground, kind: 48, &output)
      background = newBackground
    }
    output.append("m")
  }

  /// - Parameter kind: 38 for the foreground, 48 for the background.
  private static func append(_ color: InkColor, kind: Int, _ output: inout TerminalBytes) {
    if color == .standard {
      output.append(kind + 1)
      return
    }
    output.append(kind)
    if let index = color.paletteIndex {
      output.append(";5;")
      output.append(index)
    } else {
      output.append(";2;")
      output.append(Int(color.value >> 16 & 255))
      output.append(";")
      output.append(Int(color.value >> 8 & 255))
      output.append(";")
      output.append(Int(color.value & 255))
    }
  }
}
