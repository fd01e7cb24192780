import PanelTesting
import Panels
import Testing

@Suite struct PanelTraceVocabularyTests {
  struct Thirds: PanelAdaptationPolicy, Equatable {
    func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
      .regular(width: context.availableWidth / 3)
    }
  }

  struct Largest: ReleasePolicy, Equatable {
    func target(for release: PanelRelease) -> PanelReleaseTarget {
      .stop(release.stops.count - 1)
    }
  }

  static let vocabulary = PanelTraceVocabulary(
    detents: [CustomPanelDetent("third") { $0.availableHeight / 3 }],
    adaptations: ["thirds": AnyPanelAdaptationPolicy(Thirds())],
    releasePolicies: ["largest": AnyReleasePolicy(Largest())])

  @Test func namesStandForWhatTheVocabularyHolds() throws {
    let text = """
      {"t":0,"configure":{"detents":[{"custom":"third"}],"release":{"custom":"largest"},"adaptation":{"custom":"thirds"}}}

      """
    let trace = try PanelTrace(text: text, vocabulary: Self.vocabulary)
    guard case .configure(let configuration) = trace.lines[0].event,
      case .custom(let detent) = configuration.detents[0]
    else {
      Issue.record("not a configuration with a custom detent")
      return
    }
    let context = PanelDetentContext(
      sceneHeight: 900, availableHeight: 900, adaptiveContentHeight: nil)
    #expect(detent.height(in: context) == 300)
    #expect(configuration.adaptation == AnyPanelAdaptationPolicy(Thirds()))
    #expect(configuration.releasePolicy == AnyReleasePolicy(Largest()))
    #expect(try trace.text(vocabulary: Self.vocabulary) == text)
  }

  @Test func anUnknownNameListsTheKnownOnes() {
    var reader = PanelTraceReader(vocabulary: Self.vocabulary)
    #expect {
      try reader.read(#"{"t":0,"select":{"custom":"half"}}"#)
    } throws: { error in
      (error as? PanelTraceError)?.reason
        == #"select.custom must be the name of a custom detent ("third"), not "half""#
    }
  }
}

@Suite struct PanelTraceNameTests {
  /// One letter, and the same as a letter with an accent: two names.
  private let composed = CustomPanelDetent("caf\u{e9}") { _ in 200 }
  private let decomposed = CustomPanelDetent("cafe\u{301}") { _ in 400 }

  @Test func namesThatOnlyLookAlikeAreToldApartInATrace() throws {
    let vocabulary = PanelTraceVocabulary(detents: [composed, decomposed])
    let trace = PanelTrace([
      PanelTrace.Line(
        .configure(PanelConfiguration().panelDetents([.custom(composed), .large])), at: 0),
      PanelTrace.Line(
        .configure(PanelConfiguration().panelDetents([.custom(decomposed), .large])), at: 1),
    ])
    let text = try trace.text(vocabulary: vocabulary)
    let read = try PanelTrace(text: text, vocabulary: vocabulary)
    let detents = read.lines.map { line -> PanelDetent? in
      guard case .configure(let configuration) = line.event else { return nil }
      return configuration.detents.first
    }
    #expect(detents == [.custom(composed), .custom(decomposed)])
  }
}
