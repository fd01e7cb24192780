public import PanelCore
public import PanelDetents
public import PanelGestures

/// Whether the user may not drag, tap or escape the panel away; any sibling that forbids it wins.
public enum PanelInteractiveDismissDisabledKey: PanelPreferenceKey {
  /// The user may.
  public static var defaultValue: Bool { false }

  public static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

/// The largest detent at which the scene behind stays undimmed; the last sibling that states one wins.
public enum PanelUndimmedThroughKey: PanelPreferenceKey {
  /// Never dimmed: the panel is non-modal throughout.
  public static var defaultValue: PanelDetent? { nil }

  public static func reduce(value: inout PanelDetent?, nextValue: () -> PanelDetent?) {
    value = nextValue() ?? value
  }
}

/// What a drag that begins in a list moves first; the last sibling that states it wins.
public enum PanelScrollHandoffKey: PanelPreferenceKey {
  /// The panel up to its largest stop, then the list.
  public static var defaultValue: ScrollHandoff { ScrollHandoff() }

  public static func reduce(value: inout ScrollHandoff, nextValue: () -> ScrollHandoff) {
    value = nextValue()
  }
}

/// Where a drag may begin.
public enum PanelDragActivation: Hashable, Sendable, CaseIterable {
  /// Anywhere on the panel.
  case anywhere

  /// On the handle only.
  case handle

  /// Nowhere.
  case disabled
}

/// Where a drag may begin; the last sibling that states it wins.
public enum PanelDragActivationKey: PanelPreferenceKey {
  /// Anywhere on the panel.
  public static var defaultValue: PanelDragActivation { .anywhere }

  public static func reduce(
    value: inout PanelDragActivation, nextValue: () -> PanelDragActivation
  ) {
    value = nextValue()
  }
}

/// How steep a movement must be to drag the panel; the last sibling that states it wins.
public enum PanelAxisLockKey: PanelPreferenceKey {
  /// Steeper than 45° from the horizontal.
  public static var defaultValue: AxisLock { AxisLock() }

  public static func reduce(value: inout AxisLock, nextValue: () -> AxisLock) {
    value = nextValue()
  }
}

/// The rubber band's coefficient, which says how much of a small movement beyond the stops shows; the last
/// sibling that states it wins.
public enum PanelRubberBandKey: PanelPreferenceKey {
  /// 0.55, the scroll view's.
  public static var defaultValue: Double { RubberBand(dimension: 0).coefficient }

  public static func reduce(value: inout Double, nextValue: () -> Double) {
    value = nextValue()
  }
}

/// Whether a drag indicator is shown.
public enum PanelDragIndicatorVisibility: Hashable, Sendable, CaseIterable {
  /// Where there is more than one stop.
  case automatic

  /// Always.
  case visible

  /// Never.
  case hidden
}

/// Whether a drag indicator is shown; the last sibling that states it wins.
public enum PanelDragIndicatorKey: PanelPreferenceKey {
  /// Where there is more than one stop.
  public static var defaultValue: PanelDragIndicatorVisibility { .automatic }

  public static func reduce(
    value: inout PanelDragIndicatorVisibility, nextValue: () -> PanelDragIndicatorVisibility
  ) {
    value = nextValue()
  }
}

/// Whether every move is immediate; any sibling that wants it so wins.
public enum PanelReduceMotionKey: PanelPreferenceKey {
  /// Moves are animated.
  public static var defaultValue: Bool { false }

  public static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

/// The spring of every move; the last sibling that states one wins.
public enum PanelSpringKey: PanelPreferenceKey {
  /// Response 0.4 s, critically damped.
  public static var defaultValue: PanelSpring { .standard }

  public static func reduce(value: inout PanelSpring, nextValue: () -> PanelSpring) {
    value = nextValue()
  }
}

/// The radius of the panel's free corners, in points; the last sibling that states one wins.
public enum PanelCornerRadiusKey: PanelPreferenceKey {
  /// 16 points.
  public static var defaultValue: Double { 16 }

  public static func reduce(value: inout Double, nextValue: () -> Double) {
    value = nextValue()
  }
}
