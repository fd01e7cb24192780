import Panels
import Testing

@Suite struct PanelMetricsTests {
  @Test func behaviour4ContentMeasuredFirstThePanelEntersFromZero() {
    var stage = Stage([.adaptive, .large], content: 260)
    stage.send(.present)
    #expect(stage.panel.phase == .settling && stage.height == 0 && stage.panel.isPresented)
    stage.send(.frame, after: 0.1)
    #expect(stage.height > 0 && stage.height < 260)
    stage.settle()
    #expect(stage.height == 260 && stage.panel.phase == .resting)
    #expect(stage.effects == [.settled(.adaptive)])
  }

  @Test func behaviour4PresentedFirstItAppearsAtItsHeightWithoutAnEvent() {
    var stage = Stage([.adaptive, .large], selection: .adaptive)
    stage.send(.present)
    #expect(stage.panel.phase == .hidden && stage.panel.isPresented)
    #expect(stage.panel.placement(at: 0).frame == .zero)
    #expect(stage.panel.placement(at: 0).detentIndex == -1)
    stage.send(.content(height: 260), after: 0.1)
    #expect(stage.height == 260 && stage.panel.phase == .resting)
    #expect(stage.effects.isEmpty)
  }

  @Test func behaviour4StopsThatVanishComeBackWithTheSelection() {
    var stage = Stage([.medium, .large])
    stage.show(at: .large)
    stage.resize(0, 0)
    #expect(stage.panel.phase == .hidden && stage.panel.isPresented)
    #expect(stage.selected == .large)
    stage.resize(400, 600)
    #expect(stage.height == 600 && stage.panel.phase == .resting)
    #expect(stage.effects.isEmpty)
  }

  @Test func behaviour5ContentThatGrowsMovesAnAdaptiveStopAnimated() {
    var stage = Stage([.height(100), .adaptive], content: 300)
    stage.show(at: .adaptive)
    stage.send(.content(height: 340))
    #expect(stage.height == 300 && stage.panel.phase == .settling)
    stage.settle()
    #expect(stage.height == 340)
    #expect(stage.effects == [.settled(.adaptive)])
  }

  @Test func behaviour5APanelThatRestsElsewhereStays() {
    var stage = Stage([.height(100), .adaptive], content: 300)
    stage.show()
    stage.send(.content(height: 340))
    #expect(stage.height == 100 && stage.panel.phase == .resting && stage.effects.isEmpty)
    #expect(stage.panel.stops.heights == [100, 340])
  }

  @Test func behaviour7RotationPlacesARestingPanelAtOnceAndKeepsTheSelection() {
    var stage = Stage(402, 874, PanelConfiguration().panelDetents([.height(90), .medium, .large]))
    stage.show(at: .medium)
    var heights: [Double] = []
    for (width, height) in [(874.0, 402.0), (402, 874), (320, 568), (402, 874)] {
      stage.resize(width, height)
      heights.append(stage.height)
      #expect(stage.panel.phase == .resting)
    }
    #expect(heights == [201, 437, 284, 437])
    #expect(stage.selectionChanges.isEmpty && stage.selected == .medium)
  }

  @Test func behaviour7TheKeyboardKeepsTheDetentAndOnlyLiftsThePanel() {
    var stage = Stage([.height(200), .large])
    stage.show()
    var tops: [Double] = []
    for keyboard in [336.0, 280, 336, 0] {
      stage.resize(400, 800, keyboard: keyboard)
      tops.append(stage.panel.placement(at: stage.now).frame.minY)
    }
    #expect(tops == [264, 320, 264, 600])
    stage.resize(400, 800, keyboard: 336)
    #expect(stage.panel.stops.heights == [200, 464])
    #expect(stage.effects.isEmpty)
  }

  @Test func behaviour7AFlightIsClampedIntoTheNewSceneAndGoesOn() {
    var stage = Stage([.height(100), .large])
    stage.show(at: .large)
    stage.send(.select(.height(100)))
    stage.send(.frame, after: 0.02)
    let velocity = stage.panel.velocity(at: stage.now)
    stage.resize(400, 500)
    #expect(stage.height == 500 && stage.panel.phase == .settling)
    #expect(abs(stage.panel.velocity(at: stage.now) - velocity) < 1e-9)
    stage.settle()
    #expect(stage.height == 100)
  }

  @Test func theSameSceneStatedAgainIsNoChangeOfScene() {
    var stage = Stage([.height(200), .height(400)])
    stage.show()
    stage.drag(-400)
    let held = stage.height
    #expect(held > 400)
    stage.resize(400, 800)
    #expect(stage.height == held)
  }
}
