extension VelocityTracker {
  /// The slope of a curve through the newest phase of the motion.
  ///
  /// One parabola through everything, if it passes within about a point of the samples. Otherwise the
  /// finger did more than one thing, and what came before the newest is cut off:
  ///
  /// 1. at the place where it last turned round;
  /// 2. at a bend, where two straight lines pass far closer to the samples than the parabola;
  /// 3. without a bend, if the parabola explains less than 98 % of the spread, 60 ms before the end.
  func turningPointVelocity(_ whole: SampleWindow.Run) -> Double {
    let fit = MotionFit(whole)
    if fit.isClose { return whole.guarded(fit.velocity) }
    return whole.velocityOfNewestPhase(fit)
  }
}

/// Where one phase of a motion ends and the next begins.
///
/// The numbers are chosen so that the recorded flicks of the public test data keep their least-squares
/// value within 20 %, and among those by the error over synthetic motions.
private enum Threshold {
  /// The mean squared distance up to which a curve fits its samples, in square points.
  ///
  /// Some three times the deviation of a finger on glass: 0.3 pt, 0.5 ms, pixels of a third of a point.
  static var closeness: Double { 1 }

  /// How far a finger moves back before it has turned, in points.
  static var turnDistance: Double { 2 }

  /// The share of the spread that a parabola may leave unexplained.
  static var unexplainedShare: Double { 0.02 }

  /// How far back samples count in a motion that no curve explains, in seconds.
  static var shortHorizon: Double { 0.06 }

  /// λ of the fit, in s⁴: a noise of 0.6 pt weighs as much as a half acceleration of 6,000 pt/s².
  ///
  /// It tells where samples span less than some 20 ms, and is lost in the sums everywhere else.
  static var stiffness: Double { 1e-8 }

  /// The speed up to which a finger counts as still, in points per second: Android's smallest fling.
  static var stillSpeed: Double { 50 }
}

extension MotionFit {
  fileprivate init(_ run: SampleWindow.Run) {
    self.init(parabolaThrough: MotionMoments(run), stiffness: Threshold.stiffness)
  }

  /// Whether the curve passes as close to the samples as their noise lets it.
  fileprivate var isClose: Bool { residual <= Threshold.closeness * moments.count }
}

extension SampleWindow.Run {
  /// The velocity of a motion that `fit`, the parabola through all of it, does not describe.
  fileprivate func velocityOfNewestPhase(_ fit: MotionFit) -> Double {
    let turn = lastTurn()
    let run = dropping(turn)
    let fit = turn > 0 ? MotionFit(run) : fit
    if fit.isClose { return run.guarded(fit.velocity) }
    if let velocity = run.velocitySinceBend(against: fit) { return velocity }
    guard fit.residual > Threshold.unexplainedShare * fit.spread else {
      return run.guarded(fit.velocity)
    }
    let rest = run.newest(within: Threshold.shortHorizon)
    return rest.guarded(MotionFit(rest).velocity)
  }

  /// `velocity`, or 0 if the finger moves the other way.
  ///
  /// A parabola through a motion that ends abruptly overshoots and comes back; nobody flicks backwards.
  /// Up to ``Threshold/stillSpeed`` it may: at rest, an error should have either sign.
  fileprivate func guarded(_ velocity: Double) -> Double {
    let way = positions[newest] - positions[0]
    guard velocity * way < 0, velocity.magnitude > Threshold.stillSpeed else { return velocity }
    // The way since a turn gentle enough for a parabola is the one that counts.
    let turn = lastTurn()
    return velocity * (positions[newest] - positions[turn]) > 0 ? velocity : 0
  }

  /// The samples no more than `time` older than the newest, in seconds.
  private func newest(within time: Double) -> SampleWindow.Run {
    let limit = times[newest] - time
    var first = 0
    while times[first] < limit { first &+= 1 }
    return dropping(first)
  }

  /// The index of the sample where the finger last turned round; 0 if it did not.
  ///
  /// Where it turned it was ``Threshold/turnDistance`` or more away both before and since.
  private func lastTurn() -> Int {
    var (low, high) = (positions[newest], positions[newest])
    var (lowest, highest) = (newest, newest)
    var index = newest &- 1
    while index >= 0, high - low < Threshold.turnDistance {
      let position = positions[index]
      if position < low { (low, lowest) = (position, index) }
      if position > high { (high, highest) = (position, index) }
      index &-= 1
    }
    // A fall is turned over, so that what is looked for is always the lowest place.
    let sign = lowest < highest ? 1.0 : -1.0
    var turn = Swift.min(lowest, highest)
    var extreme = sign * positions[turn]
    while index >= 0 {
      let position = sign * positions[index]
      if position < extreme {
        (extreme, turn) = (position, index)
      } else if position - extreme >= Threshold.turnDistance {
        return turn
      }
      index &-= 1
    }
    return 0
  }
}
