/// Estimates how fast a finger moves along one axis, from the places where it was seen.
///
/// A flick is decided by the velocity at the moment of release. The last two samples alone are noise, the
/// average since touch-down is history; the tracker fits a curve to what the finger did in the last tenth
/// of a second and answers the curve's slope at the newest sample.
///
///     var tracker = VelocityTracker()
///     tracker.add(position: 400, time: 0.000)
///     tracker.add(position: 408, time: 0.008)
///     tracker.add(position: 416, time: 0.016)
///     tracker.velocity(at: 0.020)  // 1000
///     tracker.velocity(at: 0.100)  // 0: the finger rested before it lifted
///
/// Time is always an argument, in seconds of any monotonic clock; the tracker reads none. It keeps twenty
/// samples inside itself: adding one allocates nothing, and a copy is an independent tracker. Whatever is
/// added, the answer is finite.
///
/// It is not a filter: it smooths no positions and predicts no place.
public struct VelocityTracker: Sendable {
  /// How the samples become a velocity.
  public let estimator: Estimator

  /// How far back samples count, in seconds before the newest; more than 0.
  public let horizon: Double

  /// The silence after which the finger has stopped, in seconds; more than 0.
  ///
  /// A sample that comes later than this after the one before it begins a new motion, and a lift that
  /// does has velocity 0. Exactly this long is not a stop.
  public let stopGap: Double

  /// The largest magnitude of an answer, in points per second; more than 0.
  public let maximumVelocity: Double

  private var ring = SampleRing()

  /// The time the samples' own are counted from, in seconds: a clock that has run for years has few digits
  /// left for what happened within a tenth of a second.
  private var epoch = 0.0

  /// Whether the oldest sample stands for the rest before the motion, at a time it was not given.
  private var beginsAtRest = false

  /// Creates an empty tracker with the standard of everything.
  package init() {
    (estimator, horizon, stopGap, maximumVelocity) = (.turningPoint, 0.1, 0.040, 100_000)
  }

  /// Creates a tracker without samples.
  ///
  /// - Parameters:
  ///   - estimator: How the samples become a velocity.
  ///   - horizon: How far back samples count, in seconds. Android, Flutter, Compose and Chromium all use
  ///     0.1, the default, which also stands in for what is not a positive number.
  ///   - stopGap: The silence after which the finger has stopped, in seconds. The default, 0.040, is the
  ///     published trackers' and stands in for what is not a positive number. Some devices report a lift
  ///     late: Chromium waits 0.080.
  ///   - maximumVelocity: The largest magnitude of an answer, in points per second. The default, 100,000,
  ///     is more than twice the fastest recorded flick in the public test data of those trackers (39,296
  ///     pixels per second): it only catches broken timestamps, and stands in for what is not a positive
  ///     number. Scrolling views limit a fling to about 8,000.
  public init(
    estimator: Estimator = .turningPoint,
    horizon: Double = 0.1,
    stopGap: Double = 0.040,
    maximumVelocity: Double = 100_000
  ) {
    self.estimator = estimator
    self.horizon = (horizon > 0 ? horizon : 0.1).heldFinite
    self.stopGap = stopGap > 0 ? stopGap : 0.040
    self.maximumVelocity = (maximumVelocity > 0 ? maximumVelocity : 100_000).heldFinite
  }

  /// How many samples are held, 0 … 20.
  ///
  /// After a rest, the place of the rest counts as one until there are three newer ones.
  public var count: Int { ring.count }

  /// Whether there is no sample yet.
  public var isEmpty: Bool { ring.count == 0 }

  /// Where the finger was last seen, in points; nil before the first sample.
  public var lastPosition: Double? { isEmpty ? nil : ring.newest.y }

  /// When the finger was last seen, in seconds; nil before the first sample.
  public var lastTime: Double? { isEmpty ? nil : (epoch + ring.newest.x).heldFinite }

