import Panels
import Testing

/// A key as a third party would add it.
private enum BadgeKey: PanelPreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Content: PanelConfigurable {
  var preferences = PanelPreferences()
}

@Suite struct PanelConfigurationTests {
  @Test func behaviour30AThirdPartysKeyIsReadBackFromTheReducedConfiguration() {
    let content = PanelPreferences().reducing([
      Content().panelPreference(BadgeKey.self, 2).preferences,
      Content().panelDetents([.medium]).preferences,
      Content().panelPreference(BadgeKey.self, 3).preferences,
    ])
    var configuration = PanelConfiguration(content)
    #expect(configuration[BadgeKey.self] == 5 && configuration.detents == [.medium])
    configuration[BadgeKey.self] = 9
    var panel = Panel()
    panel.send(.configure(configuration), at: 0)
    #expect(panel.configuration[BadgeKey.self] == 9)
  }

  @Test func behaviour30EveryKeyHasAValueBeforeAnythingIsStated() {
    let configuration = PanelConfiguration()
    #expect(configuration.detents.isEmpty && configuration.selection == nil)
    #expect(configuration.spring == .standard && configuration.axisLock == AxisLock())
    #expect(configuration.dragActivation == .anywhere && configuration.dragIndicator == .automatic)
    #expect(!configuration.isInteractiveDismissDisabled && !configuration.reducesMotion)
    #expect(configuration.undimmedThrough == nil && configuration.cornerRadius == 16)
    #expect(configuration.rubberBandCoefficient == 0.55)
    #expect(configuration.scrollHandoff == ScrollHandoff(.expands))
    #expect(configuration.adaptation == AnyPanelAdaptationPolicy(PanelRegularAdaptation()))
    #expect(configuration.releasePolicy == AnyReleasePolicy(ProjectedRelease()))
  }

  @Test func propertiesWriteWhatModifiersState() {
    var written = PanelConfiguration()
    written.detents = [.medium]
    written.selection = .medium
    written.spring = .bouncy
    written.axisLock = AxisLock(angle: 30)
    written.rubberBandCoefficient = 0.2
    written.dragActivation = .handle
    written.dragIndicator = .hidden
    written.isInteractiveDismissDisabled = true
    written.reducesMotion = true
    written.undimmedThrough = .medium
    written.cornerRadius = 8
    written.scrollHandoff = ScrollHandoff(.scrolls)
    written.adaptation = AnyPanelAdaptationPolicy(PanelCompactAdaptation())
    written.releasePolicy = AnyReleasePolicy(ThresholdRelease())
    let stated = PanelConfiguration().panelDetents([.medium], selection: .medium)
      .panelSpring(.bouncy).panelLockAngle(30).panelDragActivation(.handle)
      .panelRubberBand(coefficient: 0.2)
      .panelDragIndicator(.hidden).panelInteractiveDismissDisabled().panelReduceMotion()
      .panelUndimmed(through: .medium).panelCornerRadius(8)
      .panelScrollHandoff(ScrollHandoff(.scrolls)).panelAdaptation(PanelCompactAdaptation())
      .panelReleasePolicy(ThresholdRelease())
    #expect(written.detents == stated.detents && written.selection == stated.selection)
    #expect(written.spring == stated.spring && written.axisLock == stated.axisLock)
    #expect(written.dragActivation == stated.dragActivation)
    #expect(written.rubberBandCoefficient == stated.rubberBandCoefficient)
    #expect(written.dragIndicator == stated.dragIndicator)
    #expect(written.isInteractiveDismissDisabled && stated.isInteractiveDismissDisabled)
    #expect(written.reducesMotion && stated.reducesMotion)
    #expect(written.undimmedThrough == stated.undimmedThrough)
    #expect(written.cornerRadius == stated.cornerRadius)
    #expect(written.scrollHandoff == stated.scrollHandoff)
    #expect(written.adaptation == stated.adaptation)
    #expect(written.releasePolicy == stated.releasePolicy)
  }

  @Test func theLastSiblingWinsAndAProhibitionAlways() {
    let first = Content().panelSpring(.bouncy).panelCornerRadius(4).panelDragActivation(.handle)
      .panelDragIndicator(.hidden).panelLockAngle(10).panelUndimmed(through: .medium)
      .panelScrollHandoff(ScrollHandoff(.oneWay)).panelInteractiveDismissDisabled()
      .panelReduceMotion().panelAdaptation(PanelCompactAdaptation())
      .panelRubberBand(coefficient: 0)
    let second = Content().panelSpring(.snappy).panelCornerRadius(9)
      .panelDragActivation(.disabled).panelDragIndicator(.visible).panelLockAngle(20)
      .panelUndimmed(through: nil).panelScrollHandoff(ScrollHandoff(.scrolls))
      .panelInteractiveDismissDisabled(false).panelReduceMotion(false)
      .panelRegularAdaptation(edge: .leading).panelRubberBand(coefficient: 0.7)
    let both = PanelConfiguration(first.preferences.reducing([second.preferences]))
    #expect(both.spring == .snappy && both.cornerRadius == 9 && both.dragActivation == .disabled)
    #expect(both.dragIndicator == .visible && both.axisLock == AxisLock(angle: 20))
    #expect(both.rubberBandCoefficient == 0.7)
    #expect(both.undimmedThrough == .medium && both.scrollHandoff == ScrollHandoff(.scrolls))
    #expect(both.isInteractiveDismissDisabled && both.reducesMotion)
    #expect(both.adaptation == AnyPanelAdaptationPolicy(PanelRegularAdaptation(edge: .leading)))
  }

  @Test func scenario17GroupingNeverMattersAndTheOuterSetWins() {
    let a = Content().panelDetents([.height(120), .large]).preferences
    let b = Content().panelUndimmed(through: .large).preferences
    let c = Content().panelInteractiveDismissDisabled().preferences
    let empty = PanelPreferences()
    func outcome(_ preferences: PanelPreferences) -> String {
      let all = PanelConfiguration(preferences)
      let undimmed = all.undimmedThrough?.description ?? "-"
      return "\(all.detents) \(undimmed) \(all.isInteractiveDismissDisabled)"
    }
    let expected = outcome(a.reducing([b, c]))
    for order in [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]] {
      #expect(outcome(empty.reducing([order[0], empty, order[1], order[2], empty])) == expected)
      #expect(outcome(order[0].reducing([order[1].reducing([order[2]])])) == expected)
    }
    let outer = PanelConfiguration(a.reducing([b, c])).panelDetents([.medium])
    #expect(outer.detents == [.medium])
    #expect(outer.undimmedThrough == .large && outer.isInteractiveDismissDisabled)
  }
}
