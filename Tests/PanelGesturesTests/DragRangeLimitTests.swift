import PanelGestures
import Testing

/// What a drag range does at its limits, and where it is told to hold a height.
@Suite struct DragRangeLimitTests {
  private let range = DragRange(lowest: 200, highest: 600, ceiling: 700, dimension: 800)

  private var held: DragRange {
    DragRange(lowest: 200, highest: 600, ceiling: 700, allowsDismissal: false, dimension: 800)
  }

  @Test func `a finger beyond what can show moves nothing, and gives the panel no speed`() {
    #expect(range.shownHeight(finger: 5000) == 700 && range.slope(finger: 5000) == 0)
    #expect(range.shownHeight(finger: -50) == 0 && range.slope(finger: -50) == 0)
    #expect(held.shownHeight(finger: -5000) == 0 && held.slope(finger: -5000) == 0)
  }

  @Test(arguments: [-300.0, 50, 150, 250, 599, 650, 700, 800])
  func `the slope is how fast the height changes with the finger`(finger: Double) {
    for range in [range, held] {
      let hair = 1e-4
      let change =
        range.shownHeight(finger: finger + hair) - range.shownHeight(finger: finger - hair)
      #expect(abs(range.slope(finger: finger) - change / (2 * hair)) < 1e-6)
    }
  }

  @Test func `a height is held between the stops, and down to 0 where the panel may leave`() {
    #expect([-5, 100, 400, 650].map(range.clamped) == [0, 100, 400, 600])
    #expect([-5, 100, 400, 650].map(held.clamped) == [200, 200, 400, 600])
  }
}
