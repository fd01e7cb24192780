import PanelTerminal
import Testing

@testable import PanelDemo

@Suite struct MapPainterTests {
  private let painter = MapPainter(map: CityMap(seed: 7), palette: .day)

  private func canvas(_ columns: Int, _ rows: Int) -> TerminalCanvas {
    TerminalCanvas(size: TerminalSize(columns: columns, rows: rows))
  }

  private func difference(_ one: TerminalColor?, _ other: TerminalColor?) -> Int {
    guard let one, let other else { return 999 }
    return [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)]
      .map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
  }

  @Test func theMapHasStreetsWaterAndParks() {
    var canvas = canvas(120, 40)
    painter.paint(on: &canvas, fromX: -60, y: -40)
    var counts: [TerminalColor: Int] = [:]
    for y in 0..<canvas.height {
      for x in 0..<canvas.width { canvas.pixel(x: x, y: y).map { counts[$0, default: 0] += 1 } }
    }
    #expect(counts[MapPalette.day.water, default: 0] > 400)
    #expect(counts[MapPalette.day.park, default: 0] > 300)
    #expect(counts[MapPalette.day.avenue, default: 0] > 100)
    #expect(counts[MapPalette.day.motorway, default: 0] > 50)
    #expect(counts.count > 500, "edges are smooth")
  }

  @Test func tilesShowWhatAWholePictureShows() {
    var whole = canvas(150, 50)
    painter.paint(on: &whole, fromX: -77, y: -51)
    var tiled = canvas(150, 50)
    var tiles = MapTiles(painter)
    tiles.paint(on: &tiled, fromX: -77, y: -51)
    for y in 0..<whole.height {
      for x in 0..<whole.width {
        // Seams would show as other colours; what is left is the rounding of coverage.
        #expect(difference(whole.pixel(x: x, y: y), tiled.pixel(x: x, y: y)) <= 2, "\(x) \(y)")
      }
    }
  }

  @Test func movingTheMapMovesItsPixels() {
    var tiles = MapTiles(painter)
    var (one, other) = (canvas(60, 20), canvas(60, 20))
    tiles.paint(on: &one, fromX: -130, y: 65)
    tiles.paint(on: &other, fromX: -123, y: 62)
    for y in 3..<40 {
      for x in 0..<53 { #expect(other.pixel(x: x, y: y) == one.pixel(x: x + 7, y: y - 3)) }
    }
  }

  @Test func anEmptyCanvasIsNoTrouble() {
    var tiles = MapTiles(painter)
    var empty = canvas(0, 0)
    tiles.paint(on: &empty, fromX: 0, y: 0)
    #expect(empty.size.cellCount == 0)
  }
}
