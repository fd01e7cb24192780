import PanelAdaptation
import PanelCore

/// A policy that calms another one, of whatever type.
protocol TraceHysteresis {
  var erasedBase: AnyPanelAdaptationPolicy { get }

  /// The band as it was given, usable or not.
  var givenBand: Double { get }
}

extension PanelHysteresisAdaptation: TraceHysteresis {
  var erasedBase: AnyPanelAdaptationPolicy { AnyPanelAdaptationPolicy(base) }

  var givenBand: Double {
    // The base may be a hysteresis with a band of its own; the last issue is this one's.
    guard issues.count > base.issues.count else { return band }
    return issues.suffix(1).map { $0 }.given(.hysteresisBand) ?? band
  }
}
