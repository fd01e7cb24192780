/// A damped spring, by how it feels or by what it is made of.
///
/// The parameters and their conversions are those of SwiftUI's `Spring`:
///
///     PanelSpring(duration: 0.5, bounce: 0.3).stiffness               // 157.91
///     PanelSpring(mass: 1, stiffness: 100, damping: 10).dampingRatio  // 0.5
///
/// With ω₀ = √(stiffness / mass) and ζ = damping / (2 √(stiffness · mass)): response = 2π / ω₀, and
/// bounce = 1 − ζ, or 1/ζ − 1 when over-damped. Unlike SwiftUI and Core Animation by default, an
/// over-damped spring stays over-damped in every initializer.
///
/// A spring has no state. One flight of a panel is a ``SpringMotion``, one held within limits a
/// ``BoundedSpringMotion``. Parameters that mean nothing are replaced and reported in ``issues``.
public struct PanelSpring: Hashable, Sendable {
  /// The mass at the spring's end; only its ratios to stiffness and damping matter. 1e-6 … 1e9.
  public let mass: Double

  /// The force per point of displacement, in mass per second squared; 1e-6 … 1e9.
  public let stiffness: Double

  /// The force per point per second of velocity, in mass per second; 0 … 1e9.
  public let damping: Double

  /// What was given where it was not what is used.
  let correction: PanelSpringCorrection?

  /// Creates a spring of mass 1 by how long one swing takes and how soon swinging dies out.
  ///
  ///     PanelSpring(response: 0.4, dampingRatio: 1).stiffness  // 246.74
  ///
  /// - Parameters:
  ///   - response: The period it would have undamped, in seconds; 0.001 … 1000. What is not a positive
  ///     number becomes 0.4.
  ///   - dampingRatio: 0 swings for ever, 1 is critical, above 1 creeps; 0 … 1000. What is not a number
  ///     of at least 0 becomes 1.
  public init(response: Double, dampingRatio: Double) {
    let usedResponse = response.corrected(within: 0.001...1000, otherwise: 0.4)
    let usedRatio = dampingRatio.corrected(within: 0...1000, otherwise: 1)
    let natural = 2 * Double.pi / usedResponse
    self.init(
      mass: 1, stiffness: natural * natural, damping: 2 * usedRatio * natural,
      correction: PanelSpringCorrection(
        given: .feel(response: response, dampingRatio: dampingRatio),
        isNeeded: response != usedResponse || dampingRatio != usedRatio))
  }

  /// Creates a spring of mass 1 by its perceptual duration and its bounce.
  ///
  ///     PanelSpring(duration: 0.5, bounce: -0.3).dampingRatio  // 1.4286
  ///
  /// - Parameters:
  ///   - duration: The same as `response`, in seconds; not the time until it rests.
  ///   - bounce: 1 swings for ever, 0 is critical, below 0 creeps; above −1, at most 1. The damping
  ///     ratio is 1 − bounce, or 1 / (1 + bounce) below 0, and is what an issue speaks of.
  public init(duration: Double, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from the constants of its equation, m·x″ + c·x′ + k·x = 0.
  ///
  ///     PanelSpring(mass: 1, stiffness: 100, damping: 10).duration  // 0.6283
  ///
  /// - Parameters:
  ///   - mass: 1e-6 … 1e9. What is not a positive number becomes 1.
  ///   - stiffness: 1e-6 … 1e9. What is not a positive number becomes that of ``standard`` at this mass.
  ///   - damping: 0 … 1e9. What is not a number of at least 0 becomes critical.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    let range = 1e-6...1e9
    let standard = 2 * Double.pi / 0.4
    let usedMass = mass.corrected(within: range, otherwise: 1)
    let usedStiffness = stiffness.corrected(
      within: range, otherwise: Swift.min(usedMass * standard * standard, 1e9))
    let usedDamping = damping.corrected(
      within: 0...1e9, otherwise: 2 * (usedStiffness * usedMass).squareRoot())
    self.init(
      mass: usedMass, stiffness: usedStiffness, damping: usedDamping,
      correction: PanelSpringCorrection(
        given: .constants(mass: mass, stiffness: stiffness, damping: damping),
        isNeeded: mass != usedMass || stiffness != usedStiffness || damping != usedDamping))
  }

  private init(
    mass: Double, stiffness: Double, damping: Double, correction: PanelSpringCorrection?
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.correction = correction
  }
}

extension PanelSpring {
  /// The period the spring would have undamped, in seconds: 2π √(mass / stiffness).
  public var response: Double { 2 * Double.pi * (mass / stiffness).squareRoot() }

  /// The damping relative to critical damping, at least 0: damping / (2 √(stiffness · mass)).
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The perceptual duration in seconds: the same number as ``response``, under SwiftUI's other name.
  public var duration: Double { response }

  /// How much the spring overshoots: 1 − ζ, or 1/ζ − 1 when it is over-damped; −1 … 1.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
  }
}
