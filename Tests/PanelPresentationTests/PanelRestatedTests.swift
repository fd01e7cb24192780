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

  @Test func hundredsOfDetentsThatAreNoNumbersDoNotSilenceOtherMistakes() {
    let detents = (0..<400).map { _ in PanelDetent.height(.nan) } + [.large]
    var panel = panel(PanelConfiguration().panelDetents(detents))
    let effects = panel.send(.content(height: .nan), at: 6)
    #expect(effects.map(\.description) == ["issue(\(PanelIssue.contentHeightNotANumber))"])
  }
}
