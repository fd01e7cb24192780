/// Why a released panel goes where it goes.
///
///     let release = PanelRelease(position: 220, velocity: 900, stops: [100, 450, 900])
///     let why = ProjectedRelease().explain(release)
///     why.projection  // 669.1
///     why.rule        // .nearestToProjection
///     why.target      // .stop(1)
public struct ReleaseExplanation: Hashable, Sendable {
  /// A stop that was considered.
  public struct Candidate: Hashable, Sendable {
    /// Its index in ``PanelRelease/stops``.
    public let stop: Int

    /// Its height, in points.
    public let height: Double

    /// How far it is from the projection, in points, 0 or more.
    public let distance: Double
  }

  /// What decided.
  public enum Rule: Hashable, Sendable, CaseIterable {
    /// There is one stop.
    case onlyStop

    /// The stop nearest to where the motion would come to rest.
    case nearestToProjection

    /// A flick, which does not end behind the finger.
    case flick

    /// Two stops are equally near; the velocity points at this one.
    case tieByVelocity

    /// Two stops are equally near; the finger last moved towards this one.
    case tieByMovement

    /// Two stops are equally near; the drag began nearer to this one.
    case tieByOrigin

    /// Two stops are equally near and nothing speaks for either; the higher one.
    case tieUpwards

    /// The panel was moved far enough from the stop behind it, or not far enough.
    case positionalThreshold

    /// Below the smallest stop, and on its way out.
    case dismissal

    /// A rule of the policy's own, of which nothing is known here.
    case ownRule
  }

  /// The moment the finger let go.
  public let release: PanelRelease

  /// Where the motion would come to rest by itself, in points; the shown height for a policy that
  /// does not project.
  public let projection: Double

  /// The stops that were considered, ascending.
  public let candidates: [Candidate]

  /// What decided among them.
  public let rule: Rule

  /// The decision.
  public let target: PanelReleaseTarget

  /// Creates an explanation, for a policy that has reasons of its own.
  ///
  /// - Parameters:
  ///   - release: The moment the finger let go.
  ///   - projection: Where the motion would come to rest, in points.
  ///   - candidates: The indices of the stops that were considered; those that do not exist are left
  ///     out.
  ///   - rule: What decided.
  ///   - target: The decision.
  public init(
    release: PanelRelease, projection: Double, candidates: ClosedRange<Int>, rule: Rule,
    target: PanelReleaseTarget
  ) {
    let projection = projection.isFinite ? projection : release.position
    self.release = release
    self.projection = projection
    let first = max(0, candidates.lowerBound)
    let last = min(candidates.upperBound, release.stops.count - 1)
    self.candidates = Array(count: max(0, last - first + 1)) { offset in
      let stop = first + offset
      let height = release.stops[stop]
      return Candidate(stop: stop, height: height, distance: abs(height - projection))
    }
    self.rule = rule
    self.target = target
  }

  @inline(never)
  init(release: PanelRelease, decision: ReleaseDecision) {
    self.init(
      release: release, projection: decision.projection, candidates: decision.candidates,
      rule: decision.rule, target: decision.target)
  }
}
