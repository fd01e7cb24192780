import PanelTerminal

/// A terminal as small as it can be: it understands what a renderer may send, and fails on the rest.
struct ScreenModel {
  struct Cell: Hashable {
    var glyph: Unicode.Scalar = " "
    /// As the terminal was told, for example "2;255;0;0" or "5;196"; nil for its own colour.
    var foreground: String?
    var background: String?
    var isBold = false
  }

  struct Misunderstanding: Error {
    let text: String
  }

  /// What the second cell of a wide character holds.
  static let rightHalf: Unicode.Scalar = "\u{FFFD}"

  let size: TerminalSize
  private(set) var cells: [Cell]
  private(set) var isSynchronized = false
  private var column = 0
  private var row = 0
  /// What the next glyph is written with.
  private var brush = Cell()

  init(size: TerminalSize) {
    self.size = size
    cells = Array(repeating: Cell(), count: size.cellCount)
  }

  subscript(column: Int, row: Int) -> Cell { cells[row * size.columns + column] }

  /// Takes the bytes of a frame.
  mutating func show(_ bytes: [UInt8]) throws {
    var rest = Substring(String(decoding: bytes, as: UTF8.self)).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        try control(&rest)
      } else {
        try write(scalar)
      }
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) throws {
    guard scalar.value >= 0x20, scalar.value != 0x7F, row < size.rows else {
      throw Misunderstanding(text: "control character \(scalar.value)")
    }
    guard column < size.columns else {
      throw Misunderstanding(text: "written beyond the last column of row \(row)")
    }
    let width = TerminalCanvas.columns(of: String(Character(scalar)))
    guard column + width <= size.columns else {
      throw Misunderstanding(text: "a wide character in the last column of row \(row)")
    }
    for offset in 0..<width {
      let index = row * size.columns + column + offset
      blankOtherHalf(of: index)
      cells[index] = brush
      cells[index].glyph = offset == 0 ? scalar : Self.rightHalf
    }
    column += width
  }

  /// As real terminals do when one half of a wide character is overwritten.
  private mutating func blankOtherHalf(of index: Int) {
    if cells[index].glyph == Self.rightHalf { cells[index - 1] = Cell() }
    if index + 1 < cells.count, cells[index + 1].glyph == Self.rightHalf {
      cells[index + 1] = Cell()
    }
  }

  private mutating func control(_ rest: inout Substring.UnicodeScalarView) throws {
    guard rest.popFirst() == "[" else { throw Misunderstanding(text: "not a control sequence") }
    var parameters = ""
    while let scalar = rest.popFirst() {
      if scalar.value < 0x40 {
        parameters.unicodeScalars.append(scalar)
        continue
      }
      try execute(scalar, parameters)
      return
    }
    throw Misunderstanding(text: "cut off: \(parameters)")
  }

  private mutating func execute(_ final: Unicode.Scalar, _ parameters: String) throws {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (final, parameters) {
    case ("h", "?2026"): isSynchronized = true
    case ("l", "?2026"): isSynchronized = false
    case ("J", "2"): cells = Array(repeating: Cell(), count: size.cellCount)
    case ("m", _): try select(parameters.split(separator: ";").map(String.init)[...])
    case ("H", _) where numbers.count == 2: (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case ("C", _): column += numbers.first ?? 1
    default: throw Misunderstanding(text: "\(parameters)\(final)")
    }
  }

  private mutating func select(_ parameters: ArraySlice<String>) throws {
    var rest = parameters
    while let first = rest.popFirst() {
      switch first {
      case "0": brush = Cell()
      case "1": brush.isBold = true
      case "22": brush.isBold = false
      case "38", "48":
        let count = rest.first == "2" ? 4 : 2
        let color = rest.prefix(count).joined(separator: ";")
        rest = rest.dropFirst(count)
        if first == "38" { brush.foreground = color } else { brush.background = color }
      default: throw Misunderstanding(text: "attribute \(first)")
      }
    }
  }
}
