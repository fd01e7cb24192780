/// How a panel stands in its scene.
public enum PanelDisplayMode: Hashable, Sendable, CaseIterable {
  /// Across the bottom.
  case compact

  /// A column of constrained width at a side edge.
  case regular
}
