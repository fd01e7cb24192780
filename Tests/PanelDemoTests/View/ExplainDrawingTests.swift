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
      "dragging", "→ large · 624", "↑ comes to rest at 1374.1", "now: let go at", "nearest",
    ] {
      // The screen itself would be a long message.
      let isShown = text.contains(words)
      #expect(isShown, "\(words)")
    }
  }

  @Test func afterTheReleaseTheDecisionStaysUntilTheNextDrag() {
    var hand = Hand(columns: 120, rows: 40, flow: .locations)
    hand.type("e")
    hand.drag(100, rows: [20, 18, 12, 6])
    #expect(hand.screen.contains { $0.contains("→ large · 624") }, "while it is on its way")
    hand.wait()
    let screen = hand.screen
    #expect(screen.contains { $0.contains("last: settled at large") })
    #expect(screen.contains { $0.contains("last drag: let go at 544.0 pt") })
    #expect(screen.contains { $0.contains("the nearest") })
    #expect(!screen.contains { $0.contains("→") || $0.contains("comes to rest") })
    hand.drag(100, rows: [1, 4], lifts: false)
    #expect(!hand.screen.contains { $0.contains("last drag") })
    #expect(hand.screen.contains { $0.contains("now: let go at") })
  }

  @Test(arguments: [(60, 30), (80, 24), (120, 40)])
  func theLinesLeaveTheWordsOfThePanelReadable(columns: Int, rows: Int) {
    var hand = Hand(columns: columns, rows: rows, flow: .locations)
    hand.type(.up)
    hand.wait()
    let before = hand.screen
    hand.type("e")
    var changed = 0
    for (row, (plain, explained)) in zip(before, hand.screen).enumerated() {
      guard row > 9, let name = plain.firstMatch(of: /● ([A-Z]\w+ \w+)/)?.output.1 else { continue }
      #expect(explained.contains(name), "row \(row) no longer says \(name)")
      changed += plain == explained ? 0 : 1
    }
    #expect(changed > 0, "no line crosses the list")
  }

  @Test func whatIsUnderTheBoxDoesNotShowThrough() {
    var hand = Hand(columns: 60, rows: 30, flow: .locations)
    hand.type(.up)
    hand.wait()
    #expect(hand.screen[3].contains("1 marked"))
    hand.type("e")
    #expect(!hand.screen[3].contains("marked"))
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
