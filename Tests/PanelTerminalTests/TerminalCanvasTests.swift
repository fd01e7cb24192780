import PanelTerminal
import Testing

struct TerminalCanvasTests {
  @Test func aNewCanvasHasOneColourAndTwoPixelsToACell() {
    let canvas = TerminalCanvas(
      size: TerminalSize(columns: 3, rows: 2), color: TerminalColor(hex: 0x102030))
    #expect(canvas.width == 3)
    #expect(canvas.height == 4)
    for y in 0..<4 {
      for x in 0..<3 { #expect(canvas.pixel(x: x, y: y) == TerminalColor(hex: 0x102030)) }
    }
    #expect(canvas.pixel(x: 3, y: 0) == nil)
    #expect(canvas.pixel(x: 0, y: -1) == nil)
  }

  @Test func clearingRemovesPicturesAndText() {
    var canvas = TerminalCanvas(size: TerminalSize(columns: 4, rows: 2))
    canvas.fill(PixelRect(x: 0, y: 0, width: 4, height: 4), .white)
    canvas.text("abcd", column: 0, row: 1, color: .black)
    canvas.clear()
    #expect(canvas.pixel(x: 2, y: 3) == .black)
    #expect(canvas.text(inRow: 1) == "    ")
  }

  @Test func resettingTakesTheNewSize() {
    var canvas = TerminalCanvas(size: TerminalSize(columns: 4, rows: 2), color: .white)
    canvas.reset(size: TerminalSize(columns: 2, rows: 5))
    #expect(canvas.size == TerminalSize(columns: 2, rows: 5))
    #expect(canvas.pixel(x: 1, y: 9) == .black)
    canvas.fill(PixelRect(x: 0, y: 9, width: 2, height: 1), .white)
    #expect(canvas.pixel(x: 1, y: 9) == .white)
  }

  @Test(arguments: [(0, 0), (1, 1), (0, 5), (5, 0), (-3, -3)])
  func everyShapeCanBePaintedOnTheSmallestCanvases(columns: Int, rows: Int) {
    var canvas = TerminalCanvas(size: TerminalSize(columns: columns, rows: rows))
    canvas.paintOneOfEach(.white)
    canvas.clear()
    #expect(canvas.size.cellCount == max(columns, 0) * max(rows, 0))
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e18,
    .leastNonzeroMagnitude, -1,
  ])
  func noNumberIsTooStrangeToPaintWith(_ number: Double) {
    var canvas = TerminalCanvas(size: TerminalSize(columns: 5, rows: 3))
    let points = [
      PixelPoint(x: number, y: 1), PixelPoint(x: 2, y: number), PixelPoint(x: 3, y: 3),
      PixelPoint(x: number, y: number),
    ]
    for rect in [
      PixelRect(x: number, y: 0, width: 2, height: 2),
      PixelRect(x: 0, y: 0, width: number, height: 2),
      PixelRect(x: 0, y: number, width: 2, height: number),
      PixelRect(x: -number, y: -number, width: number * 2, height: number * 2),
    ] {
      canvas.fill(rect, .white, corners: PixelCornerRadii(number))
      canvas.stroke(rect, width: 1, .white, corners: PixelCornerRadii(1))
      canvas.shadow(of: rect, blur: 3, .white)
      canvas.shade(rect) { _, _ in .white }
      canvas.clipped(to: rect) { $0.fillPolygon(points, .white) }
    }
    canvas.fillPolygon(points, .white)
    canvas.stroke(points, width: number, .white)
    canvas.stroke(points, width: 2, .white)
    canvas.fillDisc(centre: PixelPoint(x: 2, y: 2), radius: number, .white)
    canvas.shadow(of: PixelRect(x: 0, y: 0, width: 3, height: 3), blur: number, .white)
    #expect(canvas.pixel(x: 0, y: 0) != nil)
  }

  @Test func nothingIsPaintedOutsideTheClip() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<50 {
      var canvas = TerminalCanvas(size: TerminalSize(columns: 12, rows: 8))
      let x = Int.random(in: -2..<12, using: &random)
      let y = Int.random(in: -2..<16, using: &random)
      let width = Int.random(in: 1...8, using: &random)
      let height = Int.random(in: 1...8, using: &random)
      let rect = PixelRect(
        x: Double(x), y: Double(y), width: Double(width), height: Double(height))
      canvas.clipped(to: rect) { $0.paintOneOfEach(.white) }
      for py in 0..<16 {
        for px in 0..<12 where px < x || px >= x + width || py < y || py >= y + height {
          #expect(canvas.pixel(x: px, y: py) == .black)
        }
      }
    }
  }

  @Test func clipsNestAndEnd() {
    var canvas = TerminalCanvas(size: TerminalSize(columns: 6, rows: 3))
    let everything = PixelRect(x: -9, y: -9, width: 99, height: 99)
    canvas.clipped(to: PixelRect(x: 0, y: 0, width: 3, height: 6)) { canvas in
      canvas.clipped(to: PixelRect(x: 2, y: 0, width: 4, height: 6)) {
        $0.fill(everything, .white)
      }
      #expect(canvas.pixel(x: 1, y: 0) == .black)
      #expect(canvas.pixel(x: 2, y: 0) == .white)
      #expect(canvas.pixel(x: 3, y: 0) == .black)
      canvas.fill(PixelRect(x: 0, y: 5, width: 6, height: 1), .white)
      #expect(canvas.pixel(x: 0, y: 5) == .white)
      #expect(canvas.pixel(x: 5, y: 5) == .black)
    }
    canvas.fill(everything, .white)
    #expect(canvas.pixel(x: 5, y: 0) == .white)
  }
}

extension TerminalCanvas {
  /// One of everything, larger than the canvases of these tests.
  fileprivate mutating func paintOneOfEach(_ color: TerminalColor) {
    let rect = PixelRect(x: -1, y: -1, width: 20, height: 20)
    let points = [PixelPoint(x: -5, y: 3), PixelPoint(x: 20, y: -4), PixelPoint(x: 9, y: 30)]
    fill(rect, color, corners: PixelCornerRadii(3))
    stroke(rect.inset(by: 2), width: 2, color, corners: PixelCornerRadii(3))
    shadow(of: rect, blur: 4, color)
    shade(rect) { _, _ in color }
    stroke(points, width: 3, color)
    fillPolygon(points, color)
    fillDisc(centre: PixelPoint(x: 4, y: 4), radius: 5, color)
    line(from: points[0], to: points[2], color)
    text("漢字 text that is too long", column: -1, row: 0, color: color, background: color)
    text("x", column: 0, row: 99, color: color)
  }
}
