import PanelTerminal
import Testing

@testable import PanelDemo

@Suite struct ExplainDrawingTests {
  @Test func atRestItNamesTheStopsAndTheState() {
    var hand = Hand(columns: 120, rows: 40, flow: .locations)
    hand.type("e")
    let text = hand.screen.joined(separator: "\n")
    for words in [
      "resting · regular · regular", "height 320", "selected medium", "medium · 320",
      "height 128 · 128", "large · 624",
    ] {
      // The screen itself would be a long message.
      let isShown = text.contains(words)
      #expect(isShown, "\(words)")
    }
  }

  @Test func duringADragItSaysWhatWouldHappenNowAndWhy() {
    var hand = Hand(columns: 120, rows: 40, flow: .locations)
    hand.type("e")
    hand.drag(100, rows: [20, 18, 16, 14], lifts: false)
    let text = hand.screen.joined(separator: "\n")
    for words in [
      "dragging", "→ large · 624", "↑ comes to rest at 1374.1", "stop 2", "the nearest",
    ] {
      // The screen itself would be a long message.
      let isShown = text.contains(words)
      #expect(isShown, "\(words)")
    }
  }

  @Test func aFingerThatRestsChangesTheDecisionWithoutAnEvent() {
    var hand = Hand(columns: 120, rows: 40, flow: .locations)
    hand.type("e")
    hand.drag(100, rows: [20, 19, 18, 17], lifts: false)
    #expect(hand.screen.filter { $0.contains("→ large") }.count == 1)
    #expect(hand.model.nextFrame(after: hand.time) != nil)
    hand.wait()
    #expect(hand.model.nextFrame(after: hand.time) == nil)
    #expect(hand.screen.filter { $0.contains("→ medium") }.count == 1)
  }
}
