public import PanelCore

/// The parameters as they were given, kept because they were not the ones used.
///
/// Kept as bits, so that a spring made of NaN equals itself.
struct PanelSpringCorrection: Hashable, Sendable {
  enum Given {
    case feel(response: Double, dampingRatio: Double)
    case constants(mass: Double, stiffness: Double, damping: Double)
  }

  private let isFeel: Bool
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64

  init?(given: Given, isNeeded: Bool) {
    guard isNeeded else { return nil }
    switch given {
    case .feel(let response, let dampingRatio):
      isFeel = true
      first = response.bitPattern
      second = dampingRatio.bitPattern
      third = 0
    case .constants(let mass, let stiffness, let damping):
      isFeel = false
      first = mass.bitPattern
      second = stiffness.bitPattern
      third = damping.bitPattern
    }
  }

  var given: Given {
    let (first, second) = (Double(bitPattern: first), Double(bitPattern: second))
    return isFeel
      ? .feel(response: first, dampingRatio: second)
      : .constants(mass: first, stiffness: second, damping: Double(bitPattern: third))
  }
}

extension PanelSpring {
  /// The lowest damping ratio a motion within limits flies with: 0.05.
  ///
  /// A panel must come to rest some day; at this ratio and the standard response a flight of 400 points
  /// does after twelve seconds.
  public static let lowestSettlingDampingRatio = 0.05

  /// The response and the damping ratio as they were given, where they had to be put right.
  package var correctedFeel: (response: Double, dampingRatio: Double)? {
    guard case .feel(let response, let dampingRatio) = correction?.given else { return nil }
    return (response, dampingRatio)
  }

  /// What was wrong with the parameters, and what was used instead; empty for a good spring.
  ///
  /// A damping ratio below ``lowestSettlingDampingRatio`` is among them: formulas such as
  /// ``value(target:initialVelocity:time:)`` take it as it is, a ``BoundedSpringMotion`` does not.
  public var issues: [PanelIssue] {
    var issues: [PanelIssue] = []
    switch correction?.given {
    case .feel(let response, let dampingRatio):
      issues.noteCorrection(
        of: .springResponse, from: response,
        to: response.corrected(within: 0.001...1000, otherwise: 0.4))
      issues.noteCorrection(
        of: .springDampingRatio, from: dampingRatio,
        to: dampingRatio.corrected(within: 0...1000, otherwise: 1))
    case .constants(let mass, let stiffness, let damping):
      issues.noteCorrection(of: .springMass, from: mass, to: self.mass)
      issues.noteCorrection(of: .springStiffness, from: stiffness, to: self.stiffness)
      issues.noteCorrection(of: .springDamping, from: damping, to: self.damping)
    case nil:
      break
    }
    let ratio = dampingRatio
    if ratio < Self.lowestSettlingDampingRatio {
      issues.noteCorrection(
        of: .springDampingRatio, from: ratio, to: Self.lowestSettlingDampingRatio)
    }
    return issues
  }
}
