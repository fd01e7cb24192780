/// Where a released panel goes.
public enum PanelReleaseTarget: Hashable, Sendable {
  /// To the stop at this index of ``PanelRelease/stops``.
  case stop(Int)

  /// Out of the scene.
  case dismiss
}
