import Panels

/// A policy of the demo's own: a card that floats at the leading edge of scenes wider than high, and takes
/// the smaller part of their width divided by the golden section.
struct GoldenSectionAdaptation: PanelAdaptationPolicy, Hashable {
  /// The smaller part of a length divided so that it is to the larger part as that is to the whole.
  private static let smallerPart = 0.381966

  func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    let size = context.scene.size
    let available = context.availableWidth
    guard size.width > size.height, available >= 480 else { return .compact(width: available) }
    return .regular(
      edge: .leading, width: max(240, available * Self.smallerPart),
      margins: PanelInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
  }
}
