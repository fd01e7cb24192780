import PanelCore
import Testing

@Suite struct PixelGridTests {
  @Test func lengthsGoToTheNearestPixel() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.nearest(to: 100.4) == 301.0 / 3)
    #expect(PixelGrid(scale: 1).nearest(to: 0.5) == 1)
    #expect(PixelGrid(scale: 2).nearest(to: 10.25) == 10.5)
    #expect(grid.pixel == 1.0 / 3)
  }

  @Test func whatWouldPassALimitTakesThePixelBelow() {
    #expect(PixelGrid(scale: 1).nearest(to: 100.7, notBeyond: 100.7) == 100)
    #expect(PixelGrid(scale: 1).nearest(to: 100.7, notBeyond: 200) == 101)
  }

  @Test(arguments: [Double.nan, 0, -1, .infinity])
  func aScaleThatMeansNothingIsOne(scale: Double) {
    #expect(PixelGrid(scale: scale).scale == 1)
  }

  @Test func lengthsBeyondTheGridAreLeftAlone() {
    #expect(PixelGrid(scale: 100).nearest(to: 1e307) == 1e307)
  }

  @Test func nothingIsBeyondTheLimitByALastBit() {
    for (limit, scale) in [(500.0, 33.3), (533, 33.3), (759, 2.7), (812, 1.1)] {
      let grid = PixelGrid(scale: scale)
      #expect(grid.nearest(to: limit, notBeyond: limit) <= limit)
      #expect(limit - grid.nearest(to: limit, notBeyond: limit) < grid.pixel)
    }
  }
}