  /// Notes where the finger is.
  ///
  /// A sample at the newest one's time replaces it. One that is older, or has a value that is not finite,
  /// is ignored.
  ///
  /// - Parameters:
  ///   - position: In points; its direction is the velocity's.
  ///   - time: In seconds.
  public mutating func add(position: Double, time: Double) {
    // A number minus itself is 0 exactly if it is finite: one comparison for both.
    guard (position - position) + (time - time) == 0 else { return }
    // Two times so far apart that there is no number for it are two motions.
    if ring.count > 0, !(time - epoch).isFinite { reset() }
    if ring.count == 0 {
      epoch = time
    } else {
      let elapsed = (time - epoch) - ring.newest.x
      guard elapsed > 0 else {
        if elapsed == 0 { ring.replaceNewest(position: position) }
        return
      }
      if elapsed > stopGap + Self.timeTolerance { begin(anewAt: time) }
    }
    ring.append(position: position, time: time - epoch)
    if beginsAtRest, ring.count > 3 { forgetRest() }
  }

  /// The velocity of a finger that lifts at `time`, in points per second.
  ///
  /// It has the sign in which positions grow, and is 0 with fewer than two samples or when the lift comes
  /// more than ``stopGap`` after the newest one.
  ///
  /// - Parameter time: The time of the lift, in seconds. One that is not finite or is before the newest
  ///   sample counts as the newest sample's.
  public func velocity(at time: Double) -> Double {
    guard ring.count > 1 else { return 0 }
    if time.isFinite, (time - epoch) - ring.newest.x > stopGap + Self.timeTolerance { return 0 }
    let velocity = estimate
    guard velocity.magnitude > maximumVelocity else { return velocity.isNaN ? 0 : velocity }
    return velocity < 0 ? -maximumVelocity : maximumVelocity
  }

  /// Forgets all samples; the parameters stay.
  public mutating func reset() {
    ring.keepNewest(0)
    beginsAtRest = false
  }
}

extension VelocityTracker {
  /// What two times may differ by and still count as equally far apart, in seconds.
  ///
  /// 0.14 − 0.1 is more than 0.04 in binary; at a billion seconds a time is only good to 0.1 µs.
  private static var timeTolerance: Double { 1e-6 }

  /// How long before the first movement after a rest the finger is taken to have rested, in seconds.
  private static var restLead: Double { 0.016 }

  /// Begins a new motion, whose first sample comes at `time`, more than ``stopGap`` after the newest.
  ///
  /// The published trackers forget everything here, and with it a flick of a single movement after a
  /// pause. The finger did rest where it was last seen, so that is where `turningPoint` starts from.
  @inline(never)
  private mutating func begin(anewAt time: Double) {
    switch estimator {
    case .turningPoint:
      let rest = Swift.max((epoch + ring.newest.x) - time, -Self.restLead)
      let position = ring.newest.y
      ring.keepNewest(0)
      epoch = time
      ring.append(position: position, time: rest)
      beginsAtRest = true
    case .leastSquares, .impulse:
      ring.keepNewest(0)
      epoch = time
    case .twoSegment:
      break  // Knows no stale samples.
    }
  }

  /// Drops the stand-in for the rest once there are three real samples, which say more than it does.
  private mutating func forgetRest() {
    ring.keepNewest(3)
    beginsAtRest = false
  }

  /// The estimator's answer for at least two samples, in points per second; not finite where numbers
  /// near the ends of Double's range overflow.
  private var estimate: Double {
    ring.withPath { whole in
      var path = whole
      if estimator != .twoSegment { path.drop(olderThan: horizon + Self.timeTolerance) }
      return switch estimator {
      case .turningPoint: path.turningPointVelocity
      case .leastSquares: path.leastSquaresVelocity
      case .impulse: path.impulseVelocity
      case .twoSegment: path.twoSegmentVelocity
      }
    }
  }
}
