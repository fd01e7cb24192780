import Panels
import Testing

@Suite struct PanelStateTests {
  @Test func theSettledDetentIsWhereThePanelLastRested() {
    var stage = Stage([.medium, .large])
    #expect(stage.panel.settledDetent == nil)
    stage.show()
    #expect(stage.panel.settledDetent == .medium && stage.panel.targetDetent == .medium)
    stage.send(.select(.large))
    #expect(stage.panel.settledDetent == .medium && stage.panel.targetDetent == .large)
    stage.now += 0.35
    #expect(stage.panel.nearestDetent(at: stage.now) == .large)
    stage.settle()
    #expect(stage.panel.settledDetent == .large)
    stage.send(.dismiss)
    #expect(stage.panel.targetDetent == nil)
    stage.settle()
    #expect(stage.panel.settledDetent == nil && stage.panel.nearestDetent(at: 99) == nil)
  }
}
