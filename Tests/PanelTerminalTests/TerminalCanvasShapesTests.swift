import PanelTerminal
import Testing

struct TerminalCanvasShapesTests {
  /// The sum of all pixels in units of one white pixel: the area of a white shape on black.
  private func area(_ canvas: TerminalCanvas) -> Double {
    var sum = 0.0
    for y in 0..<canvas.height {
      for x in 0..<canvas.width { sum += Double(canvas.pixel(x: x, y: y)?.red ?? 0) / 255 }
    }
    return sum
  }

  private func canvas() -> TerminalCanvas {
    TerminalCanvas(size: TerminalSize(columns: 40, rows: 20))
  }

  @Test func anEdgeBetweenTwoPixelsCoversBothInPart() {
    var canvas = canvas()
    canvas.fill(PixelRect(x: 0, y: 0.5, width: 1, height: 1), .white)
    #expect(canvas.pixel(x: 0, y: 0)?.red == 128)
    #expect(canvas.pixel(x: 0, y: 1)?.red == 128)
    #expect(canvas.pixel(x: 0, y: 2)?.red == 0)
    #expect(canvas.pixel(x: 1, y: 0)?.red == 0)
  }

  @Test func aTranslucentFillBlendsWithWhatIsThere() {
    var canvas = TerminalCanvas(size: TerminalSize(columns: 1, rows: 1), color: .white)
    canvas.fill(
      PixelRect(x: 0, y: 0, width: 1, height: 1), TerminalColor(hex: 0xFF0000).opacity(0.5))
    #expect(canvas.pixel(x: 0, y: 0) == TerminalColor(hex: 0xFF7F7F))
    #expect(canvas.pixel(x: 0, y: 1) == .white)
  }

  @Test func aRectangleCoversItsArea() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<100 {
      var canvas = canvas()
      let rect = PixelRect(
        x: Double.random(in: 0...20, using: &random), y: Double.random(in: 0...20, using: &random),
        width: Double.random(in: 0.1...19, using: &random),
        height: Double.random(in: 0.1...19, using: &random))
      canvas.fill(rect, .white)
      #expect((area(canvas) - rect.width * rect.height).magnitude < 0.3)
    }
  }

  @Test func roundedCornersTakeAwayTheirShareOfTheSquare() {
    for radius in [1.0, 2, 3.5, 6, 9] {
      var canvas = canvas()
      canvas.fill(
        PixelRect(x: 5, y: 5, width: 24, height: 20), .white, corners: PixelCornerRadii(radius))
      let expected = 24 * 20 - (4 - Double.pi) * radius * radius
      #expect((area(canvas) - expected).magnitude < 1.5, "radius \(radius)")
      #expect(canvas.pixel(x: 17, y: 5) == .white)
    }
  }

  @Test func eachCornerHasItsOwnRadius() {
    var canvas = canvas()
    let rect = PixelRect(x: 0, y: 0, width: 20, height: 20)
    canvas.fill(rect, .white, corners: PixelCornerRadii(topLeft: 5, topRight: 5))
    #expect(canvas.pixel(x: 0, y: 0) == .black)
    #expect(canvas.pixel(x: 19, y: 0) == .black)
    #expect(canvas.pixel(x: 0, y: 19) == .white)
    #expect(canvas.pixel(x: 19, y: 19) == .white)
  }

  @Test func anOutlineLiesInsideTheEdges() {
    var canvas = canvas()
    canvas.stroke(PixelRect(x: 2, y: 2, width: 10, height: 8), width: 1, .white)
    #expect(area(canvas) == 10 * 8 - 8 * 6)
    #expect(canvas.pixel(x: 2, y: 2) == .white)
    #expect(canvas.pixel(x: 3, y: 3) == .black)
    #expect(canvas.pixel(x: 11, y: 9) == .white)
    #expect(canvas.pixel(x: 12, y: 9) == .black)
  }

  @Test func aDiscCoversItsArea() {
    for radius in [1.5, 3, 6, 9.3] {
      var canvas = canvas()
      canvas.fillDisc(centre: PixelPoint(x: 20.2, y: 19.7), radius: radius, .white)
      #expect((area(canvas) / (Double.pi * radius * radius) - 1).magnitude < 0.05)
    }
  }

  @Test func aLineIsAsLongAndAsWideAsSaid() {
    for end in [PixelPoint(x: 35, y: 5), PixelPoint(x: 5, y: 35), PixelPoint(x: 30, y: 24)] {
      for width in [1.0, 2, 3.5] {
        var canvas = canvas()
        let start = PixelPoint(x: 5, y: 5)
        canvas.line(from: start, to: end, width: width, .white)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let expected = length * width + Double.pi * width * width / 4
        #expect((area(canvas) / expected - 1).magnitude < 0.05, "\(end) \(width)")
      }
    }
  }

  @Test func aHairlineIsFaintInsteadOfBroken() {
    var canvas = canvas()
    canvas.line(
      from: PixelPoint(x: 2, y: 5.5), to: PixelPoint(x: 30, y: 5.5), width: 0.25, .white)
    for x in 3..<30 { #expect(canvas.pixel(x: x, y: 5)?.red == 64) }
  }

  @Test func aTranslucentLineIsEvenWhereItTurnsAndCrossesItself() {
    var canvas = canvas()
    canvas.stroke(
      [
        PixelPoint(x: 2, y: 10), PixelPoint(x: 30, y: 10), PixelPoint(x: 30, y: 2),
        PixelPoint(x: 15, y: 2), PixelPoint(x: 15, y: 30),
      ], width: 4, TerminalColor.white.opacity(0.5))
    #expect(canvas.pixel(x: 8, y: 10)?.red == 128)
    #expect(canvas.pixel(x: 15, y: 10)?.red == 128)
    #expect(canvas.pixel(x: 30, y: 10)?.red == 128)
  }
}

