public import PanelCore

/// Keeps the mode a panel is in while the scene's width stays within a band around the threshold of
/// another policy, so that a window dragged to and fro there does not flicker.
///
///     let calm = PanelHysteresisAdaptation(PanelRegularAdaptation(), band: 24)
///     // threshold 640: becomes a column from 652 on, and a sheet again below 628
public struct PanelHysteresisAdaptation<Base: PanelAdaptationPolicy>: PanelAdaptationPolicy {
  /// The policy whose decision is calmed.
  public let base: Base

  /// The band's whole width, in points, half of it on each side of the threshold.
  public let band: Double

  private let bandIssue: PanelIssue?

  /// Creates the policy.
  ///
  /// - Parameters:
  ///   - base: The policy whose decision is calmed.
  ///   - band: The band's whole width, in points; one that is not a finite number from 0 up becomes 24.
  public init(_ base: Base, band: Double = 24) {
    self.base = base
    let isUsable = band >= 0 && band <= PanelSceneGeometry.maximumLength
    self.band = isUsable ? band : 24
    bandIssue =
      isUsable ? nil : .parameterOutOfRange(.hysteresisBand, given: band, used: 24)
  }

  /// The base's mistakes, and the band's.
  public var issues: [PanelIssue] { base.issues + (bandIssue.map { [$0] } ?? []) }

  public func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    let decided = base.arrangement(in: context)
    guard let current = context.currentMode, decided.displayMode != current else { return decided }
    // The base has changed its mind: still within the band if it would not have, half a band back.
    for difference in [-band / 2, band / 2] {
      let probe = context.widened(by: difference)
      let kept = base.arrangement(in: probe)
      if kept.displayMode == current { return adjust(kept, from: probe, to: context) }
    }
    return decided
  }

  /// An arrangement decided for a slightly other scene, made to fit this one.
  private func adjust(
    _ arrangement: PanelArrangement,
    from probe: PanelAdaptationContext,
    to context: PanelAdaptationContext
  ) -> PanelArrangement {
    var result = arrangement
    let fillsProbe =
      arrangement.displayMode == .compact && arrangement.width >= probe.availableWidth
    result.width = fillsProbe ? context.availableWidth : min(result.width, context.availableWidth)
    return result
  }
}

extension PanelHysteresisAdaptation: Equatable where Base: Equatable {}
extension PanelHysteresisAdaptation: Hashable where Base: Hashable {}

extension PanelAdaptationPolicy {
  /// This policy, calmed by a band of `band` points around its threshold.
  public func hysteresis(band: Double = 24) -> PanelHysteresisAdaptation<Self> {
    PanelHysteresisAdaptation(self, band: band)
  }
}
