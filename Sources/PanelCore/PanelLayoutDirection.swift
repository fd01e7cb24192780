/// The direction in which text and layout run.
public enum PanelLayoutDirection: Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight

  /// Leading is right.
  case rightToLeft
}
