import PanelCore

extension SpringMotionCurve {
  /// When, in seconds after the start, the displacement has the turning point with this number; infinite
  /// if it has no such one.
  ///
  /// An under-damped curve has one every half period, each smaller than the last and on the other
  /// side; the others have at most one. The start itself is none.
  func turningPoint(_ number: Int) -> Double {
    root(number, r, s)
  }

  /// When, in seconds after the start, the displacement passes the target for the time with this
  /// number, counted from 0; infinite if it does not. The start itself does not count.
  func crossing(_ number: Int) -> Double {
    root(number, p, q)
  }

  /// The positive solutions of a C + b S = 0, in ascending order; infinite beyond the last of them.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  private func root(_ number: Int, _ a: Double, _ b: Double) -> Double {
    switch regime {
    case .underdamped:
      // The solution within (0, π]: sine is positive there, so cosine has the sign of −a b.
      let angle = a == 0 ? Double.pi : arctangent(y: a.magnitude, x: a < 0 ? b : -b)
      guard number >= 0, a != 0 || b != 0 else { return .infinity }
      return (angle + Double(number) * Double.pi) / frequency
    case .critical:
      guard number == 0, a * b < 0 else { return .infinity }
      return -a / b
    case .overdamped, .barelyOverdamped:
      guard number == 0, b != 0 else { return .infinity }
      // S never reaches 1, so neither may −a/b.
      let rise = -a / b
      guard rise > 0, rise < 1 else { return .infinity }
      // ln(1 − rise), with the digits that 1 − rise loses put back.
      let rest = 1 - rise
      guard rest < 1 else { return rise / frequency }
      return ElementaryFunctions.naturalLogarithm(rest) * rise / ((rest - 1) * frequency)
    }
  }
}

/// The angle of the point (x, y) with y of at least 0, in radians, 0 … π; 0 for the origin.
///
/// The engine has sine and cosine only. The polynomial, Abramowitz and Stegun 4.4.49, is off by
/// δ < 1e-5; sine and cosine give the tangent of δ, and taking that for δ leaves δ³/3, the last bit.
func arctangent(y: Double, x: Double) -> Double {
  let wide = x.magnitude
  guard y > 0 || wide > 0 else { return 0 }
  let ratio = Swift.min(y, wide) / Swift.max(y, wide)
  let square = ratio * ratio
  let series =
    0.9998660
    + square * (-0.3302995 + square * (0.1801410 + square * (-0.0851330 + square * 0.0208351)))
  let octant = ratio * series
  let angle = y <= wide ? octant : Double.pi / 2 - octant
  let cosine = ElementaryFunctions.cosine(angle)
  let sine = ElementaryFunctions.sine(angle)
  let exact = angle - (sine * wide - cosine * y) / (cosine * wide + sine * y)
  return x < 0 ? Double.pi - exact : exact
}
