extension PanelSpring {
  /// How long the way from 0 to 1 takes from rest, in seconds, until it stays within 0.001 of 1.
  public var settlingDuration: Double { settlingDuration(target: 1) }

  /// How long the way from 0 to `target` takes, in seconds, until it stays within `epsilon` of it.
  ///
  /// Exact: the last time at which the distance exceeds `epsilon`; 0 if it never does.
  ///
  ///     PanelSpring(mass: 1, stiffness: 100, damping: 20).settlingDuration  // 0.9233
  ///
  /// It is not the estimate that Core Animation gives, which is
  /// ``coreAnimationSettlingDuration(initialVelocity:)``, and it looks at the distance alone; for the
  /// speed as well see ``settlingDuration(target:initialVelocity:tolerance:)``.
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest, in points.
  ///   - initialVelocity: At the start, in points per second; positive towards greater values.
  ///   - epsilon: In points, 1e-9 … 1e9; 0.001 where it is not a number.
  /// - Returns: The greatest finite number for a spring that takes more than thirty years.
  public func settlingDuration(
    target: Double, initialVelocity: Double = 0, epsilon: Double = 0.001
  ) -> Double {
    curve(displacement: -target, velocity: initialVelocity)
      .lastTime(above: epsilon.held(within: 1e-9...1e9, ifNaN: 0.001))
  }

  /// How long the way from 0 to `target` takes, in seconds, until it stays within `tolerance`.
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest, in points.
  ///   - initialVelocity: At the start, in points per second; positive towards greater values.
  ///   - tolerance: The distance and the speed that count as settled.
  /// - Returns: The greatest finite number for a spring that takes more than thirty years.
  public func settlingDuration(
    target: Double, initialVelocity: Double = 0, tolerance: MotionTolerance
  ) -> Double {
    curve(displacement: -target, velocity: initialVelocity)
      .restTime(startTime: 0, tolerance: tolerance)
  }

  /// Creates a spring of mass 1 that goes from 0 to 1 from rest in this time.
  ///
  /// Undoes ``settlingDuration(target:initialVelocity:epsilon:)``: a spring's shape depends on its
  /// damping ratio alone, so the natural frequency follows without a search.
  ///
  ///     PanelSpring(settlingDuration: 1, dampingRatio: 1).response  // 0.6805
  ///
  /// - Parameters:
  ///   - settlingDuration: In seconds. What is not a positive number leads to a response of 0.4 s, and an
  ///     issue that speaks of the response.
  ///   - dampingRatio: 0 … 1000; below ``lowestSettlingDampingRatio`` the duration is that of the latter.
  ///   - epsilon: The distance from 1 that counts as settled, 1e-9 … 0.5.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = dampingRatio.corrected(within: 0...1000, otherwise: 1)
    let unit = SpringMotionCurve(
      damping: Swift.max(ratio, Self.lowestSettlingDampingRatio), stiffness: 1,
      displacement: -1, velocity: 0)
    // In seconds at ω₀ = 1, and so in radians at any other.
    let phase = unit.lastTime(above: epsilon.held(within: 1e-9...0.5, ifNaN: 0.001))
    self.init(
      response: 2 * Double.pi * settlingDuration / phase, dampingRatio: dampingRatio)
  }
}
