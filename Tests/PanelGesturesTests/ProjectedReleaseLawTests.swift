import PanelGestures
import Testing

/// What holds for every release and every parameter.
@Suite struct ProjectedReleaseLawTests {
  @Test func theAnswerAlwaysExists() {
    var sweep = ReleaseSweep(seed: 2)
    for round in 0..<20_000 {
      let release = round % 2 == 0 ? sweep.release() : sweep.oddRelease()
      let target = sweep.projected().target(for: release)
      #expect(release.allows(target), "\(release)")
    }
  }

  @Test func oddParametersAnswerToo() {
    var sweep = ReleaseSweep(seed: 3)
    for _ in 0..<20_000 {
      let policy = ProjectedRelease(
        maximumSteps: sweep.element(of: [.min, -1, 0, 1, .max, nil]),
        decelerationRate: sweep.oddNumber(), flickVelocity: sweep.oddNumber(),
        flick: sweep.element(of: [.neverBehind, .nextStop]),
        dismissalFraction: sweep.oddNumber())
      let release = sweep.oddRelease()
      let explanation = policy.explain(release)
      #expect(release.allows(explanation.target))
      #expect(explanation.projection.isFinite)
      #expect(explanation.candidates.allSatisfy { $0.distance.isFinite })
    }
  }

  @Test func moreVelocityUpwardsNeverLeadsToALowerStop() {
    var sweep = ReleaseSweep(seed: 4)
    for _ in 0..<2_000 {
      let policy = sweep.projected()
      let release = sweep.release()
      var velocities = (0..<24).map { _ in sweep.velocity() } + [-500, -50, 0, 50, 500]
      velocities.sort()
      var previous = Int.min
      for velocity in velocities {
        let rank = policy.target(for: release.replacing(velocity: velocity)).rank
        #expect(rank >= previous, "\(release) at \(velocity) with \(policy)")
        previous = rank
      }
    }
  }

  @Test func theUnitDoesNotMatter() {
    var sweep = ReleaseSweep(seed: 5)
    for _ in 0..<10_000 {
      let policy = sweep.projected()
      // The speed that counts as still is in points, and part of the rule for dismissals.
      let release = sweep.release(allowsDismissal: false)
      // Not a power of two, so that rounding differs.
      let scale = sweep.element(of: [0.001, 0.3, 3, 7, 1000])
      var scaled = policy
      scaled.flickVelocity *= scale
      #expect(policy.target(for: release) == scaled.target(for: release.scaled(by: scale)))
    }
  }

  @Test func theOrderOfTheStopsDoesNotMatter() {
    var sweep = ReleaseSweep(seed: 6)
    for _ in 0..<5_000 {
      let policy = sweep.projected()
      let release = sweep.release()
      let reversed = PanelRelease(
        position: release.position, velocity: release.velocity, stops: release.stops.reversed(),
        origin: release.origin, lastMovement: release.lastMovement,
        allowsDismissal: release.allowsDismissal)
      #expect(policy.target(for: release) == policy.target(for: reversed))
    }
  }

  @Test func theSameReleaseIsAnsweredTheSame() {
    var first = ReleaseSweep(seed: 7)
    var second = ReleaseSweep(seed: 7)
    for _ in 0..<5_000 {
      let answer = first.projected().target(for: first.release())
      #expect(answer == second.projected().target(for: second.release()))
    }
  }

  @Test func aMirroredReleaseIsAnsweredMirrored() {
    var sweep = ReleaseSweep(seed: 8)
    for _ in 0..<10_000 {
      let policy = sweep.projected()
      let release = sweep.release(allowsDismissal: false)
      let explanation = policy.explain(release)
      // With nothing to go by the higher wins, and mirrored that is the lower.
      if explanation.rule == .tieUpwards { continue }
      let last = release.stops.count - 1
      let mirrored = policy.target(for: release.mirrored())
      #expect(mirrored.rank == last - explanation.target.rank, "\(explanation)")
    }
  }

  @Test func belowAFlickTheAnswerIsTheNearestInReach() {
    var sweep = ReleaseSweep(seed: 9)
    for _ in 0..<10_000 {
      var policy = sweep.projected()
      policy.flickVelocity = .infinity
      let explanation = policy.explain(sweep.release(allowsDismissal: false))
      let chosen = explanation.candidates.first { $0.stop == explanation.target.rank }
      let least = explanation.candidates.map(\.distance).min()
      #expect(abs((chosen?.distance ?? .infinity) - (least ?? 0)) < 1e-5)
    }
  }
}

extension PanelRelease {
  func replacing(velocity: Double) -> PanelRelease {
    PanelRelease(
      position: position, velocity: velocity, stops: stops, origin: origin,
      lastMovement: lastMovement, allowsDismissal: allowsDismissal)
  }

  func scaled(by scale: Double) -> PanelRelease {
    PanelRelease(
      position: position * scale, velocity: velocity * scale, stops: stops.map { $0 * scale },
      origin: origin * scale, lastMovement: lastMovement, allowsDismissal: allowsDismissal)
  }

  /// Upside down, on a scale of 1000.
  func mirrored() -> PanelRelease {
    PanelRelease(
      position: 1000 - position, velocity: -velocity, stops: stops.reversed().map { 1000 - $0 },
      origin: 1000 - origin, lastMovement: -lastMovement, allowsDismissal: allowsDismissal)
  }
}
