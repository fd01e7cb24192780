import Panels
import Testing

@Suite struct PanelDragTests {
  @Test func aDragThatOutlivesAnEmptySceneGoesOnFromWhereItWas() {
    var stage = Stage([.medium, .large])
    stage.show()
    stage.drag(-50)
    stage.resize(0, 0)
    stage.move(by: -100, from: 450)
    stage.resize(400, 800)
    #expect(stage.panel.phase == .dragging && stage.height == 450)
    stage.move(by: -10, from: 350, steps: 1)
    #expect(stage.height == 460)
  }

  @Test func aSecondTouchOfTheDraggingFingerAnchorsWhereverItIs() {
    var stage = Stage(
      PanelConfiguration().panelDetents([.height(200), .large]).panelDragActivation(.handle))
    stage.show()
    stage.drag(-10)
    stage.send(.dragBegan(at: PanelPoint(x: 200, y: 300), region: .outside))
    stage.send(.dragMoved(to: PanelPoint(x: 200, y: 290)))
    #expect(stage.height == 220)
  }

  @Test func aFingerThatRestsDoesNotBlockAnother() {
    var stage = Stage([.height(200), .large])
    stage.show()
    stage.send(.dragBegan(at: PanelPoint(x: 10, y: 700), pointer: 1))
    stage.send(.dragBegan(at: PanelPoint(x: 200, y: 700), pointer: 2))
    stage.send(.dragMoved(to: PanelPoint(x: 200, y: 650), pointer: 2))
    #expect(stage.height == 250)
  }

  @Test func behaviour11WithinTheRangeTheHeightFollowsTheFinger() {
    var stage = Stage([.height(100), .large])
    stage.show()
    stage.drag(-250)
    #expect(stage.height == 350 && stage.panel.phase == .dragging)
    stage.move(by: 40, from: 250, steps: 1)
    #expect(stage.height == 310)
  }

  @Test func behaviour11BeyondTheLargestStopARubberBandHolds() {
    var stage = Stage([.height(400)])
    stage.show()
    stage.drag(-300)
    let expected = 400 + 0.55 * 800 * 300 / (800 + 0.55 * 300)
    #expect(abs(stage.height - expected) < 1e-9)
    stage.move(by: 300, from: 200, steps: 30)
    #expect(abs(stage.height - 400) < 1e-9)
  }

  @Test func behaviour11BelowTheSmallestStopItFollowsOrResists() {
    var free = Stage([.height(180), .large])
    free.show()
    free.drag(150)
    #expect(free.height == 30)
    free.move(by: 300, from: 650)
    #expect(free.height == 0)
    var held = Stage([.height(180), .large], dismissible: false)
    held.show()
    held.drag(150)
    #expect(abs(held.height - (180 - 0.55 * 800 * 150 / (800 + 0.55 * 150))) < 1e-9)
    #expect(held.panel.placement(at: held.now).frame.maxY >= 800)
  }

  @Test func behaviour11TheHeightIsHeldWithinTheScene() {
    var stage = Stage(
      400, 800, insets: PanelInsets(top: 50, bottom: 34),
      PanelConfiguration().panelDetents([.large]))
    stage.show()
    stage.drag(-5000, steps: 40)
    #expect(stage.height == 766)
    #expect(stage.panel.placement(at: stage.now).frame.minY == 0)
  }

  @Test func behaviour13TouchingAFlightCatchesItWhereItIs() {
    var stage = Stage([.height(200), .height(800)], dismissible: false)
    stage.show()
    stage.send(.select(.height(800)))
    stage.now += 0.08
    let flying = stage.height
    #expect(flying > 250 && flying < 700)
    stage.send(.dragBegan(at: PanelPoint(x: 200, y: 500)))
    #expect(stage.height == flying && stage.panel.phase == .dragging)
    stage.move(by: -10, steps: 1)
    #expect(abs(stage.height - flying - 10) < 1e-9)
  }

  @Test func behaviour13LiftingWithoutMovingDoesNotResumeTheOldFlight() {
    var stage = Stage([.height(200), .height(800)], dismissible: false)
    stage.show()
    stage.send(.select(.height(800)))
    stage.send(.dragBegan(at: PanelPoint(x: 200, y: 500)), after: 0.06)
    #expect(stage.height < 500)
    stage.effects = []
    stage.liftStill()
    stage.settle()
    #expect(stage.height == 200)
    #expect(stage.selectionChanges == [.selectionChanged(.height(200), .drag)])
  }

  @Test func behaviour13GrabbingInsideTheRubberBandDoesNotJump() {
    var stage = Stage([.height(400)])
    stage.show()
    stage.drag(-300)
    let held = stage.height
    stage.send(.dragEnded())
    stage.send(.dragBegan(at: PanelPoint(x: 200, y: 100), region: .handle))
    #expect(abs(stage.height - held) < 1e-9)
    stage.send(.dragMoved(to: PanelPoint(x: 200, y: 101)))
    #expect(held - stage.height > 0.2 && held - stage.height < 0.55)
  }

  @Test func behaviour14ACancelledDragReturnsAndIgnoresVelocity() {
    var stage = Stage([.height(250), .large])
    stage.show()
    stage.drag(-180, steps: 3)
    stage.send(.dragCancelled())
    #expect(stage.effects == [.dragCancelled] && stage.panel.velocity(at: stage.now) == 0)
    stage.settle()
    #expect(stage.height == 250 && stage.selected == .height(250))
  }

