/// One flight of a panel: a spring that never leaves its limits, and ends exactly at its target.
///
///     let flick = BoundedSpringMotion(
///       spring: .bouncy, from: 400, to: 752, velocity: 5000, limits: 0...752)
///     flick.position(at: 0.1)              // 667: closer and closer, never past
///     flick.position(at: flick.restTime)   // 752, at velocity 0
///
/// Where the plain spring stays inside, it is the plain spring, also when it bounces. Otherwise:
///
/// 1. At or past a limit at the start, a velocity that points outward is dropped. A panel in the rubber
///    band comes back from rest. A velocity that points inward is kept.
/// 2. A flight that heads for its target and would overshoot a limit is damped critically; where that
///    still overshoots one, it is stiffened just enough not to pass the target. It starts with exactly
///    the given velocity, so a fast flick only arrives sooner.
/// 3. A flight that starts away from its target and would hit a limit flies plainly up to it, loses its
///    velocity there and goes on from rest. Velocity jumps there and nowhere else.
///
/// A start beyond a limit is allowed; the way back is free, and leaves the limits no more.
public struct BoundedSpringMotion: Hashable, Sendable {
  /// The spring, as given; the one a retargeted flight starts with again.
  public let spring: PanelSpring

  /// Where the flight ends, in points.
  public let target: Double

  /// The positions the flight may take, in points; reaches as far as ``target``.
  public let limits: ClosedRange<Double>

  /// When the flight starts, in seconds; before, it is where it starts.
  public let startTime: Double

  /// What counts as settled.
  public let tolerance: MotionTolerance

  /// When the flight comes to rest, in seconds: from then on it is exactly at ``target``.
  ///
  /// The last time at which it is further away than ``MotionTolerance/distance`` or faster than
  /// ``MotionTolerance/speed``, found analytically. Always finite, and no earlier than ``startTime``.
  public let restTime: Double

  /// The flight up to ``turnTime``, as displacement from the target.
  let first: SpringMotionCurve

  /// The flight from ``turnTime`` on, with its own clock.
  let second: SpringMotionCurve

  /// When the flight loses its velocity at a limit, in seconds; ``restTime`` if it never does.
  let turnTime: Double

  /// The displacements that can be: the limits, widened to a start outside of them.
  let reach: ClosedRange<Double>

  /// Creates a flight.
  ///
  /// - Parameters:
  ///   - spring: The spring that pulls. A damping ratio below
  ///     ``PanelSpring/lowestSettlingDampingRatio`` is raised to it, so that the flight ends.
  ///   - start: The position at the start, in points; grows as the panel opens.
  ///   - target: The position to end at, in points.
  ///   - velocity: At the start, in points per second; positive while the position grows.
  ///   - startTime: In seconds; 0 where it is not finite.
  ///   - limits: The positions the flight may take, in points; widened to include `target`.
  ///   - tolerance: What counts as settled.
  public init(
    spring: PanelSpring, from start: Double, to target: Double, velocity: Double = 0,
    startTime: Double = 0, limits: ClosedRange<Double>, tolerance: MotionTolerance = .standard
  ) {
    let target = target.heldForMotion()
    let lower = Swift.min(limits.lowerBound.heldForMotion(), target)
    let upper = Swift.max(limits.upperBound.heldForMotion(), target)
    let startTime = startTime.isFinite ? startTime : 0
    let displacement = start.heldForMotion(ifNaN: target) - target
    let plan = BoundedSpringMotionPlan(
      spring: spring, displacement: displacement, velocity: velocity.heldForMotion(),
      limits: (lower - target)...(upper - target))

    self.spring = spring
    self.target = target
    self.limits = lower...upper
    self.startTime = startTime
    self.tolerance = tolerance
    first = plan.first
    second = plan.second
    reach = Swift.min(lower - target, displacement)...Swift.max(upper - target, displacement)
    let turns = plan.turn < .infinity
    let secondStart = turns ? Swift.min(startTime + plan.turn, SpringMotionCurve.never) : startTime
    restTime = second.restTime(startTime: secondStart, tolerance: tolerance)
    turnTime = turns ? secondStart : restTime
  }

  /// The position, in points, at a time in seconds.
  public func position(at time: Double) -> Double { state(at: time).position }

  /// The velocity, in points per second, at a time in seconds.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Position and velocity at a time in seconds, at the cost of one of them.
  public func state(at time: Double) -> SpringMotionState {
    guard time < restTime || time.isNaN else {
      return SpringMotionState(position: target, velocity: 0)
    }
    // A branch, so that only one of the two is computed.
    let (displacement, velocity) =
      time >= turnTime
      ? second.evaluated(at: second.clamped(time - turnTime))
      : first.evaluated(at: first.clamped(time - startTime))
    // The curves stay inside; their last bit need not.
    let held = Swift.min(Swift.max(displacement, reach.lowerBound), reach.upperBound)
    return SpringMotionState(position: target + held, velocity: velocity)
  }

  /// Whether the flight has come to rest by this time, in seconds.
  public func isSettled(at time: Double) -> Bool { time >= restTime }

  /// The flight that leaves this one at `time`, keeping position and velocity, with the spring as given.
  ///
  /// - Parameters:
  ///   - target: The new target, in points.
  ///   - time: When, in seconds; ``startTime`` where it is not finite.
  ///   - limits: The new limits, in points; the same ones if nil.
  public func retargeted(
    to target: Double, at time: Double, limits: ClosedRange<Double>? = nil
  ) -> BoundedSpringMotion {
    let time = time.isFinite ? time : startTime
    let state = state(at: time)
    return BoundedSpringMotion(
      spring: spring, from: state.position, to: target, velocity: state.velocity,
      startTime: time, limits: limits ?? self.limits, tolerance: tolerance)
  }
}
