import Panels

/// Whether the plain alternatives answer what they stand in for: else a comparison says nothing.
enum Agreement {
  /// What does not agree.
  static var faults: [String] { estimateFaults + springFaults }

  private static var estimateFaults: [String] {
    (0..<8 as Range<UInt64>).compactMap { seed -> String? in
      let plain = ArrayTracker(of: .flick, seed: seed)
      var ours = VelocityTracker(estimator: .leastSquares)
      for (time, position) in zip(plain.times, plain.positions) {
        ours.add(position: position, time: time)
      }
      let (one, other) = (plain.velocity(), ours.velocity(at: 0))
      if (one - other).magnitude <= 1e-6 * other.magnitude { return nil }
      return "the parabola with arrays answers \(one) pt/s, the tracker \(other)"
    }
  }

  /// With short steps, a thousand to a frame, the integrated spring is the closed form but for the rest of
  /// a first-order method.
  private static var springFaults: [String] {
    [0.6, 1, 1.6].compactMap { ratio -> String? in
      let spring = PanelSpring(response: 0.4, dampingRatio: ratio)
      let exact = SpringMotion(spring: spring, from: 400, to: 0, velocity: -1200)
      var plain = EulerSpring(
        displacement: 400, velocity: -1200, response: 0.4, dampingRatio: ratio)
      for _ in 0..<12_000 { plain.step(1 / 120_000) }
      let (one, other) = (plain.displacement, exact.position(at: 0.1))
      if (one - other).magnitude <= 0.05 { return nil }
      return "the integrated spring is at \(one) pt, the closed form at \(other)"
    }
  }
}
