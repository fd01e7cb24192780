import PanelCore

/// The displacement from the target of one damped oscillator, as a function of elapsed time.
///
/// All three regimes have one shape, with d the decay rate and (C, S) a pair of base functions:
///
///     x(t) = e^(-d t) (p C + q S)        v(t) = e^(-d t) (r C + s S)
///
///     under-damped   C = cos(f t)   S = sin(f t)       f = ω₀ √(1 − ζ²)    d = ζ ω₀
///     critical       C = 1          S = f t            f = 1               d = ω₀
///     over-damped    C = 1          S = 1 − e^(-f t)   f = 2 ω₀ √(ζ² − 1)  d = the slower root
///
/// so the regime is decided once, at the start, and nothing cancels: p and r are the displacement and
/// the velocity at the start, q = (r + d p) / f, and S is small exactly where q is large, near critical
/// damping. No cosh is ever formed, so nothing overflows however long it runs.
struct SpringMotionCurve: Hashable, Sendable {
  enum Regime: UInt8, Hashable, Sendable {
    case underdamped, critical, overdamped
    /// Over-damped so little that 1 − e^(-f t) needs its series.
    case barelyOverdamped
  }

  let regime: Regime
  /// d above, per second; at least 0.
  let decay: Double
  /// f above, per second; above 0.
  let frequency: Double
  let p: Double
  let q: Double
  let r: Double
  let s: Double

  /// Creates the curve of the oscillator x″ + 2·damping·x′ + stiffness·x = 0.
  ///
  /// - Parameters:
  ///   - damping: ζ ω₀, per second; at least 0.
  ///   - stiffness: ω₀², per second squared; above 0.
  ///   - displacement: Position less target at the start, in points.
  ///   - velocity: At the start, in points per second.
  init(damping: Double, stiffness: Double, displacement: Double, velocity: Double) {
    let natural = stiffness.squareRoot()
    let discriminant = (damping - natural) * (damping + natural)
    // Within 1e-12 of critical the three curves differ by less than 1e-12 of their scale.
    if discriminant.magnitude <= 1e-12 * stiffness {
      self.init(.critical, damping, 1, displacement, velocity)
    } else if discriminant < 0 {
      self.init(
        .underdamped, damping, (-discriminant).squareRoot(), displacement, velocity)
    } else {
      let half = discriminant.squareRoot()
      // The slower root is the difference of two near values; the quotient keeps its digits.
      let slower = stiffness / (damping + half)
      self.init(
        discriminant < 1e-4 * stiffness ? .barelyOverdamped : .overdamped,
        slower, 2 * half, displacement, velocity)
    }
  }

  private init(
    _ regime: Regime, _ decay: Double, _ frequency: Double, _ p: Double, _ r: Double
  ) {
    let q = (r + decay * p) / frequency
    self.regime = regime
    self.decay = decay
    self.frequency = frequency
    self.p = p
    self.q = q
    self.r = r
    self.s = Self.slope(regime, decay, frequency, p, q)
  }

  private init(derivativeOf curve: SpringMotionCurve) {
    regime = curve.regime
    decay = curve.decay
    frequency = curve.frequency
    p = curve.r
    q = curve.s
    r = frequency * q - decay * p
    s = Self.slope(regime, decay, frequency, p, q)
  }

  /// The velocity's coefficient of S, from the rules C′ = −f S or 0, and S′ = f C, f or f (1 − S).
  private static func slope(
    _ regime: Regime, _ decay: Double, _ frequency: Double, _ p: Double, _ q: Double
  ) -> Double {
    switch regime {
    case .underdamped: -decay * q - frequency * p
    case .critical: -decay * q
    case .overdamped, .barelyOverdamped: -(decay + frequency) * q
    }
  }

  /// The velocity as a curve of its own: it obeys the same equation.
  var derivative: SpringMotionCurve { SpringMotionCurve(derivativeOf: self) }

  /// Displacement and velocity `time` seconds after the start; `time` is 0 … 1e9.
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  func evaluated(at time: Double) -> (displacement: Double, velocity: Double) {
    let envelope = ElementaryFunctions.exponential(-decay * time)
    // The default panel's regime, without the multiplications by 1.
    if regime == .critical { return (envelope * (p + q * time), envelope * (r + s * time)) }
    let (c, s) = bases(at: time)
    return (envelope * (p * c + q * s), envelope * (r * c + self.s * s))
  }

  /// The base functions (C, S) `time` seconds after the start.
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  func bases(at time: Double) -> (c: Double, s: Double) {
    let angle = frequency * time
    switch regime {
    case .critical: return (1, time)
    case .underdamped:
      return (ElementaryFunctions.cosine(angle), ElementaryFunctions.sine(angle))
    case .overdamped: return (1, 1 - ElementaryFunctions.exponential(-angle))
    case .barelyOverdamped: return (1, Self.rise(angle))
    }
  }

  /// 1 − e^(-x) for x of at least 0, with all its digits also at small x.
  private static func rise(_ x: Double) -> Double {
    let rest = ElementaryFunctions.exponential(-x)
    guard x < 0.25 else { return 1 - rest }
    guard rest < 1 else { return x }
    // Rounding `rest` moves the difference and the logarithm by the same share, which cancels.
    return (1 - rest) * x / -ElementaryFunctions.naturalLogarithm(rest)
  }
}
