import PanelTerminal
import PanelTesting
import Panels
import Testing

@testable import PanelDemo

@Suite struct TraceRecordingTests {
  private static let keys: [TerminalKey] = [
    "1", "2", "3", "4", "5", "6", "p", "r", "i", "k", "m", " ", "o", "K", "J", "]",
    .up, .down, .tab, .enter, .escape,
  ]

  private func event(_ dice: inout Dice) -> TerminalEvent {
    let (column, row) = (dice.whole(0...70), dice.whole(0...35))
    switch dice.whole(0...11) {
    case 0: return .resize(TerminalSize(columns: dice.whole(1...120), rows: dice.whole(1...50)))
    case 1...3: return .key(Self.keys[dice.whole(0...(Self.keys.count - 1))])
    case 4, 5: return .mouse(TerminalMouse(.press(.left), column: column, row: row))
    case 6: return .mouse(TerminalMouse(.release(.left), column: column, row: row))
    case 7: return .mouse(TerminalMouse(.wheel(.up), column: column, row: row))
    default: return .mouse(TerminalMouse(.drag(.left), column: column, row: row))
    }
  }

  @Test func whateverIsDoneReplaysToTheSamePanel() throws {
    for seed in 0..<60 {
      var dice = Dice(seed: UInt64(seed))
      var model = DemoModel()
      var recording = TraceRecording()
      var text = ""
      var time = 0.0
      model.handle(.resize(TerminalSize(columns: 60, rows: 30)), at: time)
      for _ in 0..<120 {
        time += Double(dice.whole(0...400)) / 1000
        model.handle(event(&dice), at: time)
        text += recording.lines(for: model.takeJournal())
      }
      let trace = try PanelTrace(text: text, vocabulary: .demo)
      let end = try #require(trace.states().last)
      #expect(end.phase == model.panel.phase, "seed \(seed)")
      #expect(end.selectedDetent == model.panel.selectedDetent, "seed \(seed)")
      #expect(end.isPresented == model.panel.isPresented, "seed \(seed)")
      #expect(end.placement == model.panel.placement(at: end.time), "seed \(seed)")
    }
  }

  /// What a session with the demo's own policy records.
  private func customTrace() -> String {
    var hand = Hand(columns: 120, rows: 40, flow: .locations)
    hand.type("p", "p", "p", "p")
    hand.drag(30, rows: [20, 17])
    var recording = TraceRecording()
    return recording.lines(for: hand.model.takeJournal())
  }

  @Test func outsideTheDemoItsPolicyIsMissedByName() throws {
    let error = #expect(throws: PanelTraceError.self) { try PanelTrace(text: customTrace()) }
    #expect(
      error?.reason == """
        configure.adaptation.custom must be the name of an adaptation policy, and none is known to this \
        reader (a PanelTraceVocabulary holds names), not "golden"
        """)
  }

  @Test func whoGivesThePolicyItsNameReadsTheTrace() throws {
    let vocabulary = PanelTraceVocabulary(
      adaptations: ["golden": AnyPanelAdaptationPolicy(GoldenSectionAdaptation())])
    let states = try PanelTrace(text: customTrace(), vocabulary: vocabulary).states()
    let placement = try #require(states.last).placement
    #expect(placement.displayMode == .regular)
    #expect(placement.frame.minX == 16, "the card floats at the leading edge")
  }

  @Test func thePanelNeverLeavesTheScene() {
    for seed in 100..<130 {
      var dice = Dice(seed: UInt64(seed))
      var hand = Hand()
      for _ in 0..<120 {
        hand.time += Double(dice.whole(0...200)) / 1000
        hand.model.handle(event(&dice), at: hand.time)
        let scene = hand.model.panel.metrics.scene
        #expect(hand.height >= 0 && hand.height <= scene.size.height, "seed \(seed)")
        #expect(hand.model.list.position(at: hand.time).isFinite, "seed \(seed)")
      }
    }
  }
}
