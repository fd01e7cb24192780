import Panels
import Testing

@testable import PanelDemo

@Suite struct ContentTests {
  @Test func theLaterOfTwoSiblingsWins() {
    let content = Content.stack(
      .title("one").panelDetents([.medium]), .title("two").panelDetents([.large]))
    #expect(PanelConfiguration(content.preferences).detents == [.large])
  }

  @Test func aStatementFurtherOutReplacesTheSubtrees() {
    let content = Content.stack(.title("one").panelDetents([.medium], selection: .medium))
      .panelDetents([.adaptive, .large])
    let configuration = PanelConfiguration(content.preferences)
    #expect(configuration.detents == [.adaptive, .large])
    #expect(configuration.selection == .medium, "it leaves every other key alone")
  }

  @Test func aTransformEditsWhatTheSubtreeStated() {
    let content = Content.stack(.title("one").panelDetents([.adaptive]))
      .transformPanelPreference(PanelDetentsKey.self) { $0.append(.large) }
    #expect(PanelConfiguration(content.preferences).detents == [.adaptive, .large])
  }

  @Test func contentThatIsNotThereStatesNothing() {
    let content = Content.stack(
      .title("one"), .when(false, .title("two").panelInteractiveDismissDisabled()))
    #expect(content.preferences.isEmpty)
    #expect(content.parts.count == 1)
  }
}
