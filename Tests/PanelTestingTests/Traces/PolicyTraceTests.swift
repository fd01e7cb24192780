import PanelTesting
import Panels
import Testing

/// The configuration that a trace with this one reads back to.
private func readBack(_ configuration: PanelConfiguration) throws -> PanelConfiguration {
  let trace = PanelTrace([PanelTrace.Line(.configure(configuration), at: 0)])
  guard case .configure(let read) = try PanelTrace(text: trace.text()).lines[0].event else {
    throw CancellationError()
  }
  return read
}

private func text(_ configuration: PanelConfiguration) throws -> String {
  try PanelTrace([PanelTrace.Line(.configure(configuration), at: 0)]).text()
}

/// What only knows that it is some policy erases an eraser once more.
private func erased(_ policy: some PanelAdaptationPolicy) -> AnyPanelAdaptationPolicy {
  AnyPanelAdaptationPolicy(policy)
}

private func erased(_ policy: some ReleasePolicy) -> AnyReleasePolicy { AnyReleasePolicy(policy) }

@Suite struct PolicyTraceTests {
  @Test(arguments: [
    AnyPanelAdaptationPolicy(PanelRegularAdaptation(minWidth: 320, idealWidth: 380, maxWidth: 300)),
    AnyPanelAdaptationPolicy(PanelRegularAdaptation(minWidth: -1, idealWidth: .nan)),
    AnyPanelAdaptationPolicy(PanelCompactAdaptation()),
    AnyPanelAdaptationPolicy(PanelCompactAdaptation(maxWidth: 640)),
    AnyPanelAdaptationPolicy(PanelCompactAdaptation(maxWidth: -3)),
    AnyPanelAdaptationPolicy(
      PanelBreakpointAdaptation([
        .init(from: 700, width: 320), .init(from: 1100, width: 400, edge: .leading),
      ])),
    AnyPanelAdaptationPolicy(
      PanelBreakpointAdaptation([
        .init(from: 900, width: 300), .init(from: .nan, width: 320), .init(from: 700, width: -2),
        .init(from: -.infinity, width: .nan, edge: .leading),
      ])),
    AnyPanelAdaptationPolicy(PanelRegularAdaptation(maxWidth: .infinity)),
  ])
  func anAdaptationPolicyReadsBackEqual(_ policy: AnyPanelAdaptationPolicy) throws {
    let read = try readBack(PanelConfiguration().panelAdaptation(policy))
    #expect(read.adaptation == policy)
    #expect(read.adaptation.issues == policy.issues)
  }

  @Test(arguments: [
    AnyReleasePolicy(ProjectedRelease(maximumSteps: 0, decelerationRate: .nan)),
    AnyReleasePolicy(ProjectedRelease(projectionDuration: 0.2, flickVelocity: .infinity)),
    AnyReleasePolicy(ThresholdRelease()),
    AnyReleasePolicy(ThresholdRelease(positionalThreshold: 0.25, velocityThreshold: -1)),
  ])
  func aReleasePolicyReadsBackEqual(_ policy: AnyReleasePolicy) throws {
    let read = try readBack(PanelConfiguration().panelReleasePolicy(policy))
    #expect(read.releasePolicy == policy)
    #expect(read.releasePolicy.issues == policy.issues)
  }

  @Test func aHysteresisIsWrittenWithItsBaseAndItsBandAsGiven() throws {
    let policy = PanelCompactAdaptation().hysteresis(band: -4).hysteresis(band: 10)
    let written = try text(PanelConfiguration().panelAdaptation(policy))
    #expect(
      written.contains(
        #"{"hysteresis":{"band":10,"base":{"hysteresis":{"band":-4,"base":{"compact":{}}}}}}"#))
    #expect(try PanelTrace(text: written).text() == written)
  }

  @Test func aPolicyWithoutANameIsAnErrorThatSaysSo() {
    let configuration = PanelConfiguration().panelAdaptation(PanelTraceVocabularyTests.Thirds())
    #expect {
      try text(configuration)
    } throws: { error in
      "\(error)".contains("give it a name in the vocabulary's adaptations")
    }
  }

  @Test(arguments: [
    (#"{"duration":0.3,"bounce":0.2}"#, PanelSpring(duration: 0.3, bounce: 0.2)),
    (#"{"bounce":0.2}"#, PanelSpring(duration: 0.5, bounce: 0.2)),
    (#"{"response":0.3}"#, PanelSpring(response: 0.3, dampingRatio: 1)), (#"{}"#, .standard),
    (#"{"stiffness":100,"damping":5}"#, PanelSpring(mass: 1, stiffness: 100, damping: 5)),
  ])
  func aSpringIsReadFromAnyOfItsDescriptions(_ text: String, _ spring: PanelSpring) throws {
    let trace = try PanelTrace(text: #"{"t":0,"configure":{"spring":\#(text)}}"#)
    guard case .configure(let configuration) = trace.lines[0].event else {
      Issue.record("not a configuration")
      return
    }
    #expect(configuration.spring == spring)
  }

  @Test func breakpointsThatWereLeftOutAreWrittenAsGiven() throws {
    let policy = PanelBreakpointAdaptation([
      .init(from: .infinity, width: 320), .init(from: 700, width: 300),
      .init(from: 900, width: 0, edge: .leading),
    ])
    #expect(
      try text(PanelConfiguration().panelAdaptation(policy)).contains(
        #""breakpoints":[{"from":700,"width":300,"edge":"trailing"},"#
          + #"{"from":"inf","width":320,"edge":"trailing"},{"from":900,"width":0,"edge":"leading"}]"#
      ))
  }

  @Test func aPolicyIsKnownHoweverOftenItWasErased() throws {
    let compact = PanelConfiguration().panelAdaptation(
      erased(erased(AnyPanelAdaptationPolicy(PanelCompactAdaptation(maxWidth: 500)))))
    #expect(try text(compact).contains(#""adaptation":{"compact":{"maxWidth":500}}"#))
    let threshold = PanelConfiguration().panelReleasePolicy(
      erased(erased(AnyReleasePolicy(ThresholdRelease(positionalThreshold: 0.25)))))
    #expect(try text(threshold).contains(#""threshold":{"positionalThreshold":0.25,"#))
  }

  @Test func aReleasePolicyWithoutANameIsAnErrorThatSaysSo() {
    let configuration = PanelConfiguration().panelReleasePolicy(PanelTraceVocabularyTests.Largest())
    #expect {
      try text(configuration)
    } throws: { error in
      "\(error)".contains("give it a name in the vocabulary's releasePolicies")
    }
  }

  @Test func aNameGoesBeforeTheEnginesOwnSpelling() throws {
    let vocabulary = PanelTraceVocabulary(
      adaptations: ["wide": AnyPanelAdaptationPolicy(PanelRegularAdaptation(minWidth: 500))],
      releasePolicies: ["pages": AnyReleasePolicy(.stepwise)])
    let configuration = PanelConfiguration()
      .panelAdaptation(PanelRegularAdaptation(minWidth: 500)).panelReleasePolicy(.stepwise)
    let written = try PanelTrace([PanelTrace.Line(.configure(configuration), at: 0)])
      .text(vocabulary: vocabulary)
    #expect(
      written.contains(
        #""release":{"custom":"pages"},"adaptation":{"custom":"wide"}"#))
  }
}
