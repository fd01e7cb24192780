import PanelTerminal
import Panels
import Testing

@testable import PanelDemo

@Suite struct ExplainDrawingTests {
  @Test func atRestItNamesTheStopsAndTheState() {
    var hand = Hand(columns: 120, rows: 40, flow: .locations)
    hand.type("e")
    let text = hand.screen.joined(separator: "\n")
    for words in [
      "resting · regular · policy regular", "height 320 pt", "selected medium", "medium · 320 pt",
      " 128 pt", "large · 624 pt",
    ] {
      // The screen itself would be a long message.
      let isShown = text.contains(words)
      #expect(isShown, "\(words)")
    }
    #expect(!text.contains("height 128"), "a height is said once")
    #expect(!text.contains("128 pt · 128"))
  }

  @Test func duringADragItSaysWhatWouldHappenNowAndWhy() {
    var hand = Hand(columns: 120, rows: 40, flow: .locations)
    hand.type("e")
    hand.drag(100, rows: [20, 18, 16, 14], lifts: false)
    let text = hand.screen.joined(separator: "\n")
    for words in [
      "dragging", "→ large · 624 pt", "↑ comes to rest at 1374.1 pt", "now: let go at", "nearest",
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
      guard (4..<rows - 8).contains(row),
        let name = plain.firstMatch(of: /● ([A-Z]\w+ \w+)/)?.output.1
      else { continue }
      #expect(explained.contains(name), "row \(row) no longer says \(name)")
      changed += plain == explained ? 0 : 1
    }
    #expect(changed > 0, "no line crosses the list")
  }

  @Test func whatIsUnderTheBoxDoesNotShowThrough() {
    var hand = Hand(columns: 60, rows: 30, flow: .locations)
    hand.type(.up)
    hand.wait()
    let covered = hand.screen[28]
    #expect(covered.contains("●"))
    hand.type("e")
    #expect(!hand.screen[28].contains("●"))
  }

  @Test(arguments: [(60, 24), (60, 30), (60, 40), (80, 24), (100, 30), (120, 40)])
  func theBoxLeavesThePanelsTitleReadable(columns: Int, rows: Int) {
    for flow in FlowChoice.allCases {
      var hand = Hand(columns: columns, rows: rows, flow: flow)
      let title = hand.model.layout.rows[0].text
      hand.type("e")
      for key in [TerminalKey.up, .up, .down, .down] {
        hand.type(key)
        hand.wait()
        guard hand.topRow + ContentLayout.handleRows < rows else { continue }
        let screen = hand.screen
        let isShown = screen.dropFirst().contains { $0.contains(title) }
        #expect(isShown, "\(flow): \(title) at row \(hand.topRow)")
        #expect(screen.contains { $0.contains("policy regular") })
      }
    }
  }

  @Test(arguments: [(60, 40), (100, 30), (120, 40)])
  func theBoxLeavesTheMarkerAlone(columns: Int, rows: Int) {
    var hand = Hand(columns: columns, rows: rows, flow: .locations)
    hand.type("e")
    let edge = TerminalGrid.row(at: hand.model.panel.placement(at: hand.time).frame.minY)
    hand.drag(columns - 12, rows: [edge, edge + 1, edge + 2])
    hand.wait()
    for key in [TerminalKey.down, .up] {
      hand.type(key)
      hand.wait()
      let point = Int(hand.model.panel.placement(at: hand.time).unobscuredRect.midY / 16)
      let words = hand.screen[(point - 5)...point].joined()
      #expect(!words.contains("policy") && !words.contains("last drag"), "at \(key)")
    }
  }

  @Test func aRequestThatWaitedForTheReleaseIsSaidToGoBeforeIt() {
    var hand = Hand(columns: 120, rows: 40, flow: .locations)
    hand.type("e")
    hand.drag(100, rows: [20, 21, 22], lifts: false)
    hand.type(.up)
    hand.wait()
    hand.mouse(.release(.left), 100, 22)
    hand.wait()
    #expect(hand.model.panel.selectedDetent == .large)
    #expect(hand.model.lastRelease?.hasSuffix("goes before it, to large") == true)
  }

  @Test func linesKeepOffTheWordsOfASentence() {
    var hand = Hand(columns: 60, rows: 40, flow: .locations)
    hand.type(.up)
    hand.wait()
    hand.type("e")
    for line in hand.screen.dropFirst() {
      let strikesOut = line.contains(/[A-Za-z.][▔─][A-Za-z]/)
      #expect(!strikesOut, "\(line)")
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
