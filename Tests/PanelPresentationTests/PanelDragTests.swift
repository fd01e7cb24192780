import Panels
import Testing

@Suite struct PanelDragTests {
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

  @Test func behaviour12TheStopsOfTheReleaseDecideAndTheRangeIsTheOldOne() {
    var stage = Stage([.adaptive, .large], content: 300)
    stage.show()
    stage.drag(-50, steps: 1)
    stage.send(.content(height: 420))
    #expect(stage.height == 350 && stage.panel.stops.heights == [300, 800])
    stage.move(by: -1, from: 450, steps: 1)
    #expect(stage.height == 351)
    stage.liftStill()
    #expect(stage.effects == [.dragEnded(target: .adaptive)])
    stage.settle()
    #expect(stage.height == 420 && stage.selected == .adaptive)
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

  @Test func behaviour17AGivenVelocityReplacesTheFingers() {
    var stage = Stage([.height(100), .height(450), .height(900)], dismissible: false)
    stage.resize(400, 900)
    stage.show()
    stage.drag(-120)
    stage.lift(velocity: -900)
    stage.settle()
    #expect(stage.height == 450)
  }

  @Test func behaviour17APauseForgetsTheFlickAndAFlickAfterAPauseCounts() {
    var stage = Stage([.height(100), .height(450), .height(900)], dismissible: false)
    stage.resize(400, 900)
    stage.show(at: .height(900))
    stage.drag(300, steps: 6)
    stage.send(.dragEnded(at: PanelPoint(x: 200, y: 800)), after: 0.6)
    stage.settle()
    #expect(stage.height == 450)
    stage.send(.select(.height(900)))
    stage.settle()
    stage.send(.dragBegan(at: PanelPoint(x: 200, y: 500), region: .handle))
    stage.send(.dragMoved(to: PanelPoint(x: 200, y: 540)), after: 0.616)
    #expect(stage.panel.velocity(at: stage.now) < -1500)
    stage.lift()
    stage.settle()
    #expect(stage.height < 900)
  }

  @Test func behaviour17ALiftIsASampleOnlyIfTheHeightDiffers() {
    func velocity(liftingAt location: PanelPoint?) -> Double {
      var stage = Stage([.height(300), .large])
      stage.show()
      stage.drag(-120, steps: 6)
      stage.send(.dragEnded(at: location), after: 0.03)
      return stage.panel.velocity(at: stage.now)
    }
    let unsaid = velocity(liftingAt: nil)
    #expect(unsaid > 1000)
    #expect(velocity(liftingAt: PanelPoint(x: 200, y: 380)) == unsaid)
    #expect(velocity(liftingAt: PanelPoint(x: 260, y: 380)) == unsaid)
    #expect(velocity(liftingAt: PanelPoint(x: 200, y: 379)) < unsaid)
  }

  @Test func behaviour17TheSpringGetsThePanelsVelocityInTheRubberBand() {
    var stage = Stage([.height(400)])
    stage.show()
    stage.drag(-97, steps: 4)
    let slope = 0.55 * (1 - (stage.height - 400) / 800) * (1 - (stage.height - 400) / 800)
    stage.send(.dragEnded(velocity: 1000))
    #expect(abs(stage.panel.velocity(at: stage.now) + 1000 * slope) < 1e-6)
  }

  @Test func behaviour18TheDefaultGoesOneStopAndNeverBehindAFlick() {
    func settled(from detent: PanelDetent, by translation: Double, at velocity: Double) -> Double {
      var stage = Stage([.height(100), .height(400), .height(700)], dismissible: false)
      stage.show(at: detent)
      stage.drag(translation)
      stage.lift(velocity: velocity)
      stage.settle()
      return stage.height
    }
    // From between two stops to one of them, however hard the flick.
    #expect(settled(from: .height(100), by: -50, at: -8000) == 400)
    // Slowly to the nearer, at 500 pt/s and more never back behind the finger.
    #expect(settled(from: .height(100), by: -20, at: -100) == 100)
    #expect(settled(from: .height(100), by: -5, at: -499) == 400)
    #expect(settled(from: .height(400), by: -290, at: 500) == 400)
    // From on a stop to a neighbour at most.
    #expect(settled(from: .height(400), by: 0, at: -9000) == 700)
    #expect(settled(from: .height(700), by: 0, at: 9000) == 400)
  }

  @Test func behaviour19DismissalNeedsALowPlaceAndPermission() {
    var stage = Stage([.height(120), .height(450), .large])
    stage.show(at: .height(450))
    stage.drag(420)
    stage.liftStill()
    #expect(stage.panel.phase == .dismissing && stage.panel.isPresented)
    stage.settle()
    #expect(stage.effects == [.dragEnded(target: nil), .dismissed(.drag)])
    #expect(!stage.panel.isPresented && stage.panel.phase == .hidden)
    var held = Stage([.height(180), .height(600)], dismissible: false)
    held.show()
    held.drag(150)
    held.lift(velocity: 3000)
    #expect(held.count(.dismissalPrevented) == 1)
    held.settle()
    #expect(held.height == 180 && held.panel.isPresented)
  }

  @Test func behaviour19AFlickFromAHigherStopDoesNotDismiss() {
    var stage = Stage([.height(120), .height(450), .large])
    stage.show(at: .large)
    stage.drag(60)
    stage.lift(velocity: 1500)
    stage.settle()
    #expect(stage.height == 450 && stage.panel.isPresented)
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
