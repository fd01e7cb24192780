public import PanelCore

/// Where a motion would come to rest if nothing but friction acted on it.
///
/// The rule of a decelerating scroll view: a velocity keeps the fraction r of itself every millisecond,
/// so a motion goes on for v · r / (1000 (1 − r)), the sum of that series (Apple, "Designing Fluid
/// Interfaces", WWDC 2018). The integral of the continuous decay is 0.1 % longer; this is the sum.
///
///     MotionProjection.normal.restingPosition(from: 100, velocity: 1000)  // 599
public struct MotionProjection: Hashable, Sendable {
  /// The fraction r of the velocity that is kept every millisecond; at least 0, below 1.
  public let decelerationRate: Double

  /// How long the velocity at the start would have to last to go as far, in seconds; at least 0.
  public let seconds: Double

  private let givenRate: UInt64

  /// Creates a projection from a deceleration rate.
  ///
  /// - Parameter decelerationRate: The fraction of a velocity kept every millisecond; at least 0, where
  ///   a motion stops at once, and below 1. Anything else becomes 0.998.
  public init(decelerationRate: Double = 0.998) {
    let isUsable = decelerationRate >= 0 && decelerationRate < 1
    let rate = isUsable ? decelerationRate : 0.998
    self.decelerationRate = rate
    seconds = rate / (1000 * (1 - rate))
    givenRate = decelerationRate.bitPattern
  }

  private init(decelerationRate: Double, seconds: Double) {
    self.decelerationRate = decelerationRate
    self.seconds = seconds
    givenRate = decelerationRate.bitPattern
  }

  /// The scroll view's normal deceleration: 0.998, 0.499 s of velocity.
  public static let normal = MotionProjection(decelerationRate: 0.998)

  /// The scroll view's fast deceleration: 0.99, 0.099 s of velocity.
  public static let fast = MotionProjection(decelerationRate: 0.99)

  /// A rule of thumb: the distance that the velocity covers in this many seconds.
  ///
  ///     MotionProjection.seconds(0.2).restingPosition(from: 0, velocity: 1000)  // 200
  ///
  /// - Parameter seconds: 0 … 1e6. Anything else becomes ``normal``, with an issue that speaks of
  ///   the deceleration rate those seconds stand for.
  public static func seconds(_ seconds: Double) -> MotionProjection {
    let rate = 1000 * seconds / (1 + 1000 * seconds)
    guard seconds >= 0, seconds <= 1e6 else {
      return MotionProjection(decelerationRate: seconds > 0 ? 1 : rate)
    }
    return MotionProjection(decelerationRate: rate, seconds: seconds)
  }

  /// What was wrong with the rate; empty for a good one.
  public var issues: [PanelIssue] {
    var issues: [PanelIssue] = []
    issues.noteCorrection(
      of: .decelerationRate, from: Double(bitPattern: givenRate), to: decelerationRate)
    return issues
  }

  /// The position at which a motion with the given start comes to rest, in points.
  ///
  ///     MotionProjection.fast.restingPosition(from: 100, velocity: -1000)  // 1
  ///
  /// - Parameters:
  ///   - position: The start, in points; grows as the panel opens.
  ///   - velocity: The velocity at the start, in points per second, same sign.
  public func restingPosition(from position: Double, velocity: Double) -> Double {
    (position.heldFinite + velocity.heldFinite * seconds).heldFinite
  }

  /// The velocity that takes a motion from a position to rest at another, in points per second.
  ///
  /// The inverse of ``restingPosition(from:velocity:)``; 0 where a motion stops at once, since no velocity
  /// takes it anywhere.
  ///
  /// - Parameters:
  ///   - position: The start, in points.
  ///   - destination: Where to come to rest, in points.
  public func velocity(from position: Double, restingAt destination: Double) -> Double {
    guard seconds > 0 else { return 0 }
    return ((destination.heldFinite - position.heldFinite).heldFinite / seconds).heldFinite
  }
}
