import PanelCore
import PanelGestures
import Testing

@Suite struct ProjectedReleaseTests {
  private func target(
    _ policy: ProjectedRelease = ProjectedRelease(), at position: Double, _ velocity: Double = 0,
    of stops: [Double], from origin: Double? = nil, moved: Double = 0, dismissable: Bool = false
  ) -> PanelReleaseTarget {
    policy.target(
      for: PanelRelease(
        position: position, velocity: velocity, stops: stops, origin: origin, lastMovement: moved,
        allowsDismissal: dismissable))
  }

  // MARK: Reach

  @Test func aFlickGoesOneStopOnUnlessItMayPassStops() {
    let stops = [100.0, 450, 900]
    #expect(target(at: 220, 900, of: stops) == .stop(1))
    #expect(target(at: 220, 3500, of: stops) == .stop(1))
    #expect(target(.projected(maximumSteps: nil), at: 220, 3500, of: stops) == .stop(2))
  }

  @Test func eachStepAboveOneWidensTheReachByAStopOnEachSide() {
    let stops = [0.0, 100, 200, 300, 400, 500]
    for (steps, up, down) in [(1, 3, 2), (2, 4, 1), (3, 5, 0), (9, 5, 0)] {
      let policy = ProjectedRelease(maximumSteps: steps)
      #expect(target(policy, at: 250, 9000, of: stops) == .stop(up))
      #expect(target(policy, at: 250, -9000, of: stops) == .stop(down))
      let last = ProjectedRelease(maximumSteps: steps)
      #expect(target(last, at: 200, 9000, of: stops) == .stop(min(5, 2 + steps)))
      #expect(target(last, at: 200, -9000, of: stops) == .stop(max(0, 2 - steps)))
    }
  }

  @Test func onAStopItsNeighboursAreInReachDespiteRounding() {
    let third = 100.0 / 3
    let stops = [third, 10 * third, 20 * third]
    let shown = 900 - (900 - 10 * third)
    #expect(target(at: shown, 3000, of: stops) == .stop(2))
    #expect(target(at: shown, -3000, of: stops) == .stop(0))
  }

  @Test func beyondTheStopsItIsAsIfOnTheEnd() {
    let stops = [100.0, 300, 500]
    #expect(target(at: 560, 0, of: stops) == .stop(2))
    #expect(target(at: 560, -9000, of: stops) == .stop(1))
    #expect(target(at: 560, 9000, of: stops) == .stop(2))
    #expect(target(at: 40, 9000, of: stops) == .stop(1))
    #expect(target(at: 40, -9000, of: stops) == .stop(0))
  }

  @Test func aSlowMoveNearAStopDoesNotPassIt() {
    #expect(target(at: 290, 150, of: [100, 300, 500]) == .stop(1))
  }

  @Test func aStopThatWasNotDeclaredIsNeverChosen() {
    #expect(target(at: 70, of: [60, 300]) == .stop(0))
    for height in stride(from: 0, through: 800, by: 10) where height != 380 {
      #expect(target(at: Double(height), of: [120, 640]) == .stop(height < 380 ? 0 : 1))
    }
  }

  @Test func oneStopIsTheAnswerToEverything() {
    for velocity in [-900.0, 0, 900] {
      #expect(target(at: 430, velocity, of: [400]) == .stop(0))
    }
  }

  // MARK: Flicks

  @Test func fromTheFlickVelocityOnTheAnswerIsNotBehindTheFinger() {
    // 500 pt/s project 249.5 pt, from 240 to 489.5: that is nearer to 100.
    let stops = [100.0, 900]
    #expect(target(at: 240, 499, of: stops) == .stop(0))
    #expect(target(at: 240, 500, of: stops) == .stop(1))
    #expect(target(at: 760, -499, of: stops) == .stop(1))
    #expect(target(at: 760, -500, of: stops) == .stop(0))
  }

  @Test func aFlickMayStayOnTheStopItStartsOnUnlessItMustGoOn() {
    let stops = [100.0, 900]
    let eager = ProjectedRelease(flick: .nextStop)
    #expect(target(at: 100, 500, of: stops) == .stop(0))
    #expect(target(eager, at: 100, 500, of: stops) == .stop(1))
    #expect(target(eager, at: 900, -500, of: stops) == .stop(0))
    #expect(target(eager, at: 900, 500, of: stops) == .stop(1))
  }

