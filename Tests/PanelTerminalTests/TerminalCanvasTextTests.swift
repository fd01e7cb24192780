import PanelTerminal
import Testing

struct TerminalCanvasTextTests {
  private func canvas() -> TerminalCanvas {
    TerminalCanvas(size: TerminalSize(columns: 10, rows: 3))
  }

  @Test func textStandsInItsCells() {
    var canvas = canvas()
    let next = canvas.text("Hi ✓", column: 2, row: 1, color: .white)
    #expect(next == 6)
    #expect(canvas.text(inRow: 1) == "  Hi ✓    ")
    #expect(canvas.text(inRow: 0) == "          ")
    #expect(canvas.text(inRow: 3) == "")
  }

  @Test func textIsCutAtTheBordersAndAtTheClip() {
    var canvas = canvas()
    canvas.text("0123456789ABC", column: -2, row: 0, color: .white)
    #expect(canvas.text(inRow: 0) == "23456789AB")
    canvas.clipped(to: PixelRect(column: 3, row: 1, columns: 4, rows: 1)) {
      $0.text("0123456789", column: 0, row: 1, color: .white)
      $0.text("0123456789", column: 0, row: 2, color: .white)
    }
    #expect(canvas.text(inRow: 1) == "   3456   ")
    #expect(canvas.text(inRow: 2) == "          ")
  }

  @Test func aWideCharacterTakesTwoCellsOrNone() {
    var canvas = canvas()
    canvas.text("漢a", column: 0, row: 0, color: .white)
    #expect(canvas.text(inRow: 0) == "漢a       ")
    canvas.text("漢", column: 9, row: 1, color: .white)
    canvas.text("漢", column: -1, row: 1, color: .white)
    #expect(canvas.text(inRow: 1) == "          ")
  }

  @Test func overwritingHalfAWideCharacterRemovesItsOtherHalf() {
    var canvas = canvas()
    canvas.text("漢漢漢", column: 0, row: 0, color: .white)
    canvas.text("x", column: 3, row: 0, color: .white)
    #expect(canvas.text(inRow: 0) == "漢 x漢    ")
    canvas.text("字", column: 3, row: 0, color: .white)
    #expect(canvas.text(inRow: 0) == "漢 字     ")
    canvas.text("y", column: 0, row: 0, color: .white)
    #expect(canvas.text(inRow: 0) == "y  字     ")
  }

  @Test func controlCharactersNeverGetIntoACell() {
    var canvas = canvas()
    canvas.text("a\u{1B}[2Jb\u{9B}\u{200B}\u{7F}\nc", column: 0, row: 0, color: .white)
    #expect(canvas.text(inRow: 0) == "a[2Jbc    ")
  }

  @Test func anOpaqueShapeHidesTheTextUnderIt() {
    var canvas = canvas()
    canvas.text("abcdef", column: 0, row: 0, color: .white)
    canvas.fill(PixelRect(x: 2, y: 1, width: 2, height: 4), .white)
    #expect(canvas.text(inRow: 0) == "ab  ef    ")
  }

  @Test func aVeilTintsTheTextUnderItAndLeavesItReadable() throws {
    var canvas = TerminalCanvas(size: TerminalSize(columns: 1, rows: 1))
    canvas.text("a", column: 0, row: 0, color: .white)
    canvas.fill(PixelRect(x: 0, y: 0, width: 1, height: 2), TerminalColor.black.opacity(0.5))
    #expect(canvas.text(inRow: 0) == "a")
    var renderer = TerminalRenderer(capabilities: .full)
    var screen = ScreenModel(size: canvas.size)
    try screen.show(renderer.render(canvas))
    #expect(screen[0, 0].foreground == "2;127;127;127")
  }

  @Test func aBackgroundFillsTheCellsOfTheText() {
    var canvas = canvas()
    canvas.text("漢", column: 1, row: 1, color: .black, background: .white)
    #expect(canvas.pixel(x: 0, y: 2) == .black)
    for x in 1...2 {
      for y in 2...3 { #expect(canvas.pixel(x: x, y: y) == .white) }
    }
    #expect(canvas.pixel(x: 3, y: 2) == .black)
  }

  @Test func widthsAndTruncationCountCells() {
    #expect(TerminalCanvas.columns(of: "漢a") == 3)
    #expect(TerminalCanvas.columns(of: "e\u{301}\u{1B}") == 1)
    #expect(TerminalCanvas.truncated("Lisbon", to: 4) == "Lis…")
    #expect(TerminalCanvas.truncated("Lisbon", to: 6) == "Lisbon")
    #expect(TerminalCanvas.truncated("漢字漢", to: 4) == "漢…")
    #expect(TerminalCanvas.truncated("Lisbon", to: 1) == "…")
    #expect(TerminalCanvas.truncated("Lisbon", to: 0) == "")
    #expect(TerminalCanvas.truncated("", to: -1) == "")
    var canvas = canvas()
    canvas.text("Lisbon", column: 0, row: 0, color: .white, limit: 3)
    #expect(canvas.text(inRow: 0) == "Li…       ")
  }
}
