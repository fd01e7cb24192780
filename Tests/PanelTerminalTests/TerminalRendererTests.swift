import PanelTerminal
import Testing

struct TerminalRendererTests {
  private static let size = TerminalSize(columns: 24, rows: 9)

  /// A picture in which everything happens: gradients, edges, text in both weights, wide characters.
  private func picture(_ random: inout SplitMix64) -> TerminalCanvas {
    var canvas = TerminalCanvas(size: Self.size, color: .random(&random))
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let x = Double.random(in: -4...24, using: &random)
      let y = Double.random(in: -4...18, using: &random)
      canvas.fill(
        PixelRect(x: x, y: y, width: 7, height: 5.3), .random(&random), corners: PixelCornerRadii(2)
      )
      canvas.fillDisc(centre: PixelPoint(x: y, y: x), radius: 3, .random(&random))
      canvas.text(
        ["plain", "漢字", "wide漢", "·✓▀"].randomElement(using: &random) ?? "",
        column: Int(x), row: Int(y / 2), color: .random(&random), background: .random(&random),
        isBold: Bool.random(using: &random))
    }
    return canvas
  }

  /// Whether a screen shows a canvas in true colour.
  private func check(_ screen: ScreenModel, shows canvas: TerminalCanvas) {
    for row in 0..<canvas.size.rows {
      let text = Array(canvas.text(inRow: row))
      var column = 0
      for character in text {
        let width = TerminalCanvas.columns(of: String(character))
        defer { column += width }
        let cell = screen[column, row]
        guard let upper = canvas.pixel(x: column, y: row * 2),
          let lower = canvas.pixel(x: column, y: row * 2 + 1)
        else { continue }
        if character != " " {
          #expect(String(cell.glyph) == String(character), "column \(column) row \(row)")
          if upper == lower { #expect(cell.background == upper.parameters) }
        } else {
          check(cell, shows: upper, above: lower)
        }
      }
    }
  }

  private func check(
    _ cell: ScreenModel.Cell, shows upper: TerminalColor, above lower: TerminalColor
  ) {
    switch cell.glyph {
    case "▀": #expect([cell.foreground, cell.background] == [upper.parameters, lower.parameters])
    case "▄": #expect([cell.background, cell.foreground] == [upper.parameters, lower.parameters])
    case " ": #expect(cell.background == upper.parameters && upper == lower)
    default: Issue.record("unexpected glyph \(cell.glyph)")
    }
  }

  @Test func theScreenShowsEachCanvasOfALongSeries() throws {
    var random = SplitMix64(seed: 4)
    var renderer = TerminalRenderer(capabilities: .full)
    var screen = ScreenModel(size: Self.size)
    for _ in 0..<80 {
      let canvas = picture(&random)
      try screen.show(renderer.render(canvas))
      #expect(!screen.isSynchronized)
      check(screen, shows: canvas)
    }
  }

  @Test(arguments: [TerminalCapabilities.ColorDepth.trueColor, .palette256, .none], [true, false])
  func theDifferenceLeadsToTheSameScreenAsTheWholePicture(
    color: TerminalCapabilities.ColorDepth, hasUnicode: Bool
  ) throws {
    var random = SplitMix64(seed: 14)
    let capabilities = TerminalCapabilities(color: color, hasUnicode: hasUnicode)
    var renderer = TerminalRenderer(capabilities: capabilities)
    var screen = ScreenModel(size: Self.size)
    for _ in 0..<40 {
      let canvas = picture(&random)
      try screen.show(renderer.render(canvas))
      var whole = TerminalRenderer(capabilities: capabilities)
      var fresh = ScreenModel(size: Self.size)
      try fresh.show(whole.render(canvas))
      for (one, other) in zip(screen.cells, fresh.cells) {
        #expect(ScreenModel.looksSame(one, other))
      }
    }
  }

  @Test func aFrameWithoutChangeIsEmpty() {
    var random = SplitMix64(seed: 6)
    var renderer = TerminalRenderer(capabilities: .full)
    let canvas = picture(&random)
    #expect(!renderer.render(canvas).isEmpty)
    #expect(renderer.render(canvas).isEmpty)
    var same = TerminalCanvas(size: canvas.size, color: .white)
    same = canvas
    #expect(renderer.render(same).isEmpty)
  }

  @Test func oneChangedCellCostsOneMoveOneColourAndOneGlyph() {
    var canvas = TerminalCanvas(size: Self.size)
    var renderer = TerminalRenderer(capabilities: .full)
    _ = renderer.render(canvas)
    canvas.fill(PixelRect(column: 4, row: 2, columns: 1, rows: 1), TerminalColor(hex: 0x010203))
    #expect(
      String(decoding: renderer.render(canvas), as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[0m\u{1B}[3;5H\u{1B}[48;2;1;2;3m \u{1B}[0m\u{1B}[?2026l")
  }

  @Test func aColourIsSaidOnceForARun() {
    var renderer = TerminalRenderer(capabilities: .full)
    let frame = renderer.render(
      TerminalCanvas(size: TerminalSize(columns: 80, rows: 24), color: .white))
    let text = String(decoding: frame, as: UTF8.self)
    #expect(text.split(separator: "48;2;255;255;255").count == 2)
    #expect(frame.count < 80 * 24 + 24 * 8 + 60)
  }

  @Test func aColourThatThePaletteCannotTellApartIsNoChange() {
    var renderer = TerminalRenderer(capabilities: TerminalCapabilities(color: .palette256))
    _ = renderer.render(TerminalCanvas(size: Self.size, color: TerminalColor(hex: 0xFF0000)))
    let frame = renderer.render(
      TerminalCanvas(size: Self.size, color: TerminalColor(hex: 0xFE0101)))
    #expect(frame.isEmpty)
  }

  @Test func anotherSizeAndInvalidatingPaintEverything() throws {
    var renderer = TerminalRenderer(capabilities: .full)
    let canvas = TerminalCanvas(size: Self.size, color: .white)
    let first = renderer.render(canvas)
    renderer.invalidate()
    #expect(renderer.render(canvas) == first)
    let smaller = TerminalCanvas(size: TerminalSize(columns: 5, rows: 2), color: .white)
    var screen = ScreenModel(size: smaller.size)
    try screen.show(renderer.render(smaller))
    check(screen, shows: smaller)
    #expect(renderer.render(canvas) == first)
  }

  @Test(arguments: [(0, 0), (1, 1), (0, 4), (4, 0)])
  func theSmallestCanvasesAreRendered(columns: Int, rows: Int) throws {
    var renderer = TerminalRenderer(capabilities: .full)
    let canvas = TerminalCanvas(size: TerminalSize(columns: columns, rows: rows), color: .white)
    let frame = renderer.render(canvas)
    #expect(frame.isEmpty == (columns * rows == 0))
    var screen = ScreenModel(size: canvas.size)
    try screen.show(frame)
    check(screen, shows: canvas)
  }
}

extension ScreenModel {
  /// Two ways to draw the same: ▀ and ▄ with roles exchanged; a space in any foreground and weight.
  fileprivate static func looksSame(_ one: Cell, _ other: Cell) -> Bool {
    appearance(one) == appearance(other)
  }

  private static func appearance(_ cell: Cell) -> Cell {
    var cell = cell
    if cell.glyph == " " {
      cell.foreground = nil
      cell.isBold = false
    }
    if cell.glyph == "▄", cell.foreground != nil {
      cell.glyph = "▀"
      swap(&cell.foreground, &cell.background)
    }
    if cell.glyph == "▀", cell.foreground != nil { cell.isBold = false }
    return cell
  }
}
