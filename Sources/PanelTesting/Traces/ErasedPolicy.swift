import PanelAdaptation
import PanelCore
import PanelGestures

/// What an eraser holds.
///
/// The engine's erasers have no way back to the type, since Embedded Swift could not take it. A trace is
/// written where there is reflection.
enum ErasedPolicy {
  static func adaptation(in eraser: AnyPanelAdaptationPolicy) -> (any PanelAdaptationPolicy)? {
    let policy = held(by: eraser) as? any PanelAdaptationPolicy
    guard let inner = policy as? AnyPanelAdaptationPolicy else { return policy }
    return adaptation(in: inner)
  }

  static func release(in eraser: AnyReleasePolicy) -> (any ReleasePolicy)? {
    held(by: eraser) as? any ReleasePolicy
  }

  private static func held(by eraser: Any) -> Any? {
    guard let box = Mirror(reflecting: eraser).children.first?.value else { return nil }
    return Mirror(reflecting: box).children.first { $0.label == "policy" }?.value
  }
}

/// A policy that calms another one, of whatever type.
protocol TraceHysteresis {
  var band: Double { get }
  var erasedBase: AnyPanelAdaptationPolicy { get }
  var givenBand: Double { get }
}

extension PanelHysteresisAdaptation: TraceHysteresis {
  var erasedBase: AnyPanelAdaptationPolicy { AnyPanelAdaptationPolicy(base) }

  /// The band as it was given, usable or not.
  var givenBand: Double {
    // The base may be a hysteresis with a band of its own; the last issue is this one's.
    guard issues.count > base.issues.count else { return band }
    return issues.suffix(1).map { $0 }.given(.hysteresisBand) ?? band
  }
}
