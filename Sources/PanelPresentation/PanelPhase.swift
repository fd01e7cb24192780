/// What a panel is doing, as of the last event.
public enum PanelPhase: Hashable, Sendable, CaseIterable {
  /// Nothing is shown: not presented, or presented and still without stops.
  case hidden

  /// Standing still at a stop.
  case resting

  /// Following a finger.
  case dragging

  /// In motion towards a stop.
  case settling

  /// In motion out of the scene.
  case dismissing
}
