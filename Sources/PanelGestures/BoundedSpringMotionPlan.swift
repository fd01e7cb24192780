/// How a flight keeps within its limits: one curve, or one up to a limit and one from there.
///
/// Everything is a displacement from the target, so the target is 0 and lies within the limits.
struct BoundedSpringMotionPlan {
  let first: SpringMotionCurve

  /// What follows `first`, from rest at a limit; `first` itself where nothing does.
  let second: SpringMotionCurve

  /// When `second` follows, in seconds after the start; infinite where nothing does.
  let turn: Double

  private init(_ first: SpringMotionCurve, then second: SpringMotionCurve, at turn: Double) {
    self.first = first
    self.second = second
    self.turn = turn
  }

  private init(_ curve: SpringMotionCurve) {
    self.init(curve, then: curve, at: .infinity)
  }

  init(
    spring: PanelSpring, displacement: Double, velocity: Double, limits: ClosedRange<Double>
  ) {
    let pull = BoundedSpringMotionPull(spring)
    let isOutward =
      displacement >= limits.upperBound && velocity > 0
      || displacement <= limits.lowerBound && velocity < 0
    let velocity = isOutward ? 0 : velocity
    let plain = pull.curve(displacement, velocity)
    if plain.stays(within: limits) {
      self.init(plain)
    } else if displacement * velocity < 0 || velocity == 0 {
      self.init(Self.damped(pull, displacement, velocity, limits))
    } else {
      self.init(plain, pull, displacement, velocity, limits)
    }
  }

  /// A flight that leaves away from the target, or from the target itself.
  private init(
    _ plain: SpringMotionCurve, _ pull: BoundedSpringMotionPull, _ displacement: Double,
    _ velocity: Double, _ limits: ClosedRange<Double>
  ) {
    let limit = velocity > 0 ? limits.upperBound : limits.lowerBound
    let peak = plain.turningPoint(0)
    guard
      peak < .infinity,
      plain.evaluated(at: peak).displacement.magnitude > limit.magnitude + reachTolerance
    else {
      // It turns before the limit and would overshoot the other one. Damped, it turns even sooner and
      // then does not pass the target at all.
      self.init(pull.damped.curve(displacement, velocity))
      return
    }
    let rebound = pull.curve(limit, 0)
    self.init(
      plain, then: rebound.stays(within: limits) ? rebound : pull.damped.curve(limit, 0),
      at: plain.passage(
        of: limit.magnitude, from: 0, to: peak, guess: peak / 2, isFalling: false))
  }

  /// A flight towards the target whose plain spring overshoots a limit.
  private static func damped(
    _ pull: BoundedSpringMotionPull, _ displacement: Double, _ velocity: Double,
    _ limits: ClosedRange<Double>
  ) -> SpringMotionCurve {
    let damped = pull.damped
    let curve = damped.curve(displacement, velocity)
    if curve.stays(within: limits) { return curve }
    // Stiffer than this, the target is so near that the flight is over: it loses its velocity.
    let stiffened = damped.stiffened(arrivingWith: velocity.magnitude, from: displacement.magnitude)
    return stiffened.frequency <= Swift.max(1e6, damped.frequency)
      ? stiffened.curve(displacement, velocity) : damped.curve(displacement, 0)
  }
}

/// A pull by natural frequency and damping ratio, which is how it is made damper or stiffer.
struct BoundedSpringMotionPull {
  /// ω₀, per second.
  var frequency: Double
  /// ζ.
  var dampingRatio: Double

  private init(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
  }

  init(_ spring: PanelSpring) {
    frequency = (spring.stiffness / spring.mass).squareRoot()
    dampingRatio = Swift.max(spring.dampingRatio, PanelSpring.lowestSettlingDampingRatio)
  }

  /// This pull, critically damped if it was less.
  var damped: BoundedSpringMotionPull {
    BoundedSpringMotionPull(frequency: frequency, dampingRatio: Swift.max(dampingRatio, 1))
  }

  /// This pull, which does not swing, just stiff enough not to pass the target.
  ///
  /// It passes it if the speed exceeds the faster root times the distance, ω₀ (ζ + √(ζ² − 1)) |x|; at
  /// equality the flight is that root alone, and its distance and speed die out together.
  func stiffened(arrivingWith speed: Double, from distance: Double) -> BoundedSpringMotionPull {
    let root = dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot()
    return BoundedSpringMotionPull(
      frequency: Swift.max(frequency, speed / (distance * root)), dampingRatio: dampingRatio)
  }

  func curve(_ displacement: Double, _ velocity: Double) -> SpringMotionCurve {
    SpringMotionCurve(
      damping: dampingRatio * frequency, stiffness: frequency * frequency,
      displacement: displacement, velocity: velocity)
  }
}

/// How far a turning point may be past a limit, in points, and still count as on it.
///
/// A flight that just does not pass its target turns, by rounding, far behind the sixteenth digit.
private let reachTolerance = 1e-9

extension SpringMotionCurve {
  /// Whether no turning point after the start lies outside `limits`.
  ///
  /// The first two decide: those that follow lie between them.
  fileprivate func stays(within limits: ClosedRange<Double>) -> Bool {
    for number in 0..<2 {
      let time = turningPoint(number)
      guard time < .infinity else { return true }
      let peak = evaluated(at: Swift.min(time, Self.longestTime)).displacement
      if peak > limits.upperBound + reachTolerance || peak < limits.lowerBound - reachTolerance {
        return false
      }
    }
    return true
  }
}
