import PanelTesting
import Panels
import Testing

@Suite struct PanelFuzzTests {
  /// Two thousand sequences, in parts that run beside each other.
  @Test(arguments: [0, 500, 1000, 1500] as [UInt64])
  func everyInvariantHoldsForEverySeed(_ first: UInt64) {
    let failure = PanelFuzz(eventCount: 30).search(seeds: first..<first + 500)
    #expect(failure == nil)
  }

  @Test func aSeedStandsForOneSequence() throws {
    let fuzz = PanelFuzz(eventCount: 80)
    for seed: UInt64 in [0, 1, 99] {
      let text = try fuzz.trace(seed: seed).text(vocabulary: PanelFuzz.vocabulary)
      #expect(text == (try fuzz.trace(seed: seed).text(vocabulary: PanelFuzz.vocabulary)))
      #expect(text.split(separator: "\n").count == 80)
    }
    let first = try fuzz.trace(seed: 1).text(vocabulary: PanelFuzz.vocabulary)
    let second = try fuzz.trace(seed: 2).text(vocabulary: PanelFuzz.vocabulary)
    #expect(first != second)
  }

  @Test func sequencesReachEveryPhaseEffectAndKindOfAbsurdity() {
    var phases: Set<PanelPhase> = []
    var effects: Set<String> = []
    var issues: Set<String> = []
    var modes: Set<PanelDisplayMode> = []
    let fuzz = PanelFuzz(eventCount: 60)
    for seed: UInt64 in 0..<300 {
      for state in fuzz.trace(seed: seed).states() {
        phases.insert(state.phase)
        modes.insert(state.placement.displayMode)
        for effect in state.effects {
          effects.insert(String(effect.description.prefix { $0 != "(" }))
          if case .issue(let issue) = effect {
            issues.insert(String(issue.description.prefix { $0 != " " }))
          }
        }
      }
    }
    #expect(phases == Set(PanelPhase.allCases))
    #expect(modes == Set(PanelDisplayMode.allCases))
    #expect(
      effects == [
        "settled", "dismissed", "displayModeChanged", "dragEnded", "dragCancelled",
        "selectionChanged", "dismissalPrevented", "scrollContent", "issue",
      ])
    #expect(issues.isSuperset(of: ["time", "location", "release", "scene", "spring", "detent"]))
  }

  @Test func aDetentThatIsReadAsAnotherIsFoundShrunkAndPrinted() throws {
    // Names "third" what the vocabulary knows as a third: the replay stands elsewhere.
    let impostor = PanelDetent.custom(CustomPanelDetent("third") { _ in 77 })
    var stage = PanelStage(width: 400, height: 800, detents: [.medium, impostor, .large])
    stage.present()
    stage.wait(1)
    let violation = try #require(PanelFuzz.violation(in: stage.trace))
    #expect(violation.invariant == .replaysTheSame)
    #expect(violation.description.hasPrefix("replaysTheSame does not hold after line 2: "))
    let shrunk = stage.trace.shrunk {
      PanelFuzz.violation(in: $0)?.invariant == .replaysTheSame
    }
    #expect(
      try shrunk.text() == """
        {"t":0,"scene":{"width":400,"height":800}}
        {"t":0,"configure":{"detents":[{"custom":"third"}]}}

        """)
  }
}

extension PanelFuzzTests {
  @Test func aSearchTellsOfEachSeedThatHolds() {
    var seeds: [UInt64] = []
    #expect(PanelFuzz(eventCount: 5).search(seeds: 3..<6) { seeds.append($0) } == nil)
    #expect(seeds == [3, 4, 5])
  }

  @Test func aTraceThatCannotBeWrittenDoesNotReplay() throws {
    struct Nameless: ReleasePolicy {
      func target(for release: PanelRelease) -> PanelReleaseTarget { .stop(0) }
    }
    let trace = PanelTrace([
      PanelTrace.Line(.configure(PanelConfiguration().panelReleasePolicy(Nameless())), at: 0)
    ])
    let violation = try #require(PanelFuzz.violation(in: trace))
    #expect(violation.invariant == .replaysTheSame)
    #expect(violation.message.contains("has no spelling in a trace"))
  }
}

