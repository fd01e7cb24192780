/// One flight of a spring from a position and a velocity to a target, as a closed form of time.
///
///     let flight = SpringMotion(spring: .standard, from: 400, to: 0, velocity: -1200)
///     flight.position(at: 0.1)  // 188.8
///
/// Nothing is integrated: asking at 30 or at 240 Hz, or once, gives the same numbers. The flight never
/// snaps to its target and knows no limits; a ``BoundedSpringMotion`` does both.
///
/// Positions are held within ±1e9 points and velocities within ±1e9 points per second; a start or
/// velocity that is not a number becomes the target or 0.
public struct SpringMotion: Hashable, Sendable {
  /// The spring, as given.
  public let spring: PanelSpring

  /// Where the flight ends, in points.
  public let target: Double

  /// When the flight starts, in seconds; before, it is where it starts.
  public let startTime: Double

  /// What counts as settled.
  public let tolerance: MotionTolerance

  /// When the flight is settled for good, in seconds.
  ///
  /// The last time at which it is further from the target than ``MotionTolerance/distance`` or faster
  /// than ``MotionTolerance/speed``, found analytically; ``startTime`` if it is neither at any time. A
  /// flight that never settles, or not within thirty years, says the greatest finite number.
  public let restTime: Double

  let curve: SpringMotionCurve

  /// Creates a flight.
  ///
  /// - Parameters:
  ///   - spring: The spring that pulls; taken as it is, also undamped.
  ///   - start: The position at the start, in points; grows as the panel opens.
  ///   - target: The position to end at, in points.
  ///   - velocity: At the start, in points per second; positive while the position grows.
  ///   - startTime: In seconds; 0 where it is not finite.
  ///   - tolerance: What counts as settled.
  public init(
    spring: PanelSpring, from start: Double, to target: Double, velocity: Double = 0,
    startTime: Double = 0, tolerance: MotionTolerance = .standard
  ) {
    self.spring = spring
    self.target = target.heldForMotion()
    self.startTime = startTime.isFinite ? startTime : 0
    self.tolerance = tolerance
    curve = spring.curve(
      displacement: start.heldForMotion(ifNaN: self.target) - self.target, velocity: velocity)
    restTime = curve.restTime(startTime: self.startTime, tolerance: tolerance)
  }

  /// The position, in points, at a time in seconds.
  public func position(at time: Double) -> Double {
    target + curve.evaluated(at: curve.clamped(time - startTime)).displacement
  }

  /// The velocity, in points per second, at a time in seconds.
  public func velocity(at time: Double) -> Double {
    curve.evaluated(at: curve.clamped(time - startTime)).velocity
  }

  /// Position and velocity at a time in seconds, at the cost of one of them.
  public func state(at time: Double) -> SpringMotionState {
    let (displacement, velocity) = curve.evaluated(at: curve.clamped(time - startTime))
    return SpringMotionState(position: target + displacement, velocity: velocity)
  }

  /// Whether the flight is within its tolerance at this time, in seconds, and stays so.
  public func isSettled(at time: Double) -> Bool { time >= restTime }

  /// The flight that leaves this one at `time` for another target, keeping position and velocity.
  ///
  /// The spring is the same: its parameters do not depend on where it is or how fast.
  public func retargeted(to target: Double, at time: Double) -> SpringMotion {
    let state = state(at: time)
    return SpringMotion(
      spring: spring, from: state.position, to: target, velocity: state.velocity,
      startTime: time.isFinite ? time : startTime, tolerance: tolerance)
  }
}

extension SpringMotion {
  /// When and where the flight turns round for the time with this number, counted from 0.
  ///
  /// An under-damped flight turns every half period, each time nearer to the target and on its other
  /// side; every other flight at most once. The start is not a turning point.
  ///
  /// - Returns: The time in seconds and the position in points, or nil where there is no such turn.
  public func turningPoint(_ number: Int) -> (time: Double, position: Double)? {
    let elapsed = curve.turningPoint(number)
    guard elapsed < SpringMotionCurve.longestTime else { return nil }
    return (startTime + elapsed, target + curve.evaluated(at: elapsed).displacement)
  }
}
