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
