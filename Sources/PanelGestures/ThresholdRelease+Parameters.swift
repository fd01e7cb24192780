public import PanelCore

extension ThresholdRelease {
  /// Each parameter that means nothing, with what is used in its place.
  public var issues: [PanelIssue] {
    var result: [PanelIssue] = []
    result.noteCorrection(
      of: .positionalThreshold, from: positionalThreshold, to: usedPositionalThreshold)
    result.noteCorrection(
      of: .velocityThreshold, from: velocityThreshold, to: usedVelocityThreshold)
    return result
  }

  /// The positional threshold decisions go by, 0 … 1; the default if it is none.
  var usedPositionalThreshold: Double {
    positionalThreshold >= 0 && positionalThreshold <= 1 ? positionalThreshold : 0.5
  }

  /// The velocity threshold decisions go by, 0 or more; the default if it is none.
  var usedVelocityThreshold: Double { velocityThreshold >= 0 ? velocityThreshold : 125 }
}

extension ThresholdRelease: Hashable {
  /// Two policies are equal when their parameters have the same bits, so that NaN equals NaN and
  /// stating one twice is not a change.
  public static func == (lhs: ThresholdRelease, rhs: ThresholdRelease) -> Bool {
    lhs.positionalThreshold.bitPattern == rhs.positionalThreshold.bitPattern
      && lhs.velocityThreshold.bitPattern == rhs.velocityThreshold.bitPattern
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(positionalThreshold.bitPattern)
    hasher.combine(velocityThreshold.bitPattern)
  }
}