  @Test func aFingerThatStandsStillIsNoFlickAtAnyThreshold() {
    #expect(target(.material, at: 240, 0, of: [100, 900]) == .stop(0))
    #expect(target(.material, at: 240, 1, of: [100, 900]) == .stop(1))
  }

  // MARK: Ties

  @Test func inTheMiddleTheVelocityDecides() {
    // Where the projection, not the height, is in the middle.
    let velocity = 100 / 0.499
    #expect(target(at: 300, velocity, of: [200, 600]) == .stop(1))
    #expect(target(at: 500, -velocity, of: [200, 600]) == .stop(0))
  }

  @Test func inTheMiddleWithoutVelocityTheLastMovementDecides() {
    #expect(target(at: 400, of: [200, 600], from: 600, moved: 3) == .stop(1))
    #expect(target(at: 400, of: [200, 600], from: 200, moved: -0.5) == .stop(0))
  }

  @Test func inTheMiddleWithoutMovementTheOriginDecides() {
    for stops in [[200.0, 600], [600, 200]] {
      #expect(target(at: 400, of: stops, from: 200) == .stop(0))
      #expect(target(at: 400, of: stops, from: 600) == .stop(1))
      #expect(target(at: 400, of: stops) == .stop(1))
    }
  }

  @Test func roundingDoesNotBreakATie() {
    let stops = [0.1, 0.3]
    let middle = 0.1 + 0.2 - 0.1
    #expect(target(at: middle, of: stops, moved: -1) == .stop(0))
    #expect(target(at: middle, of: stops, moved: 1) == .stop(1))
  }

  // MARK: Dismissal

  @Test func aFlickDownFromBelowTheSmallestStopDismisses() {
    let stops = [120.0, 450, 800]
    #expect(target(at: 740, -1500, of: stops, from: 800, dismissable: true) == .stop(1))
    #expect(target(at: 80, -1500, of: stops, from: 120, dismissable: true) == .dismiss)
  }

  @Test func positionAloneSufficesToDismiss() {
    let stops = [120.0, 450, 800]
    #expect(target(at: 30, of: stops, from: 450, dismissable: true) == .dismiss)
    #expect(target(at: 60, of: stops, dismissable: true) == .stop(0))
    #expect(target(at: 59.9, of: stops, dismissable: true) == .dismiss)
  }

  @Test func fromTheSmallestStopUpNothingDismisses() {
    #expect(target(at: 120, -9000, of: [120, 450], dismissable: true) == .stop(0))
    #expect(target(at: 121, -9000, of: [120, 450], dismissable: true) == .stop(0))
  }

  @Test func movingUpDoesNotDismissButUpToFiftyCountsAsStill() {
    #expect(target(at: 10, 50, of: [120], dismissable: true) == .dismiss)
    #expect(target(at: 10, 50.1, of: [120], dismissable: true) == .stop(0))
  }

  @Test func withoutPermissionNothingDismisses() {
    #expect(target(at: 90, -3000, of: [180, 600], from: 180) == .stop(0))
    #expect(target(at: 100, -4000, of: [180, 600], from: 600) == .stop(0))
  }

  @Test func aFlickThatMustGoOnDismissesWithoutAProjection() {
    #expect(target(.stepwise, at: 115, -600, of: [120], dismissable: true) == .dismiss)
    #expect(target(.stepwise, at: 115, -599, of: [120], dismissable: true) == .stop(0))
  }

  // MARK: Reports from other sheets

  @Test func twoDetentsAtOneHeightStayThere() {
    for velocity in [-900.0, 900] { #expect(target(at: 430, velocity, of: [400]) == .stop(0)) }
  }

  @Test func aReversedFlingSettlesInItsDirection() {
    #expect(target(at: 450, -800, of: [300, 700]) == .stop(0))
    #expect(target(at: 450, 800, of: [300, 700]) == .stop(1))
    #expect(target(at: 450, 0, of: [300, 700]) == .stop(0))
  }

  @Test func aPanelCaughtInFlightGoesToTheNearest() {
    #expect(target(at: 490, of: [200, 800], from: 480, moved: 10) == .stop(0))
    #expect(target(at: 480, of: [200, 800], from: 480) == .stop(0))
  }
}
