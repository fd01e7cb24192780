/// How a flight keeps within its limits: one curve, or one up to a limit and one from there.
///
/// Everything is a displacement from the target, so the target is 0 and lies within the limits.
struct BoundedSpringMotionPlan {
  private(set) var first: SpringMotionCurve

  /// What follows `first`, from rest at a limit; `first` itself where nothing does.
  private(set) var second: SpringMotionCurve

  /// When `second` follows, in seconds after the start; infinite where nothing does.
  private(set) var turn: Double

  init(
    spring: PanelSpring, displacement: Double, velocity: Double, limits: ClosedRange<Double>
  ) {
    let pull = BoundedSpringMotionPull(spring)
    let isOutward =
      displacement >= limits.upperBound && velocity > 0
      || displacement <= limits.lowerBound && velocity < 0
    let velocity = isOutward ? 0 : velocity
    first = pull.curve(displacement, velocity)
    second = first
    turn = .infinity
    if first.stays(within: limits) { return }
    if displacement * velocity < 0 || velocity == 0 {
      damp(pull, displacement, velocity, limits)
    } else {
      turnBack(pull, displacement, velocity, limits)
    }
    if turn == .infinity { second = first }
  }

  /// Plans a flight that leaves away from the target, or from the target itself.
  private mutating func turnBack(
    _ pull: BoundedSpringMotionPull, _ displacement: Double, _ velocity: Double,
    _ limits: ClosedRange<Double>
  ) {
    let limit = velocity > 0 ? limits.upperBound : limits.lowerBound
    let peak = first.turningPoint(0)
    guard
      peak < .infinity,
      first.evaluated(at: peak).displacement.magnitude > limit.magnitude + reachTolerance
    else {
      // It turns before the limit and would overshoot the other one. Damped, it turns even sooner and
      // then does not pass the target at all.
      first = pull.damped.curve(displacement, velocity)
      return
    }
    turn = first.passage(
      of: limit.magnitude, from: 0, to: peak, guess: peak / 2, isFalling: false)
    second = pull.curve(limit, 0)
    if !second.stays(within: limits) { second = pull.damped.curve(limit, 0) }
  }

  /// Plans a flight towards the target whose plain spring overshoots a limit.
  private mutating func damp(
    _ pull: BoundedSpringMotionPull, _ displacement: Double, _ velocity: Double,
    _ limits: ClosedRange<Double>
  ) {
    let damped = pull.damped
    first = damped.curve(displacement, velocity)
    if first.stays(within: limits) { return }
    let stiffened = damped.stiffened(arrivingWith: velocity.magnitude, from: displacement.magnitude)
    // Stiffer than this, the target is so near that the flight is over: it loses its velocity.
    let arrives = stiffened.frequency <= Swift.max(1e6, damped.frequency)
    first = (arrives ? stiffened : damped).curve(displacement, arrives ? velocity : 0)
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
