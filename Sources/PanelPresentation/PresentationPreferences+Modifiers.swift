public import PanelCore
public import PanelDetents
public import PanelGestures

extension PanelConfigurable {
  /// Forbids the user to drag, tap or escape the panel away; what is tried is reported.
  public func panelInteractiveDismissDisabled(_ isDisabled: Bool = true) -> Self {
    panelPreference(PanelInteractiveDismissDisabledKey.self, isDisabled)
  }

  /// Dims the scene behind once the panel is higher than `detent`; nil never dims it.
  public func panelUndimmed(through detent: PanelDetent?) -> Self {
    panelPreference(PanelUndimmedThroughKey.self, detent)
  }

  /// Sets what a drag that begins in a list moves first.
  public func panelScrollHandoff(_ handoff: ScrollHandoff) -> Self {
    panelPreference(PanelScrollHandoffKey.self, handoff)
  }

  /// Sets where a drag may begin.
  public func panelDragActivation(_ activation: PanelDragActivation) -> Self {
    panelPreference(PanelDragActivationKey.self, activation)
  }

  /// Lets a drag start only when it is steeper than `angle` degrees from the horizontal.
  public func panelLockAngle(_ angle: Double) -> Self {
    panelPreference(PanelAxisLockKey.self, AxisLock(angle: angle))
  }

  /// Sets how much the panel yields to a finger beyond its stops.
  ///
  /// With the finger x points beyond, in a scene d points high, c·d·x / (d + c·x) points show, the rule of
  /// `RubberBand`:
  ///
  ///     content.panelRubberBand(coefficient: 0.3)  // 29 of the first 100 points in a scene of 852
  ///     content.panelRubberBand(coefficient: 0)    // a hard stop
  ///
  /// - Parameter coefficient: c, 0 … 1: the share of the finger's movement that shows right beyond a stop.
  ///   Above counts as 1, what is not a number of at least 0 as 0.55, and both are reported.
  public func panelRubberBand(coefficient: Double) -> Self {
    panelPreference(PanelRubberBandKey.self, coefficient)
  }

  /// Shows or hides the drag indicator.
  public func panelDragIndicator(_ visibility: PanelDragIndicatorVisibility) -> Self {
    panelPreference(PanelDragIndicatorKey.self, visibility)
  }

  /// Makes every move immediate.
  public func panelReduceMotion(_ reduces: Bool = true) -> Self {
    panelPreference(PanelReduceMotionKey.self, reduces)
  }

  /// Sets the spring of every move.
  public func panelSpring(_ spring: PanelSpring) -> Self {
    panelPreference(PanelSpringKey.self, spring)
  }

  /// Sets the radius of the panel's free corners, in points.
  public func panelCornerRadius(_ radius: Double) -> Self {
    panelPreference(PanelCornerRadiusKey.self, radius)
  }
}