struct TerminalCanvasPolygonTests {
  private func painted(_ points: [PixelPoint]) -> TerminalCanvas {
    var canvas = TerminalCanvas(size: TerminalSize(columns: 20, rows: 10))
    canvas.fillPolygon(points, .white)
    return canvas
  }

  private func points(_ pairs: (Double, Double)...) -> [PixelPoint] {
    pairs.map { PixelPoint(x: $0.0, y: $0.1) }
  }

  @Test func anUprightPolygonIsTheSameAsTheRectangle() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<100 {
      let x = Double.random(in: -5...18, using: &random)
      let y = Double.random(in: -5...18, using: &random)
      let width = Double.random(in: 0.1...20, using: &random)
      let height = Double.random(in: 0.1...20, using: &random)
      let polygon = painted(
        points((x, y), (x + width, y), (x + width, y + height), (x, y + height)))
      var rectangle = TerminalCanvas(size: TerminalSize(columns: 20, rows: 10))
      rectangle.fill(PixelRect(x: x, y: y, width: width, height: height), .white)
      for py in 0..<20 {
        for px in 0..<20 {
          let one = Int(polygon.pixel(x: px, y: py)?.red ?? 0)
          let other = Int(rectangle.pixel(x: px, y: py)?.red ?? 0)
          #expect((one - other).magnitude <= 1)
        }
      }
    }
  }

  @Test func aTriangleCoversHalfOfThePixelsOnItsDiagonal() {
    let canvas = painted(points((0, 0), (10, 10), (0, 10)))
    #expect(canvas.pixel(x: 4, y: 4)?.red == 128)
    #expect(canvas.pixel(x: 3, y: 4) == .white)
    #expect(canvas.pixel(x: 5, y: 4) == .black)
  }

  @Test func theDirectionOfTheOutlineDoesNotMatter() {
    let outline = points((1.3, 2.1), (17.2, 4.4), (12.9, 18.6), (3.3, 11.7))
    let (one, other) = (painted(outline), painted(outline.reversed()))
    for y in 0..<20 {
      for x in 0..<20 { #expect(one.pixel(x: x, y: y) == other.pixel(x: x, y: y)) }
    }
  }

  @Test func whatLiesOutsideOnTheLeftStillShadesItsRows() {
    // Its left part is far outside; a slanted edge crosses the border in the middle of a row.
    let canvas = painted(points((-100, 4), (10, 8), (-100, 12)))
    for x in 0..<9 {
      let edge = 4 + (Double(x) + 100.5) * 4 / 110
      #expect(canvas.pixel(x: x, y: 7) == TerminalColor(white: 8 - edge))
    }
    #expect(canvas.pixel(x: 0, y: 6) == .black)
    #expect(canvas.pixel(x: 12, y: 7) == .black)
  }

  @Test func aPolygonBeyondTheRightBorderFillsUpToIt() {
    let canvas = painted(points((5, 5), (500, 5), (500, 15), (5, 15)))
    #expect(canvas.pixel(x: 19, y: 10) == .white)
    #expect(canvas.pixel(x: 4, y: 10) == .black)
    #expect(canvas.pixel(x: 0, y: 11) == .black)
  }

  @Test func fewerThanThreePointsFillNothing() {
    for outline in [[], points((1, 1)), points((1, 1), (9, 9))] {
      let canvas = painted(outline)
      for y in 0..<20 {
        for x in 0..<20 { #expect(canvas.pixel(x: x, y: y) == .black) }
      }
    }
  }
}
