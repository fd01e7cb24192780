public import PanelCore

/// A rule that turns a scene's geometry into an arrangement: when does the panel become a column?
///
/// One function is all it takes:
///
///     struct ThirdOfTheScene: PanelAdaptationPolicy {
///       func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
///         let width = context.availableWidth
///         return width < 900 ? .compact(width: width) : .regular(edge: .leading, width: width / 3)
///       }
///     }
///
/// It must answer the same for the same context, and for a scene of any size.
public protocol PanelAdaptationPolicy: Sendable {
  /// Where the panel stands in this scene and how wide it is.
  func arrangement(in context: PanelAdaptationContext) -> PanelArrangement

  /// Mistakes in the policy's own parameters, each already put right; none by default.
  var issues: [PanelIssue] { get }
}

extension PanelAdaptationPolicy {
  public var issues: [PanelIssue] { [] }
}
