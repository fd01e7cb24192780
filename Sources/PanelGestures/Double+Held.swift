// What the rules do with numbers that mean nothing. The bounds of a motion are far outside of what a screen
// can show, and far inside of what a product of two of them could overflow.

/// The positions, in points, and velocities, in points per second, that a motion computes with.
let motionRange = -1e9...1e9

extension Double {
  /// This value held within `range`, infinities included, or `fallback` where it is not a number.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func held(within range: ClosedRange<Double>, ifNaN fallback: Double) -> Double {
    guard !isNaN else { return fallback }
    return Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// This value held within ``motionRange``, or `fallback` where it is not a number.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func heldForMotion(ifNaN fallback: Double = 0) -> Double {
    held(within: motionRange, ifNaN: fallback)
  }

  /// This value, the largest finite one in place of an infinite one, or 0 where it is not a number.
  var heldFinite: Double {
    held(within: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, ifNaN: 0)
  }

  /// This parameter held within `range`, or `standard` where it means nothing: not a number, infinite,
  /// or on the wrong side of 0.
  @inline(never)
  func corrected(within range: ClosedRange<Double>, otherwise standard: Double) -> Double {
    guard isFinite, self > 0 || self == range.lowerBound else { return standard }
    return Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
