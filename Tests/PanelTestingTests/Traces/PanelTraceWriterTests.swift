import PanelTesting
import Panels
import Testing

/// What a trace says after it was written and read `rounds` times.
private func rewritten(_ trace: PanelTrace, rounds: Int = 1) throws -> String {
  var text = try trace.text()
  for _ in 0..<rounds { text = try PanelTrace(text: text).text() }
  return text
}

private func trace(_ configurations: PanelConfiguration...) -> PanelTrace {
  PanelTrace(configurations.map { PanelTrace.Line(.configure($0), at: 0) })
}

@Suite struct PanelTraceWriterTests {
  @Test func anEventIsOneLine() throws {
    var writer = PanelTraceWriter()
    #expect(try writer.line(.present, at: 0.5) == #"{"t":0.5,"present":{}}"#)
    #expect(
      try writer.line(.select(.fraction(0.4)), at: 1) == #"{"t":1,"select":{"fraction":0.4}}"#)
    #expect(
      try writer.line(
        .dragBegan(
          at: PanelPoint(x: 1, y: 2), region: .handle,
          scroll: PanelScrollState(offset: 3, maximumOffset: 9), pointer: 4), at: 2)
        == #"{"t":2,"dragBegan":{"x":1,"y":2,"region":"handle","#
        + #""scroll":{"offset":3,"maximum":9,"decelerating":false},"pointer":4}}"#)
    #expect(
      try writer.line(.dragEnded(velocity: -900), at: 3)
        == #"{"t":3,"dragEnded":{"velocity":-900}}"#)
  }

