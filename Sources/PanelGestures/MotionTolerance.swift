/// How close to its target, and how slow, a motion must be to count as settled.
///
/// A motion is settled once its distance is at most ``distance`` *and* its speed at most ``speed``
/// from then on; passing through the target quickly is not settling.
///
///     MotionTolerance(displayScale: 2).distance  // 0.05: a tenth of a device pixel
public struct MotionTolerance: Hashable, Sendable {
  /// The largest distance from the target, in points; 1e-9 … 1e9.
  public let distance: Double

  /// The largest speed, in points per second; 1e-9 … 1e9.
  public let speed: Double

  /// Creates a tolerance.
  ///
  /// - Parameters:
  ///   - distance: In points. A value that is not a number becomes 0.1; others are held within range.
  ///   - speed: In points per second. A value that is not a number becomes 1; others are held within
  ///     range.
  public init(distance: Double = 0.1, speed: Double = 1) {
    self.distance = distance.held(within: Self.range, ifNaN: 0.1)
    self.speed = speed.held(within: Self.range, ifNaN: 1)
  }

  /// Creates the tolerance of a panel on a display: a tenth of a device pixel and 1 pt/s.
  ///
  /// - Parameter displayScale: Device pixels per point; what is not positive counts as 1.
  public init(displayScale: Double) {
    self.init(distance: 0.1 / (displayScale > 0 ? displayScale : 1))
  }

  /// A tenth of a point and 1 pt/s.
  public static let standard = MotionTolerance()

  private static let range = 1e-9...1e9
}
