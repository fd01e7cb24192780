import PanelCore
import Testing

@Suite struct AscendingOrderTests {
  @Test func equalHeightsKeepTheirOrder() {
    #expect(ascendingOrder(of: [3, 1, 3, 2, 1]) == [1, 4, 3, 0, 2])
    #expect(ascendingOrder(of: [5]) == [0])
    #expect(ascendingOrder(of: []).isEmpty)
  }

  @Test func theOrderIsThatOfAStableSortForEveryLength() {
    var state: UInt64 = 7
    for length in 0...70 {
      let heights = (0..<length).map { _ -> Double in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 60)
      }
      let expected = heights.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
      #expect(ascendingOrder(of: heights) == expected)
    }
  }
}
