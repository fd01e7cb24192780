extension ReleasePolicy where Self == ThresholdRelease {
  /// Compose's `AnchoredDraggable`: half the gap, or 125 pt/s.
  public static var compose: ThresholdRelease { ThresholdRelease() }

  /// On to the next stop after a share of the gap, or from a velocity on.
  ///
  /// - Parameters:
  ///   - positional: The share of the gap, 0 … 1.
  ///   - velocity: The velocity, in points per second, 0 or more.
  public static func threshold(
    positional: Double = 0.5, velocity: Double = 125
  ) -> ThresholdRelease {
    ThresholdRelease(positionalThreshold: positional, velocityThreshold: velocity)
  }
}
