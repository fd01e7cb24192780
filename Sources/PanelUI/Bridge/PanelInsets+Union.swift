package import PanelCore

extension PanelInsets {
  /// At each edge the larger of two insets: what is clear of both panels.
  package func union(_ other: PanelInsets) -> PanelInsets {
    PanelInsets(
      top: max(top, other.top), leading: max(leading, other.leading),
      bottom: max(bottom, other.bottom), trailing: max(trailing, other.trailing))
  }
}
