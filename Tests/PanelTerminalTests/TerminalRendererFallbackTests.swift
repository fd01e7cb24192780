import PanelTerminal
import Testing

struct TerminalRendererFallbackTests {
  private func screen(
    _ canvas: TerminalCanvas, color: TerminalCapabilities.ColorDepth, hasUnicode: Bool = true
  ) throws -> ScreenModel {
    var renderer = TerminalRenderer(
      capabilities: TerminalCapabilities(color: color, hasUnicode: hasUnicode))
    var screen = ScreenModel(size: canvas.size)
    try screen.show(renderer.render(canvas))
    return screen
  }

  @Test(arguments: [
    (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x00FF00, 46), (0x0000FF, 21),
    (0x5F87AF, 67), (0x808080, 244), (0x121212, 233), (0xEEEEEE, 255), (0xFF8700, 208),
  ])
  func aColourOfThePaletteIsFoundAtItsIndex(hex: UInt32, index: Int) throws {
    let canvas = TerminalCanvas(
      size: TerminalSize(columns: 1, rows: 1), color: TerminalColor(hex: hex))
    #expect(try screen(canvas, color: .palette256)[0, 0].background == "5;\(index)")
  }

  @Test func noOtherColourOfThePaletteIsNearer() throws {
    let levels = [0, 95, 135, 175, 215, 255]
    func channels(_ index: Int) -> [Int] {
      if index >= 232 { return Array(repeating: 8 + 10 * (index - 232), count: 3) }
      let place = index - 16
      return [levels[place / 36], levels[place / 6 % 6], levels[place % 6]]
    }
    func distance(_ index: Int, _ color: TerminalColor) -> Int {
      zip(channels(index), [color.red, color.green, color.blue]).reduce(0) { sum, pair in
        sum + (pair.0 - Int(pair.1)) * (pair.0 - Int(pair.1))
      }
    }
    var random = SplitMix64(seed: 2)
    for _ in 0..<300 {
      let color = TerminalColor.random(&random)
      let canvas = TerminalCanvas(size: TerminalSize(columns: 1, rows: 1), color: color)
      let told = try #require(screen(canvas, color: .palette256)[0, 0].background)
      let index = try #require(Int(told.dropFirst(2)))
      let best = (16...255).map { distance($0, color) }.min() ?? 0
      #expect(distance(index, color) == best, "\(color)")
    }
  }

  @Test func withoutColourShadesAreMadeOfGlyphs() throws {
    var canvas = TerminalCanvas(size: TerminalSize(columns: 5, rows: 1))
    canvas.shade(PixelRect(x: 0, y: 0, width: 5, height: 2)) { x, _ in
      TerminalColor(white: Double(x) / 4)
    }
    let unicode = try screen(canvas, color: .none)
    #expect((0..<5).map { unicode[$0, 0].glyph } == [" ", "░", "▒", "▓", "█"])
    let ascii = try screen(canvas, color: .none, hasUnicode: false)
    #expect((0..<5).map { ascii[$0, 0].glyph } == [" ", ":", "+", "%", "@"])
    #expect(unicode.cells.allSatisfy { $0.foreground == nil && $0.background == nil })
  }

  @Test func withoutColourAnEdgeWithinACellIsKept() throws {
    var canvas = TerminalCanvas(size: TerminalSize(columns: 2, rows: 1))
    canvas.fill(PixelRect(x: 0, y: 0, width: 1, height: 1), .white)
    canvas.fill(PixelRect(x: 1, y: 1, width: 1, height: 1), .white)
    let shown = try screen(canvas, color: .none)
    #expect(shown[0, 0].glyph == "▀")
    #expect(shown[1, 0].glyph == "▄")
  }

  @Test func withoutUnicodeEverythingSentIsASCII() throws {
    var canvas = TerminalCanvas(size: TerminalSize(columns: 20, rows: 3))
    canvas.fill(PixelRect(x: 0, y: 1, width: 20, height: 1), .white)
    canvas.text("→ ok ✓ 漢 “q” é…", column: 0, row: 2, color: .white)
    for color in [TerminalCapabilities.ColorDepth.trueColor, .palette256, .none] {
      var renderer = TerminalRenderer(
        capabilities: TerminalCapabilities(color: color, hasUnicode: false))
      #expect(renderer.render(canvas).allSatisfy { $0 < 0x80 })
      let shown = try screen(canvas, color: color, hasUnicode: false)
      #expect(
        String(String.UnicodeScalarView((0..<16).map { shown[$0, 2].glyph }))
          == "> ok * ?  \"q\" ?.")
    }
  }

  @Test func withoutUnicodeACellShowsTheMeanOfItsPixels() throws {
    var canvas = TerminalCanvas(size: TerminalSize(columns: 1, rows: 1))
    canvas.fill(PixelRect(x: 0, y: 0, width: 1, height: 1), .white)
    let shown = try screen(canvas, color: .trueColor, hasUnicode: false)
    #expect(shown[0, 0].glyph == " ")
    #expect(shown[0, 0].background == "2;128;128;128")
  }

  @Test func boldIsSaidAndTakenBack() throws {
    var canvas = TerminalCanvas(size: TerminalSize(columns: 3, rows: 1))
    canvas.text("a", column: 0, row: 0, color: .white, isBold: true)
    canvas.text("b", column: 1, row: 0, color: .white)
    for color in [TerminalCapabilities.ColorDepth.trueColor, .none] {
      let shown = try screen(canvas, color: color)
      #expect(shown[0, 0].isBold)
      #expect(!shown[1, 0].isBold)
    }
  }
}
