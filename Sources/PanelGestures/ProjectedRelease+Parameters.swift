public import PanelCore

extension ProjectedRelease {
  /// Each parameter that means nothing, with what is used in its place.
  ///
  ///     ProjectedRelease(maximumSteps: 0).issues  // maximum steps 0.0 is out of range; 1.0 was used
  public var issues: [PanelIssue] {
    var result: [PanelIssue] = []
    if let steps = maximumSteps {
      result.noteCorrection(
        of: .maximumSteps, from: Double(steps), to: Double(usedMaximumSteps))
    }
    result.noteCorrection(
      of: .decelerationRate, from: decelerationRate, to: usedDecelerationRate)
    result.noteCorrection(of: .flickVelocity, from: flickVelocity, to: usedFlickVelocity)
    result.noteCorrection(
      of: .dismissalFraction, from: dismissalFraction, to: usedDismissalFraction)
    return result
  }

  /// The number of steps decisions go by, 1 or more.
  var usedMaximumSteps: Int { max(1, maximumSteps ?? .max) }

  /// The rate decisions go by, 0 ..< 1; the default if it is none.
  var usedDecelerationRate: Double {
    decelerationRate >= 0 && decelerationRate < 1 ? decelerationRate : 0.998
  }

  /// The flick velocity decisions go by, 0 or more; the default if it is none.
  var usedFlickVelocity: Double { flickVelocity >= 0 ? flickVelocity : 500 }

  /// The dismissal fraction decisions go by, 0 … 1; the default if it is none.
  var usedDismissalFraction: Double {
    dismissalFraction >= 0 && dismissalFraction <= 1 ? dismissalFraction : 0.5
  }
}

extension ProjectedRelease {
  /// Creates a policy that projects as far as the velocity would carry in a given time.
  ///
  ///     ProjectedRelease(projectionDuration: 0.2, flickVelocity: .infinity)  // 0.2 s × velocity
  ///
  /// - Parameters:
  ///   - maximumSteps: How many stops up or down a release may go; nil for any number.
  ///   - projectionDuration: The projection is the height + this × velocity; in seconds, 0 or more.
  ///     0.499 s is a deceleration rate of 0.998.
  ///   - flickVelocity: The speed from which a release is a flick, in points per second.
  ///   - flick: What a flick may not do.
  ///   - dismissalFraction: The share of the smallest stop under which a release dismisses, 0 … 1.
  public init(
    maximumSteps: Int? = 1, projectionDuration: Double, flickVelocity: Double = 500,
    flick: Flick = .neverBehind, dismissalFraction: Double = 0.5
  ) {
    // From duration = r / (1000 (1 − r)). What is no duration stays as it is, for `issues` to name.
    let isDuration = projectionDuration >= 0 && projectionDuration < .infinity
    let milliseconds = 1000 * projectionDuration
    self.init(
      maximumSteps: maximumSteps,
      decelerationRate: isDuration ? milliseconds / (1 + milliseconds) : projectionDuration,
      flickVelocity: flickVelocity, flick: flick, dismissalFraction: dismissalFraction)
  }
}

extension ProjectedRelease: Hashable {
  /// Two policies are equal when their parameters have the same bits, so that NaN equals NaN and
  /// stating one twice is not a change.
  public static func == (lhs: ProjectedRelease, rhs: ProjectedRelease) -> Bool {
    lhs.maximumSteps == rhs.maximumSteps && lhs.flick == rhs.flick
      && lhs.decelerationRate.bitPattern == rhs.decelerationRate.bitPattern
      && lhs.flickVelocity.bitPattern == rhs.flickVelocity.bitPattern
      && lhs.dismissalFraction.bitPattern == rhs.dismissalFraction.bitPattern
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(maximumSteps)
    hasher.combine(flick)
    hasher.combine(decelerationRate.bitPattern)
    hasher.combine(flickVelocity.bitPattern)
    hasher.combine(dismissalFraction.bitPattern)
  }
}
