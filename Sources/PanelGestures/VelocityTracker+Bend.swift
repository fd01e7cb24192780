/// What makes two straight lines the better account of a motion.
private enum Threshold {
  /// The fewest samples that tell two lines, four numbers, from a parabola, three.
  static var sampleCount: Int { 5 }

  /// How many times closer to the samples than the parabola the lines are, in squared distance.
  ///
  /// A finger that rests and then flicks reaches 17 to over 100. Of 32 recorded flicks, which speed up
  /// smoothly, two exceed 8, and lose 15 % and 11 % of their least-squares value by it.
  static var advantage: Double { 8 }

  /// The mean squared distance that is noise and rounding in the comparison, in square points.
  static var noise: Double { 0.1 }

  /// The shortest time in which two samples are a line of their own, in seconds.
  ///
  /// At sixty samples a second two are; at higher rates it takes three.
  static var shortestPhase: Double { 0.012 }
}

extension MotionPath {
  /// The velocity after the bend of a motion that two straight lines describe; nil for any other.
  ///
  /// A finger that rested and then flicked, or flicked and then stopped, moves along two lines.
  func velocitySinceBend(against fit: MotionFit) -> Double? {
    guard count >= Threshold.sampleCount else { return nil }
    let bend = farthestFromChord()
    let whole = LineMoments(fit.moments)
    var newer = LineMoments()
    var best = (residual: Double.infinity, velocity: 0.0)
    var back = 0
    while back <= bend {
      newer.add(self[back])
      // The sample at the bend lies on either line: the newer one ends there, or a sample later.
      if back >= bend &- 1, back < oldest &- 1, isPhase(upTo: back) {
        let residual = newer.residual + (whole - newer).residual
        if residual < best.residual { best = (residual, newer.slope) }
      }
      back &+= 1
    }
    let noise = Threshold.noise * fit.moments.count
    let residual = fit.residual / fit.moments.count
    guard (best.residual + noise) * Threshold.advantage < residual + noise else { return nil }
    return best.velocity
  }

  /// Whether the samples up to `back` before the newest are enough for a line.
  private func isPhase(upTo back: Int) -> Bool {
    back > 1 || (back == 1 && time(back) <= -Threshold.shortestPhase)
  }

  /// The sample farthest from the straight line between the oldest and the newest.
  private func farthestFromChord() -> Int {
    let (run, rise) = (time(oldest), place(oldest))
    var farthest = 1
    var distance = -1.0
    var back = 1
    while back < oldest {
      let offset = (place(back) * run - rise * time(back)).magnitude
      // Of two equally far the older, which leaves more to the newer line.
      if offset >= distance { (distance, farthest) = (offset, back) }
      back &+= 1
    }
    return farthest
  }
}

/// The sums that a straight line through samples needs, relative to the newest sample of all.
private struct LineMoments {
  var count = 0.0
  var t = 0.0
  var tt = 0.0
  var x = 0.0
  var tx = 0.0
  var xx = 0.0

  /// The sums over no samples.
  init() {}

  init(_ moments: MotionMoments) {
    count = moments.count
    (t, x) = (moments.first.x, moments.first.y)
    (tt, tx) = (moments.second.x, moments.second.y)
    xx = moments.fourth.y
  }

  mutating func add(_ sample: SampleRing.Sample) {
    let (time, place) = (sample.x, sample.y)
    count += 1
    t += time
    tt += time * time
    x += place
    tx += time * place
    xx += place * place
  }

  static func - (lhs: LineMoments, rhs: LineMoments) -> LineMoments {
    var difference = lhs
    difference.count -= rhs.count
    difference.t -= rhs.t
    difference.tt -= rhs.tt
    difference.x -= rhs.x
    difference.tx -= rhs.tx
    difference.xx -= rhs.xx
    return difference
  }

  /// The slope of the line; at least two samples.
  var slope: Double {
    (tx - t * x / count) / (tt - t * t / count)
  }

  /// The sum of the squared distances between samples and line; at least two samples.
  var residual: Double {
    xx - x * x / count - slope * (tx - t * x / count)
  }
}
