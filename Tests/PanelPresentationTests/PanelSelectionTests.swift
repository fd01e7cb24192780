import Panels
import Testing

@Suite struct PanelSelectionTests {
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

  @Test func behaviour8WithoutASelectionTheSmallestStopIsFixedOnce() {
    var stage = Stage([.adaptive, .medium], content: 300)
    stage.show()
    #expect(stage.selected == .adaptive)
    stage.send(.content(height: 500))
    stage.settle()
    #expect(stage.selected == .adaptive && stage.height == 500)
    #expect(stage.selectionChanges.isEmpty)
  }

  @Test func behaviour8ASelectionOutsideTheSetIsTheNearestMember() {
    var stage = Stage([.medium, .large], selection: .height(200))
    stage.send(.present)
    stage.settle()
    #expect(stage.selected == .medium && stage.height == 400)
    #expect(stage.selectionChanges.isEmpty)
    for _ in 0..<10 { stage.send(.configure(stage.panel.configuration)) }
    #expect(stage.effects == [.settled(.medium)])
  }

  @Test func behaviour8ADetentThatLeavesTheSetIsReplacedByTheNearest() {
    var stage = Stage([.medium, .large])
    stage.show()
    stage.send(.configure(PanelConfiguration().panelDetents([.height(180), .large])))
    #expect(stage.effects == [.selectionChanged(.height(180), .detentsChanged)])
    #expect(stage.height == 400 && stage.panel.phase == .settling)
    stage.settle()
    #expect(stage.height == 180)
  }

  @Test func behaviour3AnInactiveSelectionWaitsAtTheNearestStopAndReturns() {
    let tall = PanelDetent.custom(CustomPanelDetent("tall") { $0.sceneHeight > 500 ? 300 : nil })
    var stage = Stage([.height(100), tall, .large])
    stage.show(at: tall)
    stage.resize(800, 400)
    #expect(stage.selected == tall && stage.height == 400 && stage.panel.targetDetent == .large)
    stage.resize(400, 800)
    #expect(stage.selected == tall && stage.height == 300)
    #expect(stage.selectionChanges.isEmpty)
  }

  @Test func behaviour9TheBoundValueActsOnlyWhenItDiffersFromTheLast() {
    let bound = PanelConfiguration().panelDetents([.medium, .large], selection: .medium)
    var stage = Stage(bound)
    stage.show()
    stage.drag(-300)
    stage.liftStill()
    stage.settle()
    #expect(stage.selected == .large)
    stage.effects = []
    stage.send(.configure(bound))
    #expect(stage.selected == .large && stage.effects.isEmpty)
    stage.send(.configure(bound.panelDetents([.medium, .large], selection: .large)))
    stage.send(.configure(bound))
    stage.settle()
    #expect(stage.selected == .medium && stage.height == 400)
    #expect(stage.selectionChanges == [.selectionChanged(.medium, .request)])
  }

  @Test func behaviour9ARequestAlwaysActs() {
    var stage = Stage([.medium, .large], selection: .medium)
    stage.show()
    stage.drag(-300)
    stage.liftStill()
    stage.settle()
    stage.effects = []
    stage.send(.select(.medium))
    stage.settle()
    #expect(stage.height == 400)
    #expect(stage.selectionChanges == [.selectionChanged(.medium, .request)])
    stage.send(.select(.medium))
    #expect(stage.selectionChanges.count == 1)
  }

  @Test func behaviour9ARequestDuringADragWaitsForTheReleaseAndWins() {
    var stage = Stage([.medium, .large])
    stage.show()
    stage.drag(-120)
    #expect(stage.height == 520)
    stage.send(.select(.large))
    #expect(stage.height == 520 && stage.effects.isEmpty && stage.selected == .medium)
    stage.move(by: -10, from: 380, steps: 1)
    #expect(stage.height == 530)
    stage.lift(velocity: 3000)
    #expect(
      stage.effects == [.dragEnded(target: .large), .selectionChanged(.large, .request)])
    stage.settle()
    #expect(stage.height == 800)
  }

  @Test func behaviour9ARequestWhileHiddenIsForTheNextPresentation() {
    var stage = Stage([.medium, .large])
    stage.send(.select(.large))
    #expect(stage.effects.isEmpty)
    stage.show()
    #expect(stage.selected == .large && stage.height == 800)
    stage.send(.dismiss)
    stage.send(.select(.medium), after: 0.05)
    #expect(stage.panel.phase == .dismissing && !stage.panel.isPresented)
    #expect(stage.effects.isEmpty)
    stage.settle()
    stage.show()
    #expect(stage.selected == .medium)
  }

  @Test func aPresentationWithoutABindingOpensAtItsSmallestStopAgain() {
    var stage = Stage([.medium, .large])
    stage.show(at: .large)
    stage.send(.dismiss)
    stage.settle()
    stage.show()
    #expect(stage.selected == .medium && stage.height == 400)
  }

  @Test func behaviour10CrossingStopsIsSilentAndAChangeIsOneEffect() {
    var stage = Stage([.height(100), .medium, .large], dismissible: false)
    stage.show()
    stage.drag(-650)
    #expect(stage.effects.isEmpty)
    stage.liftStill()
    #expect(
      stage.effects == [.dragEnded(target: .large), .selectionChanged(.large, .drag)])
  }

  @Test func accessibilityStepsThroughTheStopsAndEndsThere() {
    var stage = Stage([.height(100), .medium, .large])
    stage.show()
    stage.send(.decrement)
    #expect(stage.effects.isEmpty)
    stage.send(.increment)
    stage.send(.increment, after: 0.05)
    stage.send(.increment, after: 0.05)
    stage.settle()
    #expect(stage.height == 800)
    #expect(
      stage.selectionChanges == [
        .selectionChanged(.medium, .accessibility), .selectionChanged(.large, .accessibility),
      ])
  }

  @Test func behaviour2SelectingAnotherMemberOfTheSameStopMovesNothing() {
    var stage = Stage([.adaptive, .medium], content: 400)
    stage.show()
    #expect(stage.selected == .adaptive)
    stage.send(.select(.medium))
    #expect(stage.panel.phase == .resting && stage.height == 400)
    #expect(stage.effects == [.selectionChanged(.medium, .request)])
  }
}

