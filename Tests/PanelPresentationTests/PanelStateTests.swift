import Panels
import Testing

@Suite struct PanelStateTests {
  @Test func aHostCanAskWhatItNeedsBeforeAndDuringADrag() {
    var stage = Stage(1000, 700, PanelConfiguration().panelDetents([.height(200), .large]))
    #expect(stage.panel.displayMode == .regular && stage.panel.contentWidth == 380)
    stage.show()
    #expect(stage.panel.releaseExplanation(at: stage.now) == nil)
    stage.drag(-200)
    let explanation = stage.panel.releaseExplanation(at: stage.now)
    #expect(explanation?.target == .stop(1) && explanation?.candidates.count == 2)
    #expect((explanation?.projection ?? 0) > 400)
    stage.liftStill()
    #expect(stage.panel.targetDetent == .height(200))
  }

  @Test func askingTwiceGivesTheSameAndChangesNothing() {
    var stage = Stage([.height(200), .large])
    stage.show()
    stage.send(.select(.large))
    let copy = stage.panel
    let later = stage.panel.placement(at: stage.now + 0.3)
    #expect(stage.panel.placement(at: stage.now + 0.3) == later)
    #expect(stage.panel.placement(at: .nan) == copy.placement(at: stage.now))
    #expect(stage.panel.placement(at: -5) == copy.placement(at: stage.now))
    #expect(stage.panel.placement(at: stage.now + 0.3) == later)
    #expect(stage.panel.snapshot == copy.snapshot && stage.panel.restTime == copy.restTime)
  }

  @Test func aTimeBeforeTheLastEventIsThatEvents() {
    var stage = Stage([.height(200), .large])
    stage.show()
    stage.send(.select(.large))
    stage.send(.frame, after: 0.1)
    let now = stage.panel.placement(at: stage.now)
    #expect(now.height > 200 && now.height < 800)
    #expect(stage.panel.placement(at: stage.now - 0.05) == now)
    #expect(stage.panel.velocity(at: stage.now - 0.05) == stage.panel.velocity(at: stage.now))
  }

  @Test func behaviour31ATimeThatMeansNothingIsTakenAsTheLast() {
    var panel = Panel()
    #expect(Array(panel.send(.frame, at: .nan)) == [.issue(.timeNotFinite(.nan, used: 0))])
    panel.send(.frame, at: 100)
    #expect(Array(panel.send(.frame, at: 99)) == [.issue(.timeWentBackwards(99, used: 100))])
    #expect(Array(panel.send(.frame, at: 98)) == [])
    #expect(panel.send(.content(height: .nan), at: 101).contains(.issue(.contentHeightNotANumber)))
    #expect(panel.contentHeight == nil)
    panel.send(.content(height: .infinity), at: 101)
    #expect(panel.contentHeight == PanelSceneGeometry.maximumLength)
  }

  @Test func twoPanelsAreIndependent() {
    var first = Stage([.height(200), .large])
    var second = Stage([.height(500), .large])
    first.show()
    second.show()
    second.drag(-120)
    second.resize(900, 600)
    second.liftStill()
    second.settle()
    #expect(first.height == 200 && first.effects.isEmpty)
  }

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

  @Test func theSettledDetentIsOfThisPresentation() {
    var stage = Stage([.medium, .large])
    stage.show()
    stage.send(.dismiss)
    // Gone in between, though nobody has asked.
    stage.send(.present, after: 5)
    #expect(stage.effects == [.dismissed(.request)])
    #expect(stage.panel.phase == .settling && stage.panel.settledDetent == nil)
  }
}
