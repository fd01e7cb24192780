import Panels
import Testing

@Suite struct PanelRubberBandTests {
  /// A panel at rest at 400 of 800 points that cannot be dragged away.
  private func stage(_ coefficient: Double) -> Stage {
    var stage = Stage(configuration(coefficient))
    stage.show()
    return stage
  }

  private func configuration(_ coefficient: Double) -> PanelConfiguration {
    PanelConfiguration().panelDetents([.height(400)]).panelInteractiveDismissDisabled()
      .panelRubberBand(coefficient: coefficient)
  }

  /// c·d·x / (d + c·x), in a scene of 800 points.
  private func shown(_ finger: Double, _ coefficient: Double) -> Double {
    coefficient * 800 * finger / (800 + coefficient * finger)
  }

  @Test(arguments: [0.3, 0.55, 1])
  func behaviour11TheOvershootShownFollowsTheFormulaAtBothEnds(_ coefficient: Double) {
    for finger in [1.0, 10, 75, 200, 380] {
      var above = stage(coefficient)
      above.drag(-finger)
      #expect(abs(above.height - (400 + shown(finger, coefficient))) < 1e-9)
      var below = stage(coefficient)
      below.drag(finger)
      #expect(abs(below.height - (400 - shown(finger, coefficient))) < 1e-9)
    }
  }

  @Test func theBandIsTheScrollViewsUnlessStated() {
    var stated = stage(0.55)
    var silent = Stage([.height(400)], dismissible: false)
    silent.show()
    stated.drag(-170)
    silent.drag(-170)
    #expect(silent.height == stated.height)
  }

  @Test func atZeroAPanelStopsHardAndIsGrabbedAndLetGoWithoutAJump() {
    for direction in [-1.0, 1] {
      var stage = stage(0)
      stage.drag(direction * 300)
      #expect(stage.height == 400 && stage.panel.velocity(at: stage.now) == 0)
      stage.lift()
      #expect(stage.height == 400 && stage.panel.phase == .resting)
      stage.drag(direction * 5)
      #expect(stage.height == 400)
      stage.liftStill()
      #expect(stage.height == 400 && stage.panel.phase == .resting && stage.issues.isEmpty)
    }
  }

  @Test func withinItsStopsAPanelFollowsOneToOneWhateverTheBand() {
    for coefficient in [0.0, 0.3, 1] {
      var stage = Stage(configuration(coefficient).panelDetents([.height(100), .height(600)]))
      stage.show()
      stage.drag(-250)
      #expect(stage.height == 350)
    }
  }

  @Test(arguments: [(Double.nan, 0.55), (-1, 0.55), (.infinity, 0.55), (2, 1)])
  func behaviour31ACoefficientThatMeansNothingIsPutRightAndToldOnce(given: Double, used: Double) {
    var stage = stage(used)
    #expect(stage.issues.isEmpty)
    stage.send(.configure(configuration(given)))
    let issue = PanelIssue.parameterOutOfRange(.rubberBandCoefficient, given: given, used: used)
    #expect(stage.issues == [issue])
    stage.effects = []
    stage.send(.configure(configuration(given)))
    stage.drag(-200)
    #expect(stage.issues.isEmpty)
    #expect(abs(stage.height - (400 + shown(200, used))) < 1e-9)
  }

  @Test func behaviour13AChangeDuringADragDoesNotMoveThePanelUnderAFingerThatRests() {
    let coefficients = [0, 1e-12, 0.3, 0.55, 1]
    for before in coefficients {
      for after in coefficients {
        for direction in [-1.0, 1] {
          var stage = stage(before)
          stage.drag(direction * 200)
          let held = stage.height
          stage.send(.configure(configuration(after)))
          #expect(stage.height == held)
          let place = PanelPoint(x: 200, y: 500 + direction * 200)
          stage.send(.dragMoved(to: place), after: 0.1)
          #expect(abs(stage.height - held) < 1e-6, "\(before) to \(after), \(direction)")
          stage.send(.dragMoved(to: PanelPoint(x: 200, y: place.y + 1)), after: 0.1)
          #expect(held - stage.height > -1e-6 && held - stage.height < 1 + 1e-6)
          stage.liftStill()
          stage.settle()
          #expect(stage.height == 400)
        }
      }
    }
  }

  @Test func aChangeToAndFroDuringADragLeavesTheStopsWhereTheyAre() {
    var stage = stage(0.55)
    stage.drag(-200)
    let held = stage.height
    stage.send(.configure(configuration(0)))
    stage.send(.configure(configuration(0.55)))
    stage.send(.dragMoved(to: PanelPoint(x: 200, y: 290)), after: 0.1)
    #expect(abs(stage.height - (400 + shown(210, 0.55))) < 1e-9)
    #expect(stage.height > held)
  }

  @Test func aSecondTouchOfTheSamePointerDoesNotMoveThePanelBehindAHardStop() {
    var stage = stage(0.55)
    stage.drag(-200)
    let held = stage.height
    stage.send(.configure(configuration(0)))
    stage.send(.dragBegan(at: PanelPoint(x: 200, y: 600)))
    stage.send(.dragMoved(to: PanelPoint(x: 200, y: 590)), after: 0.1)
    #expect(stage.height == held)
    stage.send(.dragMoved(to: PanelPoint(x: 200, y: 630)), after: 0.1)
    #expect(abs(held - 30 - stage.height) < 1e-9)
  }

  @Test func aFlightCaughtBeyondAHardStopStaysInTheHandAndReturns() {
    var stage = Stage(configuration(0).panelDetents([.height(700)]))
    stage.show()
    stage.send(.configure(configuration(0)))
    stage.now += 0.08
    let caught = stage.height
    #expect(caught > 450 && caught < 690)
    stage.send(.dragBegan(at: PanelPoint(x: 200, y: 300)))
    #expect(stage.height == caught)
    stage.send(.dragMoved(to: PanelPoint(x: 200, y: 260)), after: 0.1)
    #expect(stage.height == caught)
    stage.send(.dragMoved(to: PanelPoint(x: 200, y: 320)), after: 0.1)
    #expect(abs(caught - 20 - stage.height) < 1e-9)
    stage.liftStill()
    stage.settle()
    #expect(stage.height == 400)
  }

  @Test func aPanelCaughtOnItsWayInFollowsAlsoBehindAHardStop() {
    var stage = Stage(content: 400, configuration(0))
    stage.send(.present)
    stage.now += 0.1
    let caught = stage.height
    #expect(caught > 20 && caught < 380)
    stage.send(.dragBegan(at: PanelPoint(x: 200, y: 700), region: .handle))
    stage.send(.dragMoved(to: PanelPoint(x: 200, y: 690)), after: 0.1)
    #expect(abs(stage.height - caught - 10) < 1e-9)
    stage.send(.dragMoved(to: PanelPoint(x: 200, y: 790)), after: 0.1)
    #expect(stage.height == caught)
    stage.liftStill()
    stage.settle()
    #expect(stage.height == 400)
  }
}