@Suite struct PanelPendingSelectionTests {
  @Test func aRequestDuringADragSurvivesAnEmptySceneAtTheRelease() {
    var stage = Stage([.medium, .large])
    stage.show()
    stage.drag(-50)
    stage.send(.select(.large))
    stage.resize(0, 0)
    #expect(stage.panel.phase == .hidden)
    stage.liftStill()
    #expect(
      stage.effects == [.dragEnded(target: .large), .selectionChanged(.large, .request)])
    stage.resize(400, 800)
    #expect(stage.selected == .large && stage.height == 800 && stage.panel.phase == .resting)
  }

  @Test func aRequestDuringADragThatDismissesIsForTheNextPresentation() {
    var stage = Stage([.height(200), .large])
    stage.show()
    stage.drag(180)
    stage.send(.select(.large))
    stage.liftStill()
    stage.settle()
    #expect(stage.selectionChanges.isEmpty)
    stage.show()
    #expect(stage.selected == .large)
  }

  @Test func aRequestDuringADragThatIsDismissedOnRequestActsWhenTheDismissalIsTakenBack() {
    var stage = Stage([.height(200), .large])
    stage.show()
    stage.drag(-20)
    stage.send(.select(.large))
    stage.send(.dismiss)
    stage.send(.present, after: 0.02)
    stage.settle()
    #expect(stage.selected == .large && stage.height == 800)
    #expect(stage.selectionChanges == [.selectionChanged(.large, .request)])
  }

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
}

@Suite struct PanelOneChangeTests {
  @Test func aCancelledDragWithANewSetAndARequestIsOneChange() {
    var stage = Stage([.large])
    stage.show()
    stage.drag(50)
    stage.send(
      .configure(
        PanelConfiguration().panelDetents([.medium, .height(200)], selection: .height(200)))
    )
    #expect(stage.effects.isEmpty)
    stage.send(.dragCancelled())
    #expect(stage.effects == [.dragCancelled, .selectionChanged(.height(200), .request)])
    stage.settle()
    #expect(stage.height == 200)
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

  @Test func theSameSceneStatedAgainIsNoChangeOfScene() {
    var stage = Stage([.height(200), .height(400)])
    stage.show()
    stage.drag(-400)
    let held = stage.height
    #expect(held > 400)
    stage.resize(400, 800)
    #expect(stage.height == held)
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

  @Test func aDetentThatIsNotANumberIsNeverSelected() {
    var stage = Stage([.height(.nan), .height(200), .medium], selection: .height(.nan))
    #expect(stage.issues == [.selectionNotANumber, .detentNotANumber(position: 0)])
    stage.show()
    #expect(stage.selected == .height(200))
    stage.send(.select(.fraction(.nan)))
    #expect(stage.selected == .height(200) && stage.panel.phase == .resting)
  }

  @Test func aRequestThatMeansTheStopThePanelIsAtChangesNothing() {
    var stage = Stage([.adaptive, .medium], selection: .medium, content: 400)
    stage.show()
    stage.send(.select(.height(405)))
    #expect(stage.selected == .medium && stage.effects.isEmpty)
  }

  @Test func aRequestDuringADismissalThatIsCaughtActsAfterTheDrag() {
    var stage = Stage([.height(200), .height(600)])
    stage.show()
    stage.drag(180)
    stage.liftStill()
    #expect(stage.panel.phase == .dismissing)
    stage.send(.select(.height(600)), after: 0.01)
    stage.send(.dragBegan(at: PanelPoint(x: 0, y: 780), region: .handle), after: 0.01)
    stage.send(.dragCancelled())
    stage.settle()
    #expect(stage.height == 600 && stage.selected == .height(600))
  }

  @Test func adjustmentsDuringADragAddUp() {
    var stage = Stage([.height(100), .height(300), .height(500)])
    stage.show()
    stage.drag(-10)
    stage.send(.increment)
    stage.send(.increment)
    stage.liftStill()
    stage.settle()
    #expect(stage.height == 500)
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
}
