extension MotionPath {
  /// The slope of a curve through the newest phase of the motion.
  ///
  /// One parabola through everything, if it passes within about a point of the samples. Otherwise the
  /// finger did more than one thing, and what came before the newest is cut off:
  ///
  /// 1. at the place where it last turned round;
  /// 2. at a bend, where two straight lines pass far closer to the samples than the parabola;
  /// 3. without a bend, if the parabola explains less than 98 % of the spread, 60 ms before the end.
  var turningPointVelocity: Double {
    var path = self
    var fit = MotionFit(path)
    if fit.isClose { return path.guarded(fit) }
    if let turn = lastTurn() {
      path.drop(before: turn)
      fit = MotionFit(path)
    }
    if !fit.isClose {
      if let velocity = path.velocitySinceBend(against: fit) { return velocity }
      if fit.residual > Threshold.unexplainedShare * fit.spread {
        path.drop(olderThan: Threshold.shortHorizon)
        fit = MotionFit(path)
      }
    }
    return path.guarded(fit)
  }

  /// The velocity of `fit`, or 0 if the finger moves the other way.
  ///
  /// A parabola through a motion that ends abruptly overshoots and comes back; nobody flicks backwards.
  /// Up to ``Threshold/stillSpeed`` it may: at rest, an error should have either sign.
  private func guarded(_ fit: MotionFit) -> Double {
    // The sum of the places tells the side from which the finger comes, or almost.
    guard fit.velocity * fit.moments.first.y > 0, fit.velocity.magnitude > Threshold.stillSpeed
    else {
      return fit.velocity
    }
    let origin = place(lastTurn() ?? oldest)
    return fit.velocity * origin < 0 ? fit.velocity : 0
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
  fileprivate init(_ path: MotionPath) {
    self.init(parabolaThrough: MotionMoments(path), stiffness: Threshold.stiffness)
  }

  /// Whether the curve passes as close to the samples as their noise lets it.
  fileprivate var isClose: Bool {
    residual <= Threshold.closeness * moments.count * moments.count
  }
}

extension MotionPath {
  /// The sample at which the finger last turned round; nil if it did not.
  ///
  /// Where it turned it was ``Threshold/turnDistance`` or more away both before and since.
  fileprivate func lastTurn() -> Int? {
    var (low, high) = (0.0, 0.0)
    var (lowest, highest) = (0, 0)
    var back = 1
    while back < count, high - low < Threshold.turnDistance {
      let place = place(back)
      if place < low { (low, lowest) = (place, back) }
      if place > high { (high, highest) = (place, back) }
      back &+= 1
    }
    // A fall is turned over, so that what is looked for is always the lowest place.
    let sign = lowest > highest ? 1.0 : -1.0
    var turn = Swift.max(lowest, highest)
    var extreme = lowest > highest ? low : -high
    while back < count {
      let place = sign * place(back)
      if place < extreme {
        (extreme, turn) = (place, back)
      } else if place - extreme >= Threshold.turnDistance {
        return turn
      }
      back &+= 1
    }
    return nil
  }
}
