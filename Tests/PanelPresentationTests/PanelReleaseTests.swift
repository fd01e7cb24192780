import Panels
import Testing

@Suite struct PanelReleaseTests {
  @Test func aDetentThatLeavesTheSetInADragIsOneChangeWhenItEnds() {
    let fewer = PanelConfiguration().panelDetents([.height(180), .large])
    var released = Stage([.medium, .large])
    released.show()
    released.drag(-350)
    released.send(.configure(fewer))
    #expect(released.selected == .medium && released.effects.isEmpty)
    released.liftStill()
    #expect(
      released.effects == [.dragEnded(target: .large), .selectionChanged(.large, .drag)])
    var cancelled = Stage([.medium, .large])
    cancelled.show()
    cancelled.drag(-350)
    cancelled.send(.configure(fewer))
    cancelled.send(.dragCancelled())
    #expect(
      cancelled.effects == [
        .dragCancelled, .selectionChanged(.height(180), .detentsChanged),
      ])
    cancelled.settle()
    #expect(cancelled.height == 180)
  }

  @Test func aReleasePolicyThatAnswersNonsenseIsHeldToWhatExists() {
    struct Wild: ReleasePolicy {
      var answer: PanelReleaseTarget
      func target(for release: PanelRelease) -> PanelReleaseTarget { answer }
    }
    func released(_ answer: PanelReleaseTarget) -> Stage {
      var stage = Stage(
        PanelConfiguration().panelDetents([.medium, .large]).panelReleasePolicy(
          Wild(answer: answer)
        )
        .panelInteractiveDismissDisabled())
      stage.show()
      stage.drag(-50)
      stage.lift()
      return stage
    }
    #expect(released(.stop(17)).selected == .large)
    #expect(released(.stop(17)).issues == [.releaseTargetOutOfRange(index: 17, stopCount: 2)])
    #expect(released(.stop(-3)).selected == .medium)
    let dismissed = released(.dismiss)
    #expect(dismissed.selected == .medium && dismissed.panel.isPresented)
    #expect(dismissed.issues == [.releaseDismissedWithoutPermission])
    #expect(dismissed.count(.dismissalPrevented) == 1)
  }

  @Test func aDragThatDismissesWithANewSetLeavesAMemberSelected() {
    var stage = Stage([.height(105)])
    stage.show()
    stage.drag(-40)
    stage.send(.configure(PanelConfiguration().panelDetents([.height(300)])))
    stage.liftStill()
    #expect(
      stage.effects == [
        .dragEnded(target: nil), .selectionChanged(.height(300), .detentsChanged),
      ])
    stage.send(.dragBegan(at: PanelPoint(x: 0, y: 700)), after: 0.01)
    #expect(stage.panel.phase == .dragging && stage.selected == .height(300))
  }

  @Test func behaviour20ADismissalOfADraggedPanelGoesOnAsFastAsItMoved() {
    var stage = Stage([.height(200), .height(600)])
    stage.show()
    stage.drag(-120, steps: 4)
    let velocity = stage.panel.velocity(at: stage.now)
    #expect(velocity > 1000)
    stage.send(.dismiss)
    #expect(abs(stage.panel.velocity(at: stage.now) - velocity) < 1e-9)
    stage.settle()
    #expect(stage.count(.dismissed(.request)) == 1)
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

  @Test func behaviour17AGivenVelocityReplacesTheFingers() {
    var stage = Stage([.height(100), .height(450), .height(900)], dismissible: false)
    stage.resize(400, 900)
    stage.show()
    stage.drag(-120)
    stage.lift(velocity: -900)
    stage.settle()
    #expect(stage.height == 450)
  }

  @Test func behaviour17AGivenVelocityIsHeldToTheTrackersLimit() {
    for (velocity, most) in [(-1e9, 100_000.0), (1e300, -100_000)] {
      var stage = Stage([.height(100), .height(400), .height(700)], dismissible: false)
      stage.show(at: .height(400))
      stage.drag(0, steps: 1)
      stage.lift(velocity: velocity)
      #expect(stage.panel.lastReleaseExplanation?.release.velocity == most)
    }
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
}
