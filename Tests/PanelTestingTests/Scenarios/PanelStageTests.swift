import PanelTesting
import Panels
import Testing

@Suite struct PanelStageTests {
  @Test func theExampleOfTheDocumentationHolds() {
    var stage = PanelStage(width: 400, height: 800, detents: [.height(200), .large])
    stage.present()
    stage.settle()
    stage.drag("600 500 400 |")
    stage.settle()
    #expect(stage.height == 800)
    #expect(
      stage.effects == [
        .settled(.height(200)), .dragEnded(target: .large), .selectionChanged(.large, .drag),
        .settled(.large),
      ])
  }

  @Test func theFingerFollowsTheScriptFromNowOn() {
    var stage = PanelStage(width: 400, height: 800, detents: [.height(200), .large])
    stage.presentAtRest()
    stage.wait(1)
    let before = stage.time
    stage.drag("600 560 550")
    #expect(stage.phase == .dragging)
    #expect(stage.height == 250)
    #expect(abs(stage.time - before - 2.0 / 60) < 1e-12)
  }

  @Test func whatHappenedCanBeReplayedFromItsTrace() throws {
    var stage = PanelStage(width: 400, height: 800, detents: [.adaptive, .large]) {
      $0.panelInteractiveDismissDisabled()
    }
    stage.content(height: 240)
    stage.present()
    stage.wait(0.1)
    stage.drag("700 650 600 |-500")
    stage.changeScene { $0.keyboardHeight = 300 }
    stage.select(.adaptive)
    stage.wait(0.2)
    let replayed = try PanelTrace(text: stage.trace.text()).states()
    var last = try #require(replayed.last)
    last.effects = []
    #expect(last == stage.state)
    #expect(replayed.flatMap(\.effects) == stage.effects)
  }

  @Test func theStageSaysWhatItsPanelSays() {
    var stage = PanelStage(width: 400, height: 800, detents: [.height(200), .large])
    stage.present()
    stage.wait(0.1)
    #expect(stage.phase == .settling && stage.selectedDetent == .height(200))
    #expect(stage.stops == [200, 800])
    #expect(stage.velocity > 0 && stage.velocity == stage.panel.velocity(at: stage.time))
    #expect(stage.placement == stage.panel.placement(at: stage.time))
    #expect(stage.description == PanelStoryboardFrame(of: stage.panel, at: stage.time).text)
  }

  @Test func effectsAreTakenOnce() {
    var stage = PanelStage(width: 400, height: 800, detents: [.height(200), .large])
    stage.present()
    #expect(stage.takeEffects().isEmpty)
    stage.settle()
    #expect(stage.takeEffects() == [.settled(.height(200))])
    #expect(stage.effects.isEmpty)
    #expect(
      stage.configure { $0.panelDetents([.medium]) } == [
        .selectionChanged(.medium, .detentsChanged)
      ])
    #expect(stage.dismiss().isEmpty)
    #expect(stage.settle() == [.dismissed(.request)])
  }
}
