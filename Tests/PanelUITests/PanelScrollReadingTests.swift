import PanelUI
import Panels
import Testing

@Suite("A scroll view inside a panel")
struct PanelScrollReadingTests {
  private func list(offset: Double?, moving: Bool = false) -> PanelScrollReading {
    var reading = PanelScrollReading()
    reading.offset = offset
    reading.maximumOffset = 500
    reading.isMoving = moving
    return reading
  }

  @Test(
    "The list keeps still below the largest stop, to within half a pixel, unless lists come first")
  func keepsStill() {
    func still(_ height: Double, _ largest: Double?, _ mode: ScrollHandoff.Mode = .expands) -> Bool
    {
      PanelScrollReading.keepsStill(
        height: height, largest: largest, handoff: ScrollHandoff(mode), pixel: 1 / 3)
    }
    #expect(still(400, 700))
    #expect(!still(700, 700))
    #expect(!still(699.9, 700))
    #expect(still(699.5, 700))
    #expect(!still(400, 700, .scrolls))
    #expect(!still(400, nil))
  }

  @Test("The engine is told of a list that moves under the finger or is kept still")
  func state() {
    #expect(list(offset: 40).state(isHeldStill: false) == nil)
    #expect(
      list(offset: 40, moving: true).state(isHeldStill: false)
        == PanelScrollState(offset: 40, maximumOffset: 500))
    #expect(list(offset: 0).state(isHeldStill: true)?.offset == 0)
    #expect(list(offset: nil).state(isHeldStill: true) == nil)
  }

  private func unseen(_ contentHeight: Double?, hasHandle: Bool = true) -> PanelScrollReading {
    .unseen(contentHeight: contentHeight, shownHeight: 700, hasHandle: hasHandle, pixel: 1 / 3)
  }

  @Test(
    "Without geometry a content higher than what shows of it is a list, where there is a handle")
  func unseenList() {
    #expect(unseen(900).isUnseen)
    #expect(!unseen(700).isUnseen)
    #expect(!unseen(700.2).isUnseen)
    #expect(!unseen(nil).isUnseen)
    #expect(!unseen(900, hasHandle: false).isUnseen)
  }

  @Test("A list of which nothing is known has the drag to itself in an open panel, up and down")
  func unseenListInDrag() throws {
    var panel = Panel.standing(at: 300)
    panel.send(.select(.height(700)), at: 1)
    panel.send(.frame, at: panel.restTime ?? 1)
    for y in [200.0, 620] {
      let list = try #require(unseen(900).state(isHeldStill: false))
      panel.send(.dragBegan(at: PanelPoint(x: 200, y: 500), scroll: list), at: 3)
      panel.send(.dragMoved(to: PanelPoint(x: 200, y: y)), at: 3.1)
      #expect(panel.placement(at: 3.1).height == 700)
      panel.send(.dragEnded(at: PanelPoint(x: 200, y: y)), at: 3.11)
      #expect(panel.targetDetent == .height(700))
      panel.send(.frame, at: panel.restTime ?? 3.2)
    }
  }

  @Test("Such a list does not join a drag that began while it was held still")
  func unseenListLate() {
    #expect(unseen(900).state(isHeldStill: true) == nil)
    #expect(unseen(900).state(isHeldStill: false, isUnderWay: true) == nil)
    #expect(unseen(700).state(isHeldStill: false) == nil)
  }

  @Test("A list that moves by itself is not moved a second time; another is, within its ends")
  func offsets() {
    #expect(list(offset: 40, moving: true).offset(afterScrollingBy: 10) == nil)
    #expect(list(offset: 40).offset(afterScrollingBy: 10) == 50)
    #expect(list(offset: 40).offset(afterScrollingBy: -90) == 0)
    #expect(list(offset: 490).offset(afterScrollingBy: 90) == 500)
    #expect(list(offset: 490).offset(afterScrollingBy: 0) == nil)
    #expect(list(offset: nil).offset(afterScrollingBy: 5) == nil)
  }
}
