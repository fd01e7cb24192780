import Foundation
import Panels
import Testing

@Suite struct PanelSnapshotTests {
  @Test func aRestoredPanelStandsAtItsDetentAtOnceAndSilently() throws {
    var stage = Stage([.adaptive, .medium, .large], selection: .medium, content: 200)
    stage.show(at: .large)
    let data = try JSONEncoder().encode(stage.panel.snapshot)
    let snapshot = try JSONDecoder().decode(PanelSnapshot.self, from: data)
    #expect(snapshot == stage.panel.snapshot)

    var restored = Stage(PanelConfiguration())
    restored.panel = Panel(restoring: snapshot)
    restored.effects = []
    restored.send(.configure(stage.panel.configuration))
    restored.resize(400, 800)
    restored.send(.content(height: 200))
    #expect(restored.height == 800 && restored.panel.phase == .resting)
    #expect(restored.selected == .large && restored.panel.isPresented)
    #expect(restored.effects.isEmpty)
  }

  @Test func aPanelThatWasHiddenOpensNextAtWhatWasSelected() {
    var stage = Stage([.medium, .large], selection: .medium)
    stage.panel = Panel(
      restoring: PanelSnapshot(
        isPresented: false, selectedDetent: .large, boundSelection: .medium))
    stage.send(
      .configure(PanelConfiguration().panelDetents([.medium, .large], selection: .medium)))
    stage.resize(400, 800)
    #expect(stage.panel.phase == .hidden && !stage.panel.isPresented)
    stage.show()
    #expect(stage.selected == .large)
  }

  @Test(arguments: [
    PanelDetent.adaptive, .height(320), .height(.infinity), .height(.nan), .fraction(0.4),
    .medium, .large, .custom(CustomPanelDetent("half") { $0.availableHeight / 2 }),
  ])
  func everyDetentSurvivesStorage(detent: PanelDetent) throws {
    let data = try JSONEncoder().encode([detent])
    #expect(try JSONDecoder().decode([PanelDetent].self, from: data) == [detent])
  }

  @Test func aStoredDetentThatIsNoneIsAnError() {
    for text in ["{}", #"{"height":1,"large":true}"#, #"{"height":"tall"}"#, #"{"depth":1}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(PanelDetent.self, from: Data(text.utf8))
      }
    }
  }
}
