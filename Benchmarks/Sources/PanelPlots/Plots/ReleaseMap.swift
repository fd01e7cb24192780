import Panels

/// Where a policy sends a panel, for every height and velocity at which it may be let go.
struct ReleaseMap {
  let policy: AnyReleasePolicy
  let stops: [Double]
  let heights: ClosedRange<Double>
  let velocities: ClosedRange<Double>

  /// The velocity, height by height upwards, from which the answer is the stop at `index` or a higher one;
  /// the end of the range where no velocity is enough.
  ///
  /// More velocity upwards never leads to a lower stop, so that in a row of one height there is one such
  /// velocity; it is found by halving. So are the heights at which it jumps.
  func limit(ofStop index: Int) -> [(velocity: Double, height: Double)] {
    var limit: [(velocity: Double, height: Double)] = []
    for height in stride(from: heights.lowerBound, through: heights.upperBound, by: 1) {
      let velocity = firstVelocity(of: index, at: height)
      if let last = limit.last, (last.velocity - velocity).magnitude > 20 {
        limit += jump(ofStop: index, between: last.height, and: height)
      }
      limit.append((velocity, height))
    }
    return limit
  }

  /// Both sides of a jump that lies between two heights.
  private func jump(
    ofStop index: Int, between lower: Double, and upper: Double
  ) -> [(velocity: Double, height: Double)] {
    var (low, high) = (lower, upper)
    let before = firstVelocity(of: index, at: low)
    while high - low > 0.01 {
      let middle = low + (high - low) / 2
      if (firstVelocity(of: index, at: middle) - before).magnitude > 10 {
        high = middle
      } else {
        low = middle
      }
    }
    return [low, high].map { (firstVelocity(of: index, at: $0), $0) }
  }

  /// The least velocity that leads to `answer` or higher; the end of the range where none does.
  private func firstVelocity(of answer: Int, at height: Double) -> Double {
    var (low, high) = (velocities.lowerBound, velocities.upperBound)
    if self.answer(height, low) >= answer { return low }
    if self.answer(height, high) < answer { return high }
    while high - low > 0.5 {
      let middle = low + (high - low) / 2
      if self.answer(height, middle) >= answer { high = middle } else { low = middle }
    }
    return high
  }

  private func answer(_ height: Double, _ velocity: Double) -> Int {
    let release = PanelRelease(
      position: height, velocity: velocity, stops: stops, allowsDismissal: true)
    switch policy.target(for: release) {
    case .stop(let index): return index
    case .dismiss: return -1
    }
  }

  /// Whether more velocity upwards never leads to a lower stop, as the limits take for granted.
  var isMonotone: Bool {
    stride(from: heights.lowerBound, through: heights.upperBound, by: 5).allSatisfy { height in
      let answers = stride(from: velocities.lowerBound, through: velocities.upperBound, by: 25)
        .map { answer(height, $0) }
      return zip(answers, answers.dropFirst()).allSatisfy { $0 <= $1 }
    }
  }
}
