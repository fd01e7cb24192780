import PanelAdaptation
import PanelCore
import Testing

/// The custom policy of the protocol's documentation, as written there.
private struct ThirdOfTheScene: PanelAdaptationPolicy {
  func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    let width = context.availableWidth
    return width < 900 ? .compact(width: width) : .regular(edge: .leading, width: width / 3)
  }
}

@Suite struct PanelCompactAdaptationTests {
  @Test func behaviour24CompactFillsTheAvailableWidth() {
    #expect(PanelCompactAdaptation().arrangement(in: scene(width: 1200)) == .compact(width: 1200))
  }

  @Test func behaviour24ALimitCapsIt() {
    let capped = PanelCompactAdaptation(maxWidth: 640)
    #expect(capped.arrangement(in: scene(width: 1200)) == .compact(width: 640))
    #expect(capped.arrangement(in: scene(width: 400)) == .compact(width: 400))
  }

  @Test(arguments: [Double.nan, 0, -1])
  func aLimitThatIsNoWidthIsDroppedAndReported(limit: Double) {
    let policy = PanelCompactAdaptation(maxWidth: limit)
    #expect(policy.maxWidth == nil && policy.issues.count == 1)
  }
}

@Suite struct PanelBreakpointAdaptationTests {
  private let policy = PanelBreakpointAdaptation([
    .init(from: 1100, width: 400, edge: .leading), .init(from: 700, width: 320),
  ])

  @Test func theLastBreakpointReachedDecides() {
    #expect(policy.arrangement(in: scene(width: 699)) == .compact(width: 699))
    #expect(policy.arrangement(in: scene(width: 700)) == .regular(width: 320))
    #expect(policy.arrangement(in: scene(width: 1100)) == .regular(edge: .leading, width: 400))
  }

  @Test func breakpointsThatMeanNothingAreLeftOutAndReported() {
    let policy = PanelBreakpointAdaptation([
      .init(from: .nan, width: 300), .init(from: 100, width: 0), .init(from: 200, width: 900),
    ])
    #expect(policy.breakpoints.count == 1 && policy.issues.count == 2)
    #expect(policy.arrangement(in: scene(width: 300)) == .regular(width: 300))
    #expect(PanelBreakpointAdaptation([]).arrangement(in: scene(width: 5)) == .compact(width: 5))
  }
}

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
}

@Suite struct AnyPanelAdaptationPolicyTests {
  @Test func anErasedPolicyDecidesAsBefore() {
    let erased = AnyPanelAdaptationPolicy(ThirdOfTheScene())
    #expect(erased.arrangement(in: scene(width: 900)) == .regular(edge: .leading, width: 300))
    #expect(erased.arrangement(in: scene(width: 899)) == .compact(width: 899))
    #expect(erased.issues.isEmpty)
  }

  @Test func comparablePoliciesAreEqualByValueAndOthersOnlyToThemselves() {
    let one = AnyPanelAdaptationPolicy(PanelRegularAdaptation())
    #expect(one == AnyPanelAdaptationPolicy(PanelRegularAdaptation()))
    #expect(one != AnyPanelAdaptationPolicy(PanelRegularAdaptation(edge: .leading)))
    #expect(one != AnyPanelAdaptationPolicy(PanelCompactAdaptation()))
    let custom = AnyPanelAdaptationPolicy(ThirdOfTheScene())
    let copy = custom
    #expect(custom == copy)
    #expect(custom != AnyPanelAdaptationPolicy(ThirdOfTheScene()))
  }

  @Test func aClientMayPassAnExistential() {
    let policies: [any PanelAdaptationPolicy] = [.compact, .regular, ThirdOfTheScene()]
    let widths = policies.map {
      AnyPanelAdaptationPolicy($0).arrangement(in: scene(width: 1200)).width
    }
    #expect(widths == [1200, 380, 400])
  }

  @Test func modifiersStateAPolicy() {
    struct Content: PanelConfigurable { var preferences = PanelPreferences() }
    let content = Content().panelRegularAdaptation(edge: .leading)
    let stated = content.preferences[PanelAdaptationKey.self]
    #expect(stated == AnyPanelAdaptationPolicy(PanelRegularAdaptation(edge: .leading)))
    let outer = content.panelAdaptation(ThirdOfTheScene())
    #expect(
      outer.preferences[PanelAdaptationKey.self].arrangement(in: scene(width: 900)).width == 300)
  }
}
