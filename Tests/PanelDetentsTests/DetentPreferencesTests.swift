import PanelCore
import PanelDetents
import Testing

private struct Content: PanelConfigurable {
  var preferences = PanelPreferences()
}

@Suite struct DetentPreferencesTests {
  @Test func modifiersStateDetentsAndSelection() {
    let content = Content().panelDetents([.medium, .large], selection: .large)
    #expect(content.preferences[PanelDetentsKey.self] == [.medium, .large])
    #expect(content.preferences[PanelSelectionKey.self] == .large)
    #expect(Content().preferences[PanelDetentsKey.self].isEmpty)
  }

  @Test func theLastSiblingThatStatesDetentsWins() {
    let first = Content().panelDetents([.medium])
    let second = Content().panelDetents([.large])
    let parent = first.preferences.reducing([second.preferences, PanelPreferences()])
    #expect(parent[PanelDetentsKey.self] == [.large])
  }

  @Test func anOuterSetLeavesAnInnerSelectionAlone() {
    let content = Content().panelDetents([.medium], selection: .medium).panelDetents([.large])
    #expect(content.preferences[PanelDetentsKey.self] == [.large])
    #expect(content.preferences[PanelSelectionKey.self] == .medium)
  }

  @Test func aSiblingWithoutASelectionDoesNotTakeItAway() {
    let chosen = Content().panelDetents([.medium], selection: .medium)
    let silent = Content().panelDetents([.large], selection: nil)
    let parent = chosen.preferences.reducing([silent.preferences])
    #expect(parent[PanelSelectionKey.self] == .medium)
  }
}
