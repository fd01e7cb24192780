import PanelCore

extension PanelSpring {
  /// What `CASpringAnimation.settlingDuration` says for this spring, in seconds, for comparison.
  ///
  ///     PanelSpring(mass: 1, stiffness: 100, damping: 10).coreAnimationSettlingDuration()  // 1.4727
  ///
  /// Not a rest time: an under-damped spring gets an estimate from its envelope,
  /// ln(1000 (1 + |(v − ζ ω₀) / ω_d|)) / (ζ ω₀), and any other the first multiple of 0.1 s at which a
  /// critically damped one is within a thousandth of the distance, over-damping being ignored. The rule is
  /// restated from measured values; ``settlingDuration(target:initialVelocity:epsilon:)`` is exact.
  ///
  /// - Parameter initialVelocity: In distances per second; positive towards the target.
  /// - Returns: The greatest `Float` for an undamped spring, as Core Animation does.
  public func coreAnimationSettlingDuration(initialVelocity: Double = 0) -> Double {
    let velocity = initialVelocity.heldForMotion()
    let curve = curve(displacement: -1, velocity: velocity)
    guard curve.regime == .underdamped else {
      return Self.firstTenth(
        naturalFrequency: (stiffness / mass).squareRoot(), velocity: velocity)
    }
    let excess = ((velocity - curve.decay) / curve.frequency).magnitude
    let duration = ElementaryFunctions.naturalLogarithm(1000 * (1 + excess)) / curve.decay
    // Without damping the quotient is infinite.
    return Swift.min(duration, Double(Float.greatestFiniteMagnitude))
  }

  private static func firstTenth(naturalFrequency: Double, velocity: Double) -> Double {
    let curve = SpringMotionCurve(
      damping: naturalFrequency, stiffness: naturalFrequency * naturalFrequency,
      displacement: -1, velocity: velocity)
    // A fast start passes the target once. A tenth may fall into that passage.
    let crossing = curve.crossing(0)
    if crossing < .infinity {
      let passage = curve.passage(
        of: 0.001, from: 0, to: crossing, guess: crossing / 2, isFalling: true)
      let tenth = (passage * 10).rounded(.up) / 10
      if curve.evaluated(at: tenth).displacement.magnitude < 0.001 { return tenth }
    }
    let last = curve.lastTime(above: 0.001)
    guard last < SpringMotionCurve.longestTime else { return Double(Float.greatestFiniteMagnitude) }
    return ((last * 10).rounded(.down) + 1) / 10
  }
}