@Suite struct PanelInvariantCheckTests {
  @Test func anOrdinaryDayBreaksNothing() throws {
    var stage = PanelStage(
      scene: PanelSceneGeometry(
        size: PanelSize(width: 393, height: 852),
        safeAreaInsets: PanelInsets(top: 59, bottom: 34), displayScale: 3),
      detents: [.adaptive, .medium, .large], selection: .medium
    ) { $0.panelUndimmed(through: .medium) }
    stage.content(height: 240)
    stage.present()
    stage.wait(0.1)
    stage.drag("700 650 600 |")
    stage.wait(0.05)
    stage.drag("500 520 x")
    stage.settle()
    stage.changeScene { $0.keyboardHeight = 336 }
    stage.changeScene { $0.size = PanelSize(width: 852, height: 393) }
    stage.select(.large)
    stage.wait(0.1)
    stage.dismiss()
    stage.settle()
    var check = PanelInvariantCheck()
    for line in stage.trace.lines { try check.send(line) }
    #expect(check.count == stage.trace.lines.count)
    #expect(check.panel.phase == .hidden)
    #expect(PanelFuzz.violation(in: stage.trace) == nil)
  }
}

@Suite struct PanelTraceShrinkingTests {
  @Test func whatDoesNotMatterIsLeftOut() throws {
    var stage = PanelStage(
      scene: PanelSceneGeometry(
        size: PanelSize(width: 393, height: 852), safeAreaInsets: PanelInsets(top: 59),
        keyboardHeight: 20, displayScale: 3),
      detents: [.height(100), .medium, .large]
    ) { $0.panelCornerRadius(3).panelLockAngle(20) }
    stage.present()
    stage.settle()
    stage.drag("700 650 600 x")
    stage.send(.escape)
    let shrunk = stage.trace.shrunk { trace in
      trace.states().contains { $0.phase == .dragging }
    }
    // A scene, a presentation and a finger are all it takes.
    #expect(shrunk.lines.count <= 4)
    #expect(try shrunk.text().hasPrefix(#"{"t":0,"scene":{"width":400,"height":800}}"#))
    #expect(shrunk.states().last?.phase == .dragging)
    for index in shrunk.lines.indices {
      var shorter = shrunk
      shorter.lines.remove(at: index)
      #expect(!shorter.states().contains { $0.phase == .dragging })
    }
  }

  @Test func eachLineIsMadeAsPlainAsItCanBe() throws {
    var configuration = PanelConfiguration().panelDetents([.medium, .large], selection: .large)
      .panelReduceMotion().panelDragActivation(.handle).panelUndimmed(through: .medium)
    configuration.spring = .bouncy
    let odd = PanelTrace([
      PanelTrace.Line(.configure(configuration), at: 0),
      PanelTrace.Line(.content(height: 812), at: 0),
      PanelTrace.Line(.select(.fraction(0.3)), at: 0),
      PanelTrace.Line(
        .dragBegan(
          at: PanelPoint(x: 1, y: 2), region: .handle, scroll: PanelScrollState(offset: 4),
          pointer: 3), at: 0),
      PanelTrace.Line(.dragEnded(at: PanelPoint(x: 1, y: 2), velocity: 8, pointer: 3), at: 0),
    ])
    let plain = odd.shrunk { $0.lines.count == 5 }
    #expect(
      try plain.text() == """
        {"t":0,"configure":{}}
        {"t":0,"content":{"height":300}}
        {"t":0,"select":"medium"}
        {"t":0,"dragBegan":{"x":1,"y":2,"region":"handle","pointer":3}}
        {"t":0,"dragEnded":{"pointer":3}}

        """)
  }

  @Test func attemptsAreCounted() {
    let trace = PanelFuzz(eventCount: 50).trace(seed: 3)
    var count = 0
    _ = trace.shrunk(attempts: 7) { _ in
      count += 1
      return false
    }
    #expect(count == 7)
  }
}
