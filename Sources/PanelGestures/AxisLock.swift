public import PanelCore

/// Decides whether a movement is steep enough to be a drag of the panel.
///
///     AxisLock().allows(dx: 5, dy: 40)   // true
///     AxisLock().allows(dx: 40, dy: 12)  // false
///     AxisLock().allows(dx: 0, dy: 0)    // nil: it has not moved yet
///
/// It looks at one movement and keeps nothing: that the first decides for the whole drag is the caller's
/// rule.
public struct AxisLock: Hashable, Sendable {
  /// The angle from the horizontal that a movement must exceed, in degrees; 0 or more.
  public let angle: Double

  private let givenAngle: UInt64

  /// A movement is allowed when |dy| · `dyWeight` > |dx| · `dxWeight`.
  private let dyWeight: Double
  private let dxWeight: Double

  /// Creates a lock.
  ///
  /// - Parameter angle: In degrees from the horizontal. At 0 only an exactly horizontal movement is
  ///   refused, from 90 on every movement. The default, 45, asks for more vertical than horizontal
  ///   movement, as Material and the React Native sheet do; it stands in for what is negative or not a
  ///   finite number.
  public init(angle: Double = 45) {
    let used = angle.isFinite && angle >= 0 ? angle : 45
    self.angle = used
    givenAngle = angle.bitPattern
    if used == 45 {
      // The sine and cosine of π/4 differ in their last bit, and this border must be exact.
      (dyWeight, dxWeight) = (1, 1)
    } else if used < 90 {
      let radians = used * (Double.pi / 180)
      dyWeight = ElementaryFunctions.cosine(radians)
      dxWeight = ElementaryFunctions.sine(radians)
    } else {
      (dyWeight, dxWeight) = (0, 1)
    }
  }

  /// Two are equal when they were given the same angle, of which everything else follows.
  public static func == (lhs: AxisLock, rhs: AxisLock) -> Bool { lhs.givenAngle == rhs.givenAngle }

  public func hash(into hasher: inout Hasher) { hasher.combine(givenAngle) }

  /// What was wrong with the angle; empty for a good one.
  public var issues: [PanelIssue] {
    var issues: [PanelIssue] = []
    issues.noteCorrection(of: .lockAngle, from: Double(bitPattern: givenAngle), to: angle)
    return issues
  }

  /// Whether a movement is steeper than ``angle``; nil if nothing moved.
  ///
  /// A movement at exactly the angle is not steeper. Directions do not matter. A movement that is not a
  /// number is none.
  ///
  /// - Parameters:
  ///   - dx: The horizontal movement, in points.
  ///   - dy: The vertical movement, in points.
  public func allows(dx: Double, dy: Double) -> Bool? {
    guard dx.magnitude + dy.magnitude > 0 else { return nil }
    return dy.heldFinite.magnitude * dyWeight > dx.heldFinite.magnitude * dxWeight
  }
}
