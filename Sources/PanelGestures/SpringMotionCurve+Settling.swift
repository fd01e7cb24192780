import PanelCore

extension SpringMotionCurve {
  /// What stands for "never" where a finite number of seconds is needed.
  static let never = Double.greatestFiniteMagnitude

  /// The longest time a curve is evaluated at, in seconds: thirty years.
  static let longestTime = 1e9

  /// The last time after the start at which the displacement's magnitude is above `bound`, in
  /// seconds: 0 if it never is, ``never`` if that goes on for thirty years.
  ///
  /// Exact, not an envelope. The magnitude falls after its last turning point above the bound, if there
  /// is one, else from the start, until the displacement reaches the target: there is the only place
  /// where it can pass the bound for the last time, and there it passes once.
  ///
  /// - Parameter bound: Above 0, in the unit of the displacement.
  func lastTime(above bound: Double) -> Double {
    guard let start = lastPeak(above: bound) else { return 0 }
    guard start < Self.longestTime else { return Self.never }
    let end = fall(from: start, below: bound)
    guard end < Self.longestTime else { return Self.never }
    return passage(of: bound, from: start, to: end)
  }

  /// When the displacement first comes to the magnitude `bound`, rising or falling, between two
  /// times of which it is on the one side at the first and on the other at the second.
  func passage(of bound: Double, from start: Double, to end: Double) -> Double {
    let isFalling = evaluated(at: start).displacement.magnitude > bound
    var (low, high) = (start, end)
    var time = end
    // Newton's method on ln|x|, which is concave here, so that it converges fast from the right of a
    // fall; a step that leaves the bracket halves it instead. 200 halvings exhaust a double.
    for _ in 0..<200 {
      let (displacement, velocity) = evaluated(at: time)
      let excess = displacement.magnitude - bound
      if (excess > 0) == isFalling { low = time } else { high = time }
      let slope = velocity / displacement
      let step = ElementaryFunctions.naturalLogarithm(displacement.magnitude / bound) / slope
      if step.magnitude <= 1e-15 * time { return time - step }
      time -= step
      // Written so that NaN, from a displacement or velocity of 0, also halves.
      if !(time > low && time < high) { time = low + (high - low) / 2 }
      if time <= low || time >= high { return time }
    }
    return time
  }

  /// The start, or the turning point, after which the magnitude falls through `bound` for good.
  private func lastPeak(above bound: Double) -> Double? {
    func exceeds(_ time: Double) -> Bool {
      evaluated(at: Swift.min(time, Self.longestTime)).displacement.magnitude > bound
    }
    guard let first = turningPoint(0), exceeds(first) else { return exceeds(0) ? 0 : nil }
    guard regime == .underdamped else { return first }
    let halfPeriod = Double.pi / frequency
    let loss = decay * halfPeriod
    let peak = evaluated(at: first).displacement.magnitude
    let count = ElementaryFunctions.naturalLogarithm(peak / bound) / loss
    guard first + count * halfPeriod < Self.longestTime else { return Self.never }
    let last = first + count.rounded(.down) * halfPeriod
    // At a whole count rounding may decide for the peak that just fails.
    return exceeds(last) ? last : last - halfPeriod
  }

  /// A time after `start`, a peak, at which the magnitude has fallen below `bound`.
  private func fall(from start: Double, below bound: Double) -> Double {
    if regime == .underdamped {
      // The next crossing of the target; crossings repeat every half period.
      guard let first = crossing(0) else { return start }
      let halfPeriod = Double.pi / frequency
      let periods = ((start - first) / halfPeriod).rounded(.down) + 1
      return first + Swift.max(periods, 0) * halfPeriod
    }
    if let crossing = crossing(0), crossing > start { return crossing }
    let peak = evaluated(at: start).displacement.magnitude
    var step = (ElementaryFunctions.naturalLogarithm(peak / bound) + 1) / decay
    while start + step < Self.longestTime {
      if evaluated(at: start + step).displacement.magnitude <= bound { break }
      step *= 2
    }
    return start + step
  }
}
