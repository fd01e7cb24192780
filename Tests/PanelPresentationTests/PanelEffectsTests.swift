import Panels
import Testing

@Suite struct PanelEffectsTests {
  /// A configuration with more mistakes than effects are stored inline.
  private var mistaken: PanelConfiguration {
    PanelConfiguration()
      .panelDetents([.height(.nan), .fraction(.nan), .height(180), .large])
      .panelRegularAdaptation(minWidth: 320, idealWidth: 380, maxWidth: 300)
      .panelSpring(PanelSpring(response: .nan, dampingRatio: 1))
      .panelLockAngle(.nan)
      .panelCornerRadius(-1)
      .panelReleasePolicy(ProjectedRelease(decelerationRate: 7))
  }

  @Test func behaviour31EachMistakeIsToldOnceUntilTheConfigurationChanges() {
    var stage = Stage([.medium, .large])
    stage.show()
    let effects = stage.send(.configure(mistaken))
    #expect(stage.issues.count == 7)
    #expect(effects.count == 8 && effects.first == .selectionChanged(.height(180), .detentsChanged))
    stage.effects = []
    stage.resize(500, 700)
    stage.send(.configure(mistaken))
    #expect(stage.issues.isEmpty)
    stage.send(.configure(mistaken.panelCornerRadius(-2)))
    #expect(stage.issues.count == 7)
  }

  @Test func behaviour20TheOrderHoldsAlsoBeyondWhatIsStoredInline() {
    var stage = Stage([.medium, .large])
    stage.send(.present)
    stage.now = 5
    let effects = stage.send(.configure(mistaken))
    #expect(effects[0] == .settled(.medium))
    #expect(effects[1] == .selectionChanged(.height(180), .detentsChanged))
    #expect(effects.count == 9)
    #expect(effects.dropFirst(2).allSatisfy { if case .issue = $0 { true } else { false } })
  }

  @Test func effectsReadAsTheyAreWritten() {
    let effects: [(PanelEffect, String)] = [
      (.settled(.height(180)), "settled(height(180.0))"),
      (.dismissed(.outsideTap), "dismissed(outsideTap)"),
      (.dismissed(.escape), "dismissed(escape)"),
      (.dismissed(.request), "dismissed(request)"),
      (.dismissed(.drag), "dismissed(drag)"),
      (.displayModeChanged(.regular), "displayModeChanged(regular)"),
      (.dragEnded(target: nil), "dragEnded(target: nil)"),
      (.dragCancelled, "dragCancelled"),
      (.selectionChanged(.adaptive, .detentsChanged), "selectionChanged(adaptive, detentsChanged)"),
      (.selectionChanged(.fraction(0.5), .request), "selectionChanged(fraction(0.5), request)"),
      (
        .selectionChanged(.custom(CustomPanelDetent("half") { _ in 1 }), .accessibility),
        "selectionChanged(custom(half), accessibility)"
      ),
      (.dismissalPrevented, "dismissalPrevented"),
      (.scrollContent(by: -3), "scrollContent(by: -3.0)"),
      (.issue(.contentHeightNotANumber), "issue(\(PanelIssue.contentHeightNotANumber))"),
    ]
    for (effect, text) in effects { #expect(effect.description == text) }
  }
}
