import PanelCore
import PanelGestures
import Testing

@Suite struct ThresholdReleaseTests {
  private func target(
    _ policy: ThresholdRelease = ThresholdRelease(), at position: Double, _ velocity: Double = 0,
    of stops: [Double] = [0, 100, 300], from origin: Double? = nil, moved: Double = 0,
    dismissable: Bool = false
  ) -> PanelReleaseTarget {
    policy.target(
      for: PanelRelease(
        position: position, velocity: velocity, stops: stops, origin: origin, lastMovement: moved,
        allowsDismissal: dismissable))
  }

  @Test func theExampleHolds() {
    let release = PanelRelease(position: 260, velocity: 40, stops: [100, 450])
    #expect(ThresholdRelease().target(for: release) == .stop(0))
  }

  @Test func aSlowReleaseGoesOnFromHalfTheGap() {
    #expect(target(at: 149, 100) == .stop(1))
    #expect(target(at: 199, 100) == .stop(1))
    #expect(target(at: 200, 100) == .stop(2))
    #expect(target(at: 201, -100) == .stop(2))
    #expect(target(at: 200, -100) == .stop(1))
  }

  @Test func fromTheVelocityThresholdOnItGoesOnFromAnywhere() {
    #expect(target(at: 101, 124) == .stop(1))
    #expect(target(at: 101, 125) == .stop(2))
    #expect(target(at: 299, -125) == .stop(1))
    #expect(target(at: 101, 9000) == .stop(2))
    #expect(target(at: 99, 9000) == .stop(1))
  }

  @Test func onAStopItStays() {
    for velocity in [-9000.0, -100, 0, 100, 9000] { #expect(target(at: 100, velocity) == .stop(1)) }
  }

  @Test func beyondTheStopsItGoesToTheEndNotToTheOther() {
    for velocity in [-9000.0, -100, 0, 100, 9000] {
      #expect(target(at: -40, velocity) == .stop(0))
      #expect(target(at: 340, velocity) == .stop(2))
    }
  }

  @Test func withoutVelocityTheDirectionIsThatOfTheDrag() {
    let eager = ThresholdRelease(positionalThreshold: 0.25)
    #expect(target(eager, at: 160, from: 100) == .stop(2))
    #expect(target(eager, at: 160, from: 300) == .stop(1))
    #expect(target(eager, at: 240, from: 300) == .stop(1))
  }

  @Test func standingStillIsTheLimitOfMovingSlowly() {
    var sweep = ReleaseSweep(seed: 20)
    for _ in 0..<5_000 {
      let policy = ThresholdRelease(positionalThreshold: sweep.number(in: 0...1))
      let release = sweep.release().replacing(velocity: 0)
      let direction = release.position - release.origin
      if direction == 0 { continue }
      let moving = release.replacing(velocity: direction > 0 ? 1e-9 : -1e-9)
      #expect(policy.target(for: release) == policy.target(for: moving))
    }
  }

  @Test func caughtAndLetGoInTheMiddleTheUsualTieRulesHold() {
    #expect(target(at: 140) == .stop(1))
    #expect(target(at: 260) == .stop(2))
    #expect(target(at: 200, moved: -1) == .stop(1))
    #expect(target(at: 200, moved: 1) == .stop(2))
    #expect(target(at: 200) == .stop(2))
  }

  @Test func dismissalIsTheStopBelowTheSmallest() {
    let stops = [120.0, 450]
    #expect(target(at: 59, of: stops, from: 120, dismissable: true) == .dismiss)
    #expect(target(at: 60, of: stops, from: 120, dismissable: true) == .stop(0))
    #expect(target(at: 119, -125, of: stops, dismissable: true) == .dismiss)
    #expect(target(at: 119, -124, of: stops, dismissable: true) == .stop(0))
    #expect(target(at: 10, 50, of: stops, dismissable: true) == .dismiss)
    #expect(target(at: 10, 51, of: stops, dismissable: true) == .stop(0))
    #expect(target(at: 120, -9000, of: stops, dismissable: true) == .stop(0))
    #expect(target(at: 10, -9000, of: stops) == .stop(0))
  }

  @Test func theAnswerAlwaysExists() {
    var sweep = ReleaseSweep(seed: 21)
    for round in 0..<20_000 {
      let policy = ThresholdRelease(
        positionalThreshold: sweep.oddNumber(), velocityThreshold: sweep.oddNumber())
      let release = round % 2 == 0 ? sweep.release() : sweep.oddRelease()
      #expect(release.allows(policy.target(for: release)))
    }
  }

  @Test func upToHalfTheGapMoreVelocityUpwardsNeverLeadsToALowerStop() {
    var sweep = ReleaseSweep(seed: 22)
    for _ in 0..<2_000 {
      let policy = ThresholdRelease(
        positionalThreshold: sweep.number(in: 0...0.5),
        velocityThreshold: sweep.number(in: 0...1000))
      let release = sweep.release()
      let velocities = ((0..<24).map { _ in sweep.velocity() } + [-125, 0, 50, 125]).sorted()
      let ranks = velocities.map { policy.target(for: release.replacing(velocity: $0)).rank }
      #expect(ranks == ranks.sorted(), "\(release) with \(policy)")
    }
  }

  @Test func aboveHalfTheGapEachDirectionAsksForMostOfIt() {
    let stubborn = ThresholdRelease(positionalThreshold: 1)
    #expect(target(stubborn, at: 200, -1) == .stop(2))
    #expect(target(stubborn, at: 200, 1) == .stop(1))
  }

  @Test func theParametersAreComposesAndThePresetsSayThem() {
    let presets: [ThresholdRelease] = [.compose, .threshold(positional: 0.3, velocity: 400)]
    #expect(presets.map(\.positionalThreshold) == [0.5, 0.3])
    #expect(presets.map(\.velocityThreshold) == [125, 400])
    #expect(presets.allSatisfy { $0.issues.isEmpty })
  }

  @Test func parametersThatMeanNothingAreReported() {
    let policy = ThresholdRelease(positionalThreshold: -0.1, velocityThreshold: .nan)
    let expected: [PanelIssue] = [
      .parameterOutOfRange(.positionalThreshold, given: -0.1, used: 0.5),
      .parameterOutOfRange(.velocityThreshold, given: .nan, used: 125),
    ]
    #expect(policy.issues == expected)
    #expect(policy == policy)
  }
}
