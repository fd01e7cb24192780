import Panels
import Testing

/// What is stated again is no news, also where it is a mistake.
@Suite struct PanelRestatedTests {
  private func panel(_ configuration: PanelConfiguration) -> Panel {
    var panel = Panel()
    panel.send(.scene(PanelSceneGeometry(size: PanelSize(width: 400, height: 800))), at: 0)
    panel.send(.configure(configuration), at: 0)
    panel.send(.present, at: 0)
    panel.send(.frame, at: 5)
    return panel
  }

  @Test func aCornerRadiusThatIsNoNumberIsToldOnce() {
    let configuration = PanelConfiguration().panelDetents([.medium]).panelCornerRadius(.nan)
    var panel = panel(configuration)
    #expect(panel.send(.configure(configuration), at: 6).isEmpty)
    #expect(panel.send(.configure(configuration), at: 6).isEmpty)
  }

  @Test func aSceneWithANumberThatIsNoneStatedAgainMovesNothingUnderAFinger() {
    var panel = panel(PanelConfiguration().panelDetents([.height(200)]))
    let scene = PanelSceneGeometry(
      size: PanelSize(width: 400, height: 800), safeAreaInsets: PanelSafeAreaInsets(top: .nan))
    panel.send(.scene(scene), at: 6)
    panel.send(.dragBegan(at: PanelPoint(x: 200, y: 610), region: .handle), at: 7)
    panel.send(.dragMoved(to: PanelPoint(x: 200, y: 410)), at: 7.1)
    let before = panel.placement(at: 7.1)
    #expect(before.height > 250)
    #expect(panel.send(.scene(scene), at: 7.2).isEmpty)
    #expect(panel.placement(at: 7.2) == before)
  }

  @Test func aPanelAtRestIsWithinLessRoomAtOnce() {
    struct Floating: PanelAdaptationPolicy, Equatable {
      func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
        var arrangement = PanelArrangement.compact(width: context.availableWidth)
        arrangement.margins = PanelInsets(bottom: 100)
        return arrangement
      }
    }
    let configuration = PanelConfiguration().panelDetents([.large])
    var panel = panel(configuration)
    #expect(panel.placement(at: 5).height == 800)
    panel.send(.configure(configuration.panelAdaptation(Floating())), at: 6)
    #expect(panel.phase == .resting)
    #expect(panel.placement(at: 6).height == 700)
    #expect(panel.velocity(at: 6.05) == 0)
  }

  @Test func anotherValueOfAnyKeyMakesMistakesNewsAgainAndTheSameValueDoesNot() {
    let changes: [(String, (PanelConfiguration) -> PanelConfiguration)] = [
      ("detents", { $0.panelDetents([.medium]) }),
      ("selection", { $0.panelDetents([.medium, .large], selection: .large) }),
      ("dismissal", { $0.panelInteractiveDismissDisabled() }),
      ("undimmed", { stating($0) { $0.undimmedThrough = .medium } }),
      ("scrolling", { stating($0) { $0.scrollHandoff = ScrollHandoff(.oneWay) } }),
      ("drag", { stating($0) { $0.dragActivation = .handle } }),
      ("lock", { $0.panelLockAngle(30) }),
      ("band", { stating($0) { $0.rubberBandCoefficient = 0.3 } }),
      ("indicator", { stating($0) { $0.dragIndicator = .hidden } }),
      ("corners", { $0.panelCornerRadius(3) }),
      ("motion", { stating($0) { $0.reducesMotion = true } }),
      ("spring", { $0.panelSpring(.bouncy) }),
      ("release", { $0.panelReleasePolicy(ThresholdRelease()) }),
      ("adaptation", { $0.panelAdaptation(PanelCompactAdaptation()) }),
    ]
    let before = PanelConfiguration().panelDetents([.medium, .large])
    for (name, change) in changes {
      var panel = panel(before)
      let mistake = PanelEvent.content(height: .nan)
      #expect(panel.send(mistake, at: 6).count == 1)
      panel.send(.configure(before), at: 6)
      #expect(panel.send(mistake, at: 6).isEmpty, "\(name)")
      for _ in 0..<2 {
        panel.send(.configure(change(before)), at: 6)
        panel.send(.frame, at: 20)
      }
      #expect(panel.send(mistake, at: 20).count == 1, "\(name)")
      panel.send(.configure(change(before)), at: 20)
      #expect(panel.send(mistake, at: 20).isEmpty, "\(name)")
    }
  }

  private func stating(
    _ configuration: PanelConfiguration, _ state: (inout PanelConfiguration) -> Void
  ) -> PanelConfiguration {
    var copy = configuration
    state(&copy)
    return copy
  }

  @Test func copiesOfAPanelGoDifferentWays() {
    let before = PanelConfiguration().panelDetents([.medium, .large])
    let original = panel(before)
    var (one, other) = (original, original)
    one.send(.configure(before.panelDetents([.height(100)])), at: 6)
    other.send(.configure(before.panelInteractiveDismissDisabled()), at: 6)
    one.send(.frame, at: 9)
    #expect(one.placement(at: 9).height == 100)
    #expect(other.placement(at: 9).height == 400 && original.placement(at: 9).height == 400)
    #expect(other.send(.escape, at: 9).map(\.description) == ["dismissalPrevented"])
    one.send(.escape, at: 9)
    #expect(one.phase == .dismissing)
  }

  @Test func hundredsOfDetentsThatAreNoNumbersDoNotSilenceOtherMistakes() {
    let detents = (0..<400).map { _ in PanelDetent.height(.nan) } + [.large]
    var panel = panel(PanelConfiguration().panelDetents(detents))
    let effects = panel.send(.content(height: .nan), at: 6)
    #expect(effects.map(\.description) == ["issue(\(PanelIssue.contentHeightNotANumber))"])
  }
}
