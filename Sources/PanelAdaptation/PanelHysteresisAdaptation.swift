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

  // As bits, so that a band made of NaN equals itself.
  private let givenBand: UInt64

  /// Creates the policy.
  ///
  /// - Parameters:
  ///   - base: The policy whose decision is calmed.
  ///   - band: The band's whole width, in points; one that is not a finite number from 0 up becomes 24.
  public init(_ base: Base, band: Double = 24) {
    self.base = base
    let isUsable = band >= 0 && band <= PanelSceneGeometry.maximumLength
    self.band = isUsable ? band : 24
    // Equal numbers have one pattern here: 0 and -0, and all that are none.
    givenBand = (band.isNaN ? Double.nan : band + 0).bitPattern
  }

  /// The base's mistakes, and the band's.
  public var issues: [PanelIssue] {
    var issues = base.issues
    issues.noteCorrection(of: .hysteresisBand, from: Double(bitPattern: givenBand), to: band)
    return issues
  }

  public func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    let decided = base.arrangement(in: context)
    guard let current = context.currentMode, decided.displayMode != current else { return decided }
    // The base has changed its mind: still within the band if it would not have, half a band back.
    for edge in [-band / 2, band / 2] {
      let far = context.widened(by: edge)
      guard base.arrangement(in: far).displayMode == current else { continue }
      return fitted(atThreshold(towards: edge, in: context, keeping: current), to: context)
    }
    return decided
  }

  /// The scene nearest to this one in which the base answers `mode`: what it answers there, and not half a
  /// band away, is what is kept.
  private func atThreshold(
    towards edge: Double, in context: PanelAdaptationContext, keeping mode: PanelDisplayMode
  ) -> PanelAdaptationContext {
    var (near, far) = (0.0, edge)
    for _ in 0..<40 {
      let middle = near + (far - near) / 2
      if base.arrangement(in: context.widened(by: middle)).displayMode == mode {
        far = middle
      } else {
        near = middle
      }
    }
    return context.widened(by: far)
  }

  /// What the base answers in a slightly other scene, made to fit this one.
  private func fitted(
    _ probe: PanelAdaptationContext, to context: PanelAdaptationContext
  ) -> PanelArrangement {
    var result = base.arrangement(in: probe)
    let fillsProbe = result.displayMode == .compact && result.width >= probe.availableWidth
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
