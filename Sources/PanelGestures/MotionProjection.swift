/// Where a motion that is left alone comes to rest.
///
///     MotionProjection.normal.restingPosition(from: 100, velocity: 1000)  // 599
public struct MotionProjection: Hashable, Sendable {
  /// The share of the velocity that is left after a millisecond, 0 ..< 1.
  public var decelerationRate: Double

  /// 0.998 per millisecond: 0.499 s of the velocity.
  public static let normal = MotionProjection(decelerationRate: 0.998)

  /// 0.99 per millisecond: 0.099 s of the velocity.
  public static let fast = MotionProjection(decelerationRate: 0.99)

  /// Creates a projection from the share of the velocity that is left after a millisecond.
  public init(decelerationRate: Double) { self.decelerationRate = decelerationRate }

  /// The position, in points, at which a motion with the given start comes to rest.
  ///
  /// - Parameters:
  ///   - position: The start, in points; grows as the panel opens.
  ///   - velocity: The velocity at the start, in points per second.
  public func restingPosition(from position: Double, velocity: Double) -> Double {
    position + velocity * decelerationRate / (1000 * (1 - decelerationRate))
  }
}