  @Test func aConfigurationNamesWhatIsNew() throws {
    let base = PanelConfiguration().panelDetents([.medium, .large])
    let text = try trace(base, base, base.panelReduceMotion(), PanelConfiguration()).text()
    #expect(
      text == """
        {"t":0,"configure":{"detents":["medium","large"]}}
        {"t":0,"configure":{}}
        {"t":0,"configure":{"reduceMotion":true}}
        {"t":0,"configure":{"detents":[],"reduceMotion":false}}

        """)
  }

  @Test func everySettingReadsBackEqual() throws {
    let configuration = PanelConfiguration()
      .panelDetents(
        [.adaptive, .height(-0.0), .height(.nan), .fraction(1.0 / 3)], selection: .large
      )
      .panelInteractiveDismissDisabled()
      .panelUndimmed(through: .height(320))
      .panelScrollHandoff(ScrollHandoff(.oneWay))
      .panelDragActivation(.handle)
      .panelLockAngle(30)
      .panelRubberBand(coefficient: 0.3)
      .panelDragIndicator(.hidden)
      .panelCornerRadius(12.5)
      .panelReduceMotion()
      .panelSpring(PanelSpring(response: 0.3, dampingRatio: 0.8))
      .panelReleasePolicy(
        ProjectedRelease(maximumSteps: nil, flick: .nextStop, dismissalFraction: 0.3)
      )
      .panelAdaptation(PanelRegularAdaptation(edge: .leading, minWidth: 300).hysteresis(band: 40))
    let written = try trace(configuration).text()
    guard case .configure(let read) = try PanelTrace(text: written).lines[0].event else {
      Issue.record("not a configuration")
      return
    }
    #expect(read.detents == configuration.detents)
    #expect(read.selection == configuration.selection)
    #expect(read.isInteractiveDismissDisabled && read.reducesMotion)
    #expect(read.undimmedThrough == .height(320))
    #expect(read.scrollHandoff == ScrollHandoff(.oneWay))
    #expect(read.dragActivation == .handle)
    #expect(read.axisLock == AxisLock(angle: 30))
    #expect(read.rubberBandCoefficient == 0.3)
    #expect(read.dragIndicator == .hidden)
    #expect(read.cornerRadius == 12.5)
    #expect(read.spring == configuration.spring)
    #expect(read.releasePolicy == configuration.releasePolicy)
    #expect(try rewritten(trace(configuration)) == written)
  }

  @Test(arguments: [
    PanelSpring(response: 0.37, dampingRatio: 0.61),
    PanelSpring(duration: 0.5, bounce: 0.3),
    PanelSpring(mass: 1.7, stiffness: 111, damping: 13),
    PanelSpring(response: .nan, dampingRatio: 5000),
    PanelSpring(mass: -1, stiffness: 100, damping: .nan),
    PanelSpring(response: 0.4, dampingRatio: 0),
  ])
  func aSpringReadsBackEqualWhateverItWasMadeFrom(_ spring: PanelSpring) throws {
    let text = try trace(PanelConfiguration().panelSpring(spring)).text()
    guard case .configure(let read) = try PanelTrace(text: text).lines[0].event else {
      Issue.record("not a configuration")
      return
    }
    #expect(read.spring == spring, "\(text)")
  }

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
  ])
  func anAdaptationPolicyReadsBackEqual(_ policy: AnyPanelAdaptationPolicy) throws {
    let text = try trace(PanelConfiguration().panelAdaptation(policy)).text()
    guard case .configure(let read) = try PanelTrace(text: text).lines[0].event else {
      Issue.record("not a configuration")
      return
    }
    #expect(read.adaptation == policy, "\(text)")
    #expect(read.adaptation.issues == policy.issues)
  }

  @Test(arguments: [
    AnyReleasePolicy(ProjectedRelease(maximumSteps: 0, decelerationRate: .nan)),
    AnyReleasePolicy(ProjectedRelease(projectionDuration: 0.2, flickVelocity: .infinity)),
    AnyReleasePolicy(ThresholdRelease()),
    AnyReleasePolicy(ThresholdRelease(positionalThreshold: 0.25, velocityThreshold: -1)),
  ])
  func aReleasePolicyReadsBackEqual(_ policy: AnyReleasePolicy) throws {
    let text = try trace(PanelConfiguration().panelReleasePolicy(policy)).text()
    guard case .configure(let read) = try PanelTrace(text: text).lines[0].event else {
      Issue.record("not a configuration")
      return
    }
    #expect(read.releasePolicy == policy, "\(text)")
  }

  @Test func aLockAngleIsWrittenAsGiven() throws {
    let text = try trace(PanelConfiguration().panelLockAngle(.infinity)).text()
    #expect(text.contains(#""lockAngle":"inf""#))
  }

  @Test(arguments: [(0, "0"), (0.3, "0.3"), (Double.nan, #""nan""#), (-1, "-1"), (2, "2")])
  func aRubberBandIsWrittenAsGivenAndReadBack(coefficient: Double, written: String) throws {
    let text = try trace(PanelConfiguration().panelRubberBand(coefficient: coefficient)).text()
    #expect(text.contains(#""rubberBand":\#(written)}"#), "\(text)")
    #expect(try PanelTrace(text: text).text() == text)
  }

  @Test func aHysteresisIsWrittenWithItsBaseAndItsBandAsGiven() throws {
    let policy = PanelCompactAdaptation().hysteresis(band: -4).hysteresis(band: 10)
    let text = try trace(PanelConfiguration().panelAdaptation(policy)).text()
    #expect(
      text.contains(
        #"{"hysteresis":{"band":10,"base":{"hysteresis":{"band":-4,"base":{"compact":{}}}}}}"#))
    #expect(try PanelTrace(text: text).text() == text)
  }

  @Test func aPolicyWithoutANameIsAnErrorThatSaysSo() {
    let configuration = PanelConfiguration().panelAdaptation(PanelTraceVocabularyTests.Thirds())
    #expect {
      try trace(configuration).text()
    } throws: { error in
      "\(error)".contains("give it a name in the vocabulary's adaptations")
    }
  }

  @Test func everyNumberReadsBackToTheSameBits() throws {
    var numbers: [Double] = [
      0, -0.0, 1, -1, 0.1, 1e-7, 1e16, 1e21, 9e15, 9_007_199_254_740_992, .infinity, -.infinity,
      .leastNonzeroMagnitude, .greatestFiniteMagnitude, .pi, 1.0 / 3,
    ]
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let number = Double(bitPattern: random.next())
      if !number.isNaN { numbers.append(number) }
    }
    for number in numbers {
      let written = try PanelTrace([PanelTrace.Line(.content(height: number), at: number)]).text()
      let line = try PanelTrace(text: written).lines[0]
      guard case .content(let height) = line.event else {
        Issue.record("not a content")
        continue
      }
      #expect(height.bitPattern == number.bitPattern, "\(written)")
      #expect(line.time.bitPattern == number.bitPattern)
    }
  }
}
