public import PanelCore

/// Stays across the bottom of every scene, as wide as is available or up to a limit.
///
///     PanelCompactAdaptation(maxWidth: 640)  // centred in wider scenes
public struct PanelCompactAdaptation: PanelAdaptationPolicy, Hashable {
  /// The most the panel takes, in points; nil for all there is.
  public let maxWidth: Double?

  /// What was wrong with the limit given, already put right.
  public let issues: [PanelIssue]

  /// Creates the policy; a limit that is not above 0 is dropped and reported.
  public init(maxWidth: Double? = nil) {
    var issues: [PanelIssue] = []
    var used = maxWidth
    if let maxWidth {
      let widest = PanelSceneGeometry.maximumLength
      used = min(maxWidth, widest)
      if !(maxWidth > 0) {
        used = nil
        issues.noteCorrection(of: .maximumWidth, from: maxWidth, to: widest)
      }
    }
    self.maxWidth = used
    self.issues = issues
  }

  public func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    .compact(width: min(context.availableWidth, maxWidth ?? context.availableWidth))
  }
}

extension PanelAdaptationPolicy where Self == PanelCompactAdaptation {
  /// Across the bottom of every scene.
  public static var compact: Self { PanelCompactAdaptation() }
}
