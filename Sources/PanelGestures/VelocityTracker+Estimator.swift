extension VelocityTracker {
  /// How samples become a velocity.
  ///
  /// The first is the one to use; the others are for comparison with, and porting from, what is around.
  public enum Estimator: Hashable, Sendable, CaseIterable {
    /// Least squares over the newest phase of the motion, the one since the finger last turned, set off or
    /// stopped.
    ///
    /// On an ordinary flick this is ``leastSquares``. A parabola cannot follow a finger that turned round,
    /// rested before it flicked or stopped before it lifted, and answers nonsense there; this estimator
    /// finds out and fits the rest. It also takes no steep curve from samples a few milliseconds apart,
    /// and never throws the panel against the finger's direction.
    case turningPoint

    /// The unweighted quadratic fit of Android, Flutter and Compose, called LSQ2 there.
    ///
    /// A gap that means a stop forgets all samples before it. Two samples give the line through them.
    case leastSquares

    /// Android's impulse: the velocity of a mass on which each segment did its work.
    ///
    /// Robust against a bad sample, but slow to notice a stop: a flick that halts 30 ms before the lift
    /// still answers eight tenths of its speed.
    case impulse

    /// SwiftUI's: the last two segments, the older one weighing 0.75 and the newer 0.25.
    ///
    /// It looks at three samples, however old they are, so its noise grows with the sampling rate.
    case twoSegment
  }
}

extension MotionPath {
  /// The slope of one parabola through all samples.
  var leastSquaresVelocity: Double {
    MotionFit(parabolaThrough: MotionMoments(self), stiffness: 0).velocity
  }

  /// The velocity that the segments' work leaves a unit mass with, starting from rest.
  ///
  /// Each segment of velocity u does the work (u − w)·|u|, where w = ±√(2·|work so far|); the first, which
  /// starts from nothing known, half of it.
  var impulseVelocity: Double {
    var work = 0.0
    var reached = 0.0
    var back = oldest
    while back > 0 {
      let velocity = slope(from: back, to: back &- 1)
      work += (velocity - reached) * velocity.magnitude
      if back == oldest { work *= 0.5 }
      reached = (2 * work.magnitude).squareRoot()
      if work < 0 { reached = -reached }
      back &-= 1
    }
    return reached
  }

  /// 0.75 of the last segment but one and 0.25 of the last; there are two samples or more.
  var twoSegmentVelocity: Double {
    let last = slope(from: 1, to: 0)
    return count > 2 ? 0.75 * slope(from: 2, to: 1) + 0.25 * last : last
  }
}
