import Panels
import Testing

@testable import PanelDemo

@Suite struct ListScrollTests {
  @Test func theListFollowsTheFinger() {
    var list = ListScroll()
    list.hold(at: 0)
    list.scroll(by: 30, at: 0.1)
    #expect(list.position(at: 0.1) == 30)
    #expect(list.shownOffset(at: 0.1, maximum: 100, extent: 200) == 30)
  }

  @Test func aFlingGlidesOnAndStopsWithinTheList() throws {
    var list = ListScroll()
    list.hold(at: 0)
    for step in 1...6 { list.scroll(by: 12, at: Double(step) / 60) }
    list.release(maximum: 2000, at: 0.1)
    let glide = try #require(list.glide)
    #expect(glide.target > 200 && glide.target < 2000)
    list.settle(maximum: 2000, at: glide.restTime)
    #expect(list.glide == nil)
    #expect(list.offset == glide.target)
  }

  @Test func beyondItsEndsARubberBandHoldsTheListBackAndItReturns() throws {
    var list = ListScroll()
    list.hold(at: 0)
    list.scroll(by: -60, at: 0)
    let shown = list.shownOffset(at: 0, maximum: 100, extent: 200)
    #expect(shown < 0 && shown > -60)
    list.release(maximum: 100, at: 1)
    #expect(try #require(list.glide).target == 0)
  }

  @Test func aFingerStopsAGlideWhereItIs() {
    var list = ListScroll()
    list.hold(at: 0)
    list.scroll(by: -60, at: 0)
    list.release(maximum: 100, at: 1)
    let there = list.position(at: 1.1)
    list.hold(at: 1.1)
    #expect(list.glide == nil)
    #expect(list.position(at: 5) == there)
  }

  @Test func theWheelDoesNotGoBeyondTheEnds() {
    var list = ListScroll()
    list.wheel(by: 80, maximum: 100, at: 0)
    list.wheel(by: 80, maximum: 100, at: 1)
    #expect(list.offset == 100)
    list.wheel(by: -500, maximum: 100, at: 2)
    #expect(list.offset == 0)
  }

  @Test func aHigherPanelTakesTheListAlong() {
    var list = ListScroll()
    list.wheel(by: 80, maximum: 100, at: 0)
    list.settle(maximum: 30, at: 0)
    #expect(list.offset == 30)
  }
}
