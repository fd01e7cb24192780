import PanelCore

extension SpringMotionCurve {
  /// What stands for "never" where a finite number of seconds is needed.
  static let never = Double.greatestFiniteMagnitude

  /// The longest time a curve is evaluated at, in seconds: thirty years.
  static let longestTime = 1e9

  /// `time` as a time the curve can be evaluated at: 0 where it is not a number.
  @inline(__always)
  func clamped(_ time: Double) -> Double {
    // In this order a NaN becomes 0.
    time > 0 ? Swift.min(time, Self.longestTime) : 0
  }

  /// The last time, in seconds, at which the curve exceeds either bound of `tolerance`.
  func restTime(startTime: Double, tolerance: MotionTolerance) -> Double {
    let elapsed = Swift.max(
      lastTime(above: tolerance.distance), derivative.lastTime(above: tolerance.speed))
    return Swift.min(startTime + elapsed, Self.never)
  }

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
    let (end, guess) = fall(from: start, below: bound)
    guard guess < Self.longestTime else { return Self.never }
    let time = passage(of: bound, from: start, to: end, guess: guess, isFalling: true)
    return time < Self.longestTime ? time : Self.never
  }

  /// When the magnitude of the displacement passes `bound`, in seconds after the start.
  ///
  /// - Parameters:
  ///   - bound: Above 0, in the unit of the displacement.
  ///   - start: A time before the passage.
  ///   - end: A time after it; between the two the magnitude only falls, or only rises.
  ///   - guess: A time between the two.
  ///   - isFalling: Whether the magnitude falls.
  func passage(
    of bound: Double, from start: Double, to end: Double, guess: Double, isFalling: Bool
  ) -> Double {
    var (low, high) = (start, end)
    var time = guess
    // Newton's method on ln|x|, which needs no exponential and is concave between two crossings of the
    // target, so that it converges fast and from one side. A step that leaves the bracket halves it
    // instead, and 200 halvings exhaust a double.
    for _ in 0..<200 {
      let (c, s) = bases(at: time)
      let value = p * c + q * s
      let level =
        ElementaryFunctions.naturalLogarithm(value.magnitude / bound) - decay * time
      if (level > 0) == isFalling { low = time } else { high = time }
      let step = level * value / (r * c + self.s * s)
      if step.magnitude <= 1e-15 * time { return time - step }
      time -= step
      // Written so that NaN, from a value or a slope of 0, also halves.
      if !(time > low && time < high) { time = low + (high - low) / 2 }
      if time <= low || time >= high { return time }
    }
    return time
  }

  /// The start, or the turning point, after which the magnitude falls through `bound` for good.
  private func lastPeak(above bound: Double) -> Double? {
    func magnitude(_ time: Double) -> Double {
      evaluated(at: Swift.min(time, Self.longestTime)).displacement.magnitude
    }
    let first = turningPoint(0)
    let peak = first < .infinity ? magnitude(first) : 0
    guard peak > bound else { return p.magnitude > bound ? 0 : nil }
    guard regime == .underdamped else { return first }
    let halfPeriod = Double.pi / frequency
    let count = ElementaryFunctions.naturalLogarithm(peak / bound) / (decay * halfPeriod)
    guard first + count * halfPeriod < Self.longestTime else { return Self.never }
    let last = first + count.rounded(.down) * halfPeriod
    // At a whole count rounding may decide for the peak that just fails.
    return count < 1 || magnitude(last) > bound ? last : last - halfPeriod
  }

  /// A time by which the magnitude, falling since `start`, is below `bound`, and a guess at the passage.
  private func fall(from start: Double, below bound: Double) -> (end: Double, guess: Double) {
    // With d the slower rate, what is left after τ is at most (1 + d τ) e^(-d τ) of what was: below
    // 1/m no later than where d τ = 2 ln m + 2.
    let value = evaluated(at: start).displacement.magnitude
    let tail = (ElementaryFunctions.naturalLogarithm(value / bound) + 1) / decay
    // A motion that just reaches its target, as a stiffened one does, may cross it by a rounding error, a
    // billion years later: that says nothing about where it falls below the bound.
    let crossing = nextCrossing(after: start)
    guard crossing < start + 2 * tail else {
      return (start + 2 * tail, start + tail)
    }
    // Where the tangent at the crossing has the height of the bound.
    let speed = evaluated(at: Swift.min(crossing, Self.longestTime)).velocity.magnitude
    return (crossing, Swift.max(crossing - bound / speed, start + (crossing - start) / 2))
  }

  /// The first time after `start`, a turning point or 0, at which the displacement is 0; infinite if it
  /// is not.
  private func nextCrossing(after start: Double) -> Double {
    let first = crossing(0)
    guard regime == .underdamped else { return first > start ? first : .infinity }
    let halfPeriod = Double.pi / frequency
    return first + Swift.max(((start - first) / halfPeriod).rounded(.down) + 1, 0) * halfPeriod
  }
}
