import PanelTerminal
import Panels
import Testing

@testable import PanelDemo

@Suite struct DemoModelTests {
  @Test func thePanelComesInWhenTheTerminalIsKnown() {
    var model = DemoModel()
    #expect(!model.panel.isPresented)
    model.handle(.resize(TerminalSize(columns: 60, rows: 30)), at: 0)
    #expect(model.panel.isPresented)
    #expect(model.panel.phase == .settling, "it enters from below, since its content is known")
    #expect(model.nextFrame(after: 0) == 0)
  }

  @Test func aCellIsEightBySixteenPoints() {
    let hand = Hand(columns: 60, rows: 30)
    #expect(hand.model.panel.metrics.scene.size == PanelSize(width: 480, height: 480))
    #expect(hand.model.panel.metrics.scene.safeAreaInsets.top == 16, "the help line's")
  }

  @Test func itIsAColumnFrom80ColumnsOn() {
    var hand = Hand(columns: 79, rows: 30)
    #expect(hand.model.panel.displayMode == .compact)
    hand.resize(80, 30)
    #expect(hand.model.panel.displayMode == .regular)
    #expect(hand.model.panel.placement(at: hand.time).frame.width == 320)
    #expect(hand.model.panel.selectedDetent == .medium)
  }

  @Test func nothingAsksForAFrameAtRest() {
    for flow in FlowChoice.allCases {
      let hand = Hand(flow: flow)
      #expect(hand.model.nextFrame(after: hand.time) == nil)
      #expect(hand.model.panel.phase == .resting)
    }
  }

  @Test func aFlowBringsItsOwnSelectionWhateverWasSelectedBefore() {
    var hand = Hand(flow: .area)
    hand.type(.down)
    hand.wait()
    #expect(hand.model.panel.selectedDetent == .adaptive)
    hand.type("3")
    hand.wait()
    #expect(hand.model.panel.selectedDetent == .medium)
    #expect(hand.height == 240)
  }

  @Test func theSelectionIsWrittenBackToTheFlow() {
    var hand = Hand(flow: .locations)
    hand.type(.up)
    #expect(hand.model.flow.selection == .large)
    #expect(hand.model.panel.configuration.selection == .large)
  }

  @Test func contentThatGrowsTakesThePanelAlong() {
    var hand = Hand(flow: .subscription)
    let before = hand.height
    hand.type(.tab, .enter)
    hand.wait()
    #expect(hand.height > before + 80)
  }

  @Test func theRequiredStepIsLeftOnlyByItsButton() {
    var hand = Hand(flow: .onboarding)
    hand.type(.escape, "o")
    hand.wait()
    #expect(hand.model.panel.phase == .resting)
    hand.type(.tab, .enter, .enter)
    #expect(hand.model.panel.isPresented)
    hand.type(.enter)
    #expect(!hand.model.panel.isPresented)
    hand.wait()
    #expect(hand.model.panel.phase == .hidden)
  }

  @Test func aNoticeGoesAfterAWhile() throws {
    var hand = Hand(flow: .onboarding)
    hand.type(.escape)
    #expect(hand.model.notice != nil)
    #expect(hand.model.nextFrame(after: hand.time) == hand.time + Notice.duration)
    hand.wait()
    #expect(hand.model.notice == nil)
  }

  @Test func severalNoticesComeOneAfterTheOther() {
    var model = DemoModel()
    model.show(["one", "two"], at: 0)
    #expect(model.notice?.text == "one")
    model.advance(to: Notice.duration)
    #expect(model.notice?.text == "two")
    model.advance(to: 2 * Notice.duration)
    #expect(model.notice == nil)
  }

  @Test func theJournalHoldsWhatThePanelGot() throws {
    var model = DemoModel()
    model.handle(.resize(TerminalSize(columns: 60, rows: 30)), at: 0.5)
    let journal = model.takeJournal()
    #expect(journal.map(\.time) == [0.5, 0.5, 0.5, 0.5])
    guard case .scene = journal[0].event, case .configure = journal[1].event,
      case .content = journal[2].event, case .present = journal[3].event
    else { throw DemoFailure("another order") }
    #expect(model.takeJournal().isEmpty)
  }

  @Test func pastesAndFocusMeanNothing() {
    var hand = Hand()
    _ = hand.model.takeJournal()
    hand.model.handle(.paste("q3 \u{1B}"), at: hand.time)
    hand.model.handle(.focus(false), at: hand.time)
    #expect(hand.model.takeJournal().isEmpty)
    #expect(!hand.model.isFinished)
  }
}
