public import PanelGestures

/// What a release policy owes a panel.
public enum PanelReleaseLaw: Hashable, Sendable, CaseIterable {
  /// It answers the same for the same release, whatever it was asked before.
  case isAFunction

  /// It answers a stop that exists.
  case answersAStopThatExists

  /// It dismisses only where the release allows it.
  case asksForPermission

  /// It dismisses only from below the smallest stop.
  case dismissesFromBelowOnly

  /// A panel that lies on a stop and is let go without a movement stays there.
  case staysWhereItRests

  /// More velocity upwards never leads to a lower stop.
  case followsTheVelocity

  /// Its explanation says what it does.
  case explainsWhatItDoes
}

/// Looks for laws that a policy breaks, in some thousand releases.
///
///     #expect(checkReleaseLaws(of: AlwaysLargest()).isEmpty)
///
/// The releases are of one to six stops, from everywhere between below them all and above, with every
/// velocity from none to absurd. They come from a generator with a fixed seed: a policy that passes once
/// always does.
///
/// - Parameters:
///   - policy: The policy.
///   - laws: The laws to check; leave out what the policy breaks on purpose.
/// - Returns: One violation, with an example, for each law that is broken.
public func checkReleaseLaws(
  of policy: some ReleasePolicy, laws: Set<PanelReleaseLaw> = Set(PanelReleaseLaw.allCases)
) -> [PanelLawViolation<PanelReleaseLaw>] {
  var check = ReleaseLawCheck(policy: AnyReleasePolicy(policy), laws: laws)
  var random = SplitMix64(seed: 2014)
  for _ in 0..<500 { check.check(ReleasePlace(&random)) }
  check.checkMemory()
  return check.report.violations
}

/// Where a panel is let go; only the velocity is left open.
private struct ReleasePlace {
  let stops: [Double]
  let position: Double
  let origin: Double
  let lastMovement: Double
  let allowsDismissal: Bool

  /// Ascending: what is slower upwards comes first.
  static let velocities: [Double] = [
    -1e12, -20000, -3000, -500, -499, -125, -60, -1, 0, 1, 49, 60, 125, 499, 500, 3000, 20000, 1e12,
  ]

  init(_ random: inout SplitMix64) {
    let count = 1 + random.index(below: 6)
    stops = (0..<count).map { _ in (random.number(in: 40...900) * 3).rounded(.down) / 3 }.sorted()
    let places = stops + [0, stops[0] / 2, random.number(in: -50...1000), 1000]
    position = random.choice(of: places)
    origin = random.choice(of: stops + [position])
    lastMovement = random.choice(of: [-8.0, 0, 8])
    allowsDismissal = random.oneIn(2)
  }

  func release(velocity: Double) -> PanelRelease {
    PanelRelease(
      position: position, velocity: velocity, stops: stops, origin: origin,
      lastMovement: lastMovement, allowsDismissal: allowsDismissal)
  }

  /// Let go on a stop, without having moved.
  func resting(at stop: Double) -> PanelRelease {
    PanelRelease(position: stop, stops: stops, origin: stop, allowsDismissal: allowsDismissal)
  }
}

private struct ReleaseLawCheck {
  let policy: AnyReleasePolicy
  var report: LawReport<PanelReleaseLaw>
  private var answers: [(release: PanelRelease, target: PanelReleaseTarget)] = []

  init(policy: AnyReleasePolicy, laws: Set<PanelReleaseLaw>) {
    self.policy = policy
    report = LawReport(laws: laws)
  }

  mutating func check(_ place: ReleasePlace) {
    var last: (target: PanelReleaseTarget, velocity: Double)?
    for velocity in ReleasePlace.velocities {
      let release = place.release(velocity: velocity)
      let target = policy.target(for: release)
      answers.append((release, target))
      checkAnswer(target, to: release)
      if let last {
        report.require(
          .followsTheVelocity, target.rank >= last.target.rank,
          "more velocity upwards must not lead lower; at \(plain(last.velocity)) pt/s it answers "
            + "\(last.target.words), and \(says(target, to: release))")
      }
      last = (target, velocity)
    }
    for stop in place.stops { checkResting(place.resting(at: stop)) }
  }

  private mutating func checkAnswer(_ target: PanelReleaseTarget, to release: PanelRelease) {
    switch target {
    case .stop(let index):
      report.require(
        .answersAStopThatExists, release.stops.indices.contains(index),
        "the stop must exist; \(says(target, to: release))")
    case .dismiss:
      report.require(
        .asksForPermission, release.allowsDismissal,
        "a dismissal must be allowed; \(says(target, to: release))")
      report.require(
        .dismissesFromBelowOnly, release.position < release.smallestStop,
        "a dismissal must come from below the smallest stop; \(says(target, to: release))")
    }
    guard report.isOpen(.explainsWhatItDoes) else { return }
    let explained = policy.explain(release).target
    report.require(
      .explainsWhatItDoes, explained == target,
      "the explanation must be of what is done; it says \(explained.words), "
        + "but \(says(target, to: release))")
  }

  private mutating func checkResting(_ release: PanelRelease) {
    let target = policy.target(for: release)
    guard case .stop(let index) = target, release.stops.indices.contains(index) else {
      return report.require(
        .staysWhereItRests, false,
        "a panel that was not moved must stay; \(says(target, to: release))")
    }
    report.require(
      .staysWhereItRests, release.stops[index] == release.position,
      "a panel that was not moved must stay; \(says(target, to: release))")
  }

  /// Asks everything again, backwards: a policy that remembers answers otherwise.
  mutating func checkMemory() {
    for (release, target) in answers.reversed() where report.isOpen(.isAFunction) {
      let again = policy.target(for: release)
      report.require(
        .isAFunction, again == target,
        "the same release must get the same answer; \(says(target, to: release)), "
          + "and asked again \(again.words)")
    }
  }
}

private func says(_ target: PanelReleaseTarget, to release: PanelRelease) -> String {
  let stops = release.stops.map(plain).joined(separator: ", ")
  let dismissal = release.allowsDismissal ? "allowed" : "not allowed"
  return "let go at \(plain(release.position)) with \(plain(release.velocity)) pt/s, from "
    + "\(plain(release.origin)), among [\(stops)], dismissal \(dismissal), it answers \(target.words)"
}

private func plain(_ value: Double) -> String { StoryboardText.decimal(value, places: 3) }

extension PanelReleaseTarget {
  /// Lower targets come first, and leaving is the lowest.
  fileprivate var rank: Int {
    switch self {
    case .dismiss: -1
    case .stop(let index): max(0, index)
    }
  }

  fileprivate var words: String {
    switch self {
    case .dismiss: "a dismissal"
    case .stop(let index): "stop \(index)"
    }
  }
}