  @Test func behaviour14StrayEventsAreIgnoredWithoutEffect() {
    var stage = Stage([.height(250), .large])
    stage.show()
    stage.send(.dragMoved(to: PanelPoint(x: 0, y: 0)))
    stage.send(.dragEnded(at: PanelPoint(x: 0, y: 0), velocity: -5000))
    stage.send(.dragCancelled())
    #expect(stage.effects.isEmpty && stage.height == 250 && stage.panel.phase == .resting)
  }

  @Test func behaviour14ASecondPointerIsIgnored() {
    var stage = Stage([.height(300), .large])
    stage.show()
    stage.drag(-50)
    stage.send(.dragBegan(at: PanelPoint(x: 100, y: 200), pointer: 1))
    stage.send(.dragMoved(to: PanelPoint(x: 100, y: 100), pointer: 1))
    #expect(stage.height == 350)
    stage.move(by: -10, from: 450, steps: 1)
    #expect(stage.height == 360)
    stage.send(.dragEnded(pointer: 1))
    stage.send(.dragCancelled(pointer: 1))
    #expect(stage.panel.phase == .dragging && stage.effects.isEmpty)
    stage.liftStill()
    #expect(stage.panel.phase == .settling)
  }

  @Test func behaviour14ASecondBeginOfTheSamePointerReanchors() {
    var stage = Stage([.height(300), .large])
    stage.show()
    stage.drag(-50)
    stage.send(.dragBegan(at: PanelPoint(x: 0, y: 90)))
    #expect(stage.height == 350 && stage.panel.phase == .dragging)
    #expect(stage.panel.velocity(at: stage.now) == 0, "it was not a movement")
    stage.move(by: 20, from: 90, steps: 2)
    #expect(stage.height == 330)
  }

  @Test func behaviour15ADragSurvivesAChangeOfScene() {
    var stage = Stage([.height(300), .large])
    stage.show()
    stage.drag(-250)
    stage.resize(800, 400)
    #expect(stage.height == 400 && stage.panel.phase == .dragging)
    stage.move(by: 30, from: 250, steps: 1)
    #expect(stage.height == 370)
    stage.liftStill()
    stage.settle()
    #expect(stage.height == 400 && stage.selected == .large)
  }

  @Test func behaviour15AHeightOutsideTheNewRangeIsBroughtIntoIt() {
    var held = Stage([.height(180), .large], dismissible: false)
    held.show()
    held.drag(150)
    #expect(held.height < 180)
    held.resize(400, 700)
    #expect(held.height == 180 && held.panel.phase == .dragging)
    var free = Stage([.height(180), .large])
    free.show()
    free.drag(150)
    free.resize(400, 700)
    #expect(free.height == 30)
  }

  @Test func behaviour16AFlatMovementIsRefusedForGood() {
    var stage = Stage([.height(300), .large])
    stage.show()
    stage.send(.dragBegan(at: PanelPoint(x: 100, y: 500)))
    stage.send(.dragMoved(to: PanelPoint(x: 140, y: 488)))
    stage.send(.dragMoved(to: PanelPoint(x: 140, y: 100)))
    stage.send(.dragEnded(velocity: -5000))
    #expect(stage.height == 300 && stage.effects.isEmpty)
    stage.drag(-40, steps: 1, region: .content)
    #expect(stage.height == 340)
  }

  @Test func behaviour16ThePanelWaitsForTheFirstMovementUnlessItIsTheHandle() {
    var stage = Stage([.height(300), .large])
    stage.show()
    stage.send(.dragBegan(at: PanelPoint(x: 100, y: 500)))
    #expect(stage.panel.phase == .resting)
    stage.send(.dragMoved(to: PanelPoint(x: 100, y: 500)))
    #expect(stage.panel.phase == .resting)
    stage.send(.dragMoved(to: PanelPoint(x: 105, y: 460)))
    #expect(stage.panel.phase == .dragging && stage.height == 340)
    stage.send(.dragCancelled())
    stage.settle()
    stage.send(.dragBegan(at: PanelPoint(x: 100, y: 500), region: .handle))
    #expect(stage.panel.phase == .dragging)
  }

  @Test func whereADragMayBeginIsConfigurable() {
    var stage = Stage(
      PanelConfiguration().panelDetents([.height(300), .large]).panelDragActivation(.handle))
    stage.show()
    stage.drag(-40, region: .content)
    #expect(stage.height == 300)
    stage.drag(-40, region: .handle)
    #expect(stage.height == 340)
    stage.liftStill()
    stage.settle()
    stage.send(
      .configure(
        PanelConfiguration().panelDetents([.height(300), .large]).panelDragActivation(.disabled)))
    stage.drag(-40, region: .handle)
    #expect(stage.height == 300)
    stage.drag(-40, region: .outside)
    #expect(stage.height == 300)
  }

  @Test func behaviour31OddNumbersAreReportedOnceAndTheDragGoesOn() {
    var stage = Stage([.height(300), .large])
    stage.show()
    stage.drag(-50)
    for _ in 0..<3 { stage.send(.dragMoved(to: PanelPoint(x: 0, y: .nan))) }
    stage.panel.send(.dragMoved(to: PanelPoint(x: 0, y: 440)), at: .nan)
    stage.panel.send(.dragMoved(to: PanelPoint(x: 0, y: 430)), at: stage.now - 5)
    #expect(stage.height == 370)
    #expect(stage.issues.count == 1)
  }
}
