import PanelAdaptation
import PanelCore
import Testing

@Suite struct PanelHysteresisAdaptationTests {
  private let policy = PanelRegularAdaptation().hysteresis(band: 24)

  private func mode(_ width: Double, _ current: PanelDisplayMode?) -> PanelDisplayMode {
    var context = scene(width: width)
    context.currentMode = current
    return policy.arrangement(in: context).displayMode
  }

  @Test func behaviour25TheModeStaysWithinTheBand() {
    #expect(mode(640, nil) == .regular && mode(639, nil) == .compact)
    #expect(mode(651, .compact) == .compact && mode(652, .compact) == .regular)
    #expect(mode(628, .regular) == .regular && mode(627, .regular) == .compact)
  }

  @Test func behaviour25ADraggedWindowDoesNotFlicker() {
    var current: PanelDisplayMode?
    var changes = 0
    for width in (0..<200).map({ 640 + ($0.isMultiple(of: 2) ? 5.0 : -5.0) }) {
      let next = mode(width, current)
      if let current, current != next { changes += 1 }
      current = next
    }
    #expect(changes == 0)
  }

  @Test func keptArrangementsFitTheSceneTheyAreIn() {
    for width in stride(from: 600.0, through: 680, by: 1) {
      for current in PanelDisplayMode.allCases {
        var context = scene(width: width)
        context.currentMode = current
        let arrangement = policy.arrangement(in: context)
        if arrangement.displayMode == .compact { #expect(arrangement.width == width) }
        #expect(arrangement.width <= width)
      }
    }
  }

  @Test func behaviour25TheColumnInItsBandIsAsWideAsAtTheThreshold() {
    for width in stride(from: 628.0, through: 640, by: 1) {
      var context = scene(width: width)
      context.currentMode = .regular
      let kept = policy.arrangement(in: context)
      #expect(kept.displayMode == .regular && abs(kept.width - 320) < 1e-9)
    }
  }

  @Test func aBandThatMeansNothingIsReportedBesideTheBasesIssues() {
    let base = PanelRegularAdaptation(minWidth: 320, idealWidth: 380, maxWidth: 300)
    #expect(PanelHysteresisAdaptation(base, band: .nan).issues.count == 2)
    #expect(PanelHysteresisAdaptation(base, band: -1).band == 24)
  }

  @Test func equalBandsAreEqualWhateverTheirBits() {
    let base = PanelRegularAdaptation()
    let none = PanelHysteresisAdaptation(base, band: 0)
    let negative = PanelHysteresisAdaptation(base, band: -0.0)
    #expect(none == negative && none.hashValue == negative.hashValue)
    let wrong = PanelHysteresisAdaptation(base, band: .nan)
    #expect(wrong == PanelHysteresisAdaptation(base, band: -.nan))
    #expect(wrong != PanelHysteresisAdaptation(base, band: 24))
    #expect(wrong.issues != PanelHysteresisAdaptation(base, band: -1).issues)
  }
}
