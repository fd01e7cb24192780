public import PanelCore

/// The resistance beyond an end: how far the panel shows past it for how far the finger is.
///
/// With x the finger's overshoot, d the dimension and c the coefficient, the overshoot shown is
/// y = c·d·x / (d + c·x), the rule of `UIScrollView`: it starts with slope c and never reaches d.
///
///     let band = RubberBand(dimension: 800)
///     band.displayedOvershoot(forFinger: 100)  // 51.46
///     band.fingerOvershoot(forDisplayed: 50)   // 96.97
///
/// It is a rule for the whole overshoot, not for its increments, so how a path is cut into events does
/// not matter. Overshoot below 0 is mirrored: one band serves both ends.
public struct RubberBand: Hashable, Sendable {
  /// The share of the finger's movement that shows right at the end; 0 (a wall) … 1.
  public let coefficient: Double

  /// The overshoot shown that the band approaches but never reaches, in points; 0 … 1e9.
  ///
  /// A panel uses the scene's height.
  public private(set) var dimension: Double

  private let givenCoefficient: UInt64

  /// Creates a band.
  ///
  /// - Parameters:
  ///   - coefficient: 0 … 1; above counts as 1, what is not a number of at least 0 as 0.55.
  ///   - dimension: In points; what is not a positive number counts as 0, a wall.
  public init(coefficient: Double = 0.55, dimension: Double) {
    self.coefficient = coefficient.corrected(within: 0...1, otherwise: 0.55)
    self.dimension = dimension.held(within: 0...1e9, ifNaN: 0)
    givenCoefficient = coefficient.bitPattern
  }

  private init() { (coefficient, dimension, givenCoefficient) = (0, 0, 0) }

  /// One that gives way to nothing: where there is no range yet, without a number to put right.
  static var rigid: RubberBand { RubberBand() }

  /// The same band for another extent, which is 0 … 1e9 points.
  package func spanning(_ dimension: Double) -> RubberBand {
    var band = self
    band.dimension = dimension
    return band
  }

  /// What was wrong with the coefficient; empty for a good one.
  public var issues: [PanelIssue] {
    var issues: [PanelIssue] = []
    issues.noteCorrection(
      of: .rubberBandCoefficient, from: Double(bitPattern: givenCoefficient), to: coefficient)
    return issues
  }

  /// The overshoot shown for a finger this far past the end; both in points.
  ///
  /// Odd, rises strictly, and stays below ``dimension`` in magnitude.
  public func displayedOvershoot(forFinger overshoot: Double) -> Double {
    let finger = overshoot.heldForMotion()
    let pull = coefficient * finger.magnitude
    guard pull > 0, dimension > 0 else { return 0 }
    // The quotient is at most 1, so nothing can overflow.
    let displayed = dimension * (pull / (dimension + pull))
    return finger < 0 ? -displayed : displayed
  }

  /// How far past the end the finger is when this much overshoot shows; both in points.
  ///
  /// The inverse of ``displayedOvershoot(forFinger:)``: what a finger starts from that catches the panel
  /// inside the band. No finger reaches ``dimension``; from there on the answer is the greatest finger
  /// that counts, 1e9 points. Behind a wall it is 0.
  public func fingerOvershoot(forDisplayed overshoot: Double) -> Double {
    let displayed = overshoot.heldForMotion()
    let rest = coefficient * (dimension - displayed.magnitude)
    guard coefficient > 0, dimension > 0 else { return 0 }
    let finger = rest > 0 ? dimension * (displayed.magnitude / rest) : motionRange.upperBound
    let held = Swift.min(finger, motionRange.upperBound)
    return displayed < 0 ? -held : held
  }

  /// The most overshoot any finger can show, in points: 0 behind a wall.
  var reach: Double { displayedOvershoot(forFinger: motionRange.upperBound) }

  /// The panel's speed as a share of the finger's where this much overshoot shows, in points; 0 … 1.
  ///
  /// c·(1 − y/d)², the derivative of the rule: what a finger's velocity is multiplied by when the panel is
  /// let go inside the band. At 0 it is ``coefficient``, the slope just past the end.
  public func slope(atDisplayed overshoot: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let rest = Swift.max(1 - overshoot.heldForMotion().magnitude / dimension, 0)
    return coefficient * rest * rest
  }
}
