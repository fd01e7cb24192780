import PanelTerminal
import Panels
import Testing

@testable import PanelDemo

@Suite struct DemoModelKeysTests {
  @Test func arrowsGoFromStopToStop() {
    var hand = Hand(flow: .locations)
    hand.type(.up)
    hand.wait()
    #expect(hand.height == 464)
    hand.type(.down, .down)
    hand.wait()
    #expect(hand.height == 128)
  }

  @Test func keysDragThePanelAndEnterLetsGo() {
    var hand = Hand(flow: .locations)
    for _ in 0..<9 { hand.type("K") }
    #expect(hand.topRow == 6)
    #expect(hand.model.panel.phase == .dragging)
    hand.time += 0.5
    hand.type(.enter)
    hand.wait()
    #expect(hand.height == 464)
  }

  @Test func escapeGivesADragUp() {
    var hand = Hand(flow: .locations)
    for _ in 0..<9 { hand.type(TerminalKey(.up, .shift)) }
    hand.type(.escape)
    hand.wait()
    #expect(hand.height == 240)
    #expect(hand.model.panel.isPresented)
  }

  @Test func escapeDismissesAndSpaceBringsBack() {
    var hand = Hand(flow: .locations)
    hand.type(.escape)
    hand.wait()
    #expect(hand.model.panel.phase == .hidden)
    hand.type(" ")
    hand.wait()
    #expect(hand.height == 240)
    hand.type(" ")
    hand.wait()
    #expect(hand.model.panel.phase == .hidden)
  }

  @Test func tabChoosesLinesAndComesRound() {
    var hand = Hand(flow: .area)
    hand.type(.backTab)
    let last = hand.model.focusedRow
    hand.type(.tab)
    #expect(hand.model.focusedRow == hand.model.layout.activeRows.first)
    hand.type(.backTab)
    #expect(hand.model.focusedRow == last)
    hand.type(.escape)
    #expect(hand.model.focusedRow == nil)
    #expect(hand.model.panel.isPresented, "escape first leaves the line")
  }

  @Test func theListScrollsToTheLineChosen() {
    var hand = Hand(flow: .locations)
    hand.type(.backTab)
    #expect(hand.model.list.offset > 200)
    hand.type(.tab)
    #expect(hand.model.list.offset == 0)
  }

  @Test func pagesScrollTheList() {
    var hand = Hand(flow: .locations)
    hand.type(.pageDown)
    let offset = hand.model.list.offset
    #expect(offset > 0)
    hand.type("[")
    #expect(hand.model.list.offset == 0)
    hand.type("]")
    #expect(hand.model.list.offset == offset)
  }

  @Test func switchesChangeTheScene() {
    var hand = Hand(columns: 100, rows: 40, flow: .locations)
    let left = hand.model.panel.placement(at: hand.time).frame.minX
    hand.type("r")
    #expect(hand.model.panel.placement(at: hand.time).frame.minX == 0)
    hand.type("r", "i")
    #expect(hand.model.panel.placement(at: hand.time).frame.minX == left - 16)
    hand.type("k")
    #expect(hand.model.panel.metrics.scene.bottomObstruction == 208)
    hand.type("p")
    #expect(hand.model.panel.displayMode == .compact)
  }

  @Test func everyPolicyTakesHoldAtOnce() {
    var hand = Hand(columns: 120, rows: 40, flow: .area)
    var widths: [Double] = []
    for _ in PolicyChoice.allCases {
      hand.type("p")
      widths.append(hand.model.panel.placement(at: hand.time).frame.width)
    }
    #expect(widths.map { $0.rounded() } == [560, 272, 380, 367, 380])
  }

  @Test func reducedMotionIsImmediate() {
    var hand = Hand(flow: .locations)
    hand.type("m", .up)
    #expect(hand.height == 464)
    #expect(hand.model.panel.phase == .resting)
  }

  @Test func anyKeyClosesTheListOfKeys() {
    var hand = Hand(flow: .locations)
    hand.type("?")
    #expect(hand.model.settings.showsKeys)
    hand.type("?")
    #expect(!hand.model.settings.showsKeys)
    hand.type("?", .up)
    #expect(!hand.model.settings.showsKeys)
    #expect(hand.model.panel.selectedDetent == .large)
  }

  @Test func qQuits() {
    var hand = Hand()
    #expect(!hand.model.isFinished)
    hand.type("q")
    #expect(hand.model.isFinished)
  }
}
