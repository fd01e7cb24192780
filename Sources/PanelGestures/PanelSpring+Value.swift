extension PanelSpring {
  /// The position of the spring on its way from 0 to `target`, in points.
  ///
  ///     PanelSpring(mass: 1, stiffness: 100, damping: 20).value(target: 100, time: 0.05)  // 9.0204
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest, in points.
  ///   - initialVelocity: At time 0, in points per second; positive towards greater values.
  ///   - time: Since the start, in seconds; before 0 counts as 0.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    let target = target.heldForMotion()
    let curve = curve(displacement: -target, velocity: initialVelocity)
    return target + curve.evaluated(at: curve.clamped(time)).displacement
  }

  /// The velocity of the spring on its way from 0 to `target`, in points per second.
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest, in points.
  ///   - initialVelocity: At time 0, in points per second; positive towards greater values.
  ///   - time: Since the start, in seconds; before 0 counts as 0.
  public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    let curve = curve(displacement: -target, velocity: initialVelocity)
    return curve.evaluated(at: curve.clamped(time)).velocity
  }

  /// The curve of this spring, as it is.
  func curve(displacement: Double, velocity: Double) -> SpringMotionCurve {
    SpringMotionCurve(
      damping: damping / (2 * mass), stiffness: stiffness / mass,
      displacement: displacement.heldForMotion(), velocity: velocity.heldForMotion())
  }
}
