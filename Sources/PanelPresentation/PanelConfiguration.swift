public import PanelAdaptation
public import PanelCore
public import PanelDetents
public import PanelGestures

/// Everything content has said about its panel, reduced: every key has a value.
///
///     let configuration = PanelConfiguration()
///       .panelDetents([.adaptive, .medium], selection: .medium)
///       .panelInteractiveDismissDisabled()
///
/// Keys of other modules are here too: read them with the subscript.
public struct PanelConfiguration: PanelConfigurable, Sendable {
  /// What was stated, key by key.
  public var preferences: PanelPreferences

  /// Creates a configuration in which nothing is stated, or what `preferences` states.
  public init(_ preferences: PanelPreferences = PanelPreferences()) {
    self.preferences = preferences
  }

  /// The value of any key, a third party's too.
  public subscript<Key: PanelPreferenceKey>(key: Key.Type) -> Key.Value {
    get { preferences[key] }
    set { preferences[key] = newValue }
  }

  /// The heights at which the panel may rest; none for the content's own height.
  public var detents: [PanelDetent] {
    get { self[PanelDetentsKey.self] }
    set { self[PanelDetentsKey.self] = newValue }
  }

  /// The host's bound selection; acts when it differs from the one last given.
  ///
  /// One that is not among ``detents`` stands for the member nearest to it by height.
  public var selection: PanelDetent? {
    get { self[PanelSelectionKey.self] }
    set { self[PanelSelectionKey.self] = newValue }
  }

  /// The policy that decides where the panel stands.
  public var adaptation: AnyPanelAdaptationPolicy {
    get { self[PanelAdaptationKey.self] }
    set { self[PanelAdaptationKey.self] = newValue }
  }

  /// The policy that decides where a released panel goes.
  public var releasePolicy: AnyReleasePolicy {
    get { self[PanelReleasePolicyKey.self] }
    set { self[PanelReleasePolicyKey.self] = newValue }
  }

  /// The spring of every move.
  public var spring: PanelSpring {
    get { self[PanelSpringKey.self] }
    set { self[PanelSpringKey.self] = newValue }
  }

  /// What a drag that begins in a list moves first.
  public var scrollHandoff: ScrollHandoff {
    get { self[PanelScrollHandoffKey.self] }
    set { self[PanelScrollHandoffKey.self] = newValue }
  }

  /// Where a drag may begin.
  public var dragActivation: PanelDragActivation {
    get { self[PanelDragActivationKey.self] }
    set { self[PanelDragActivationKey.self] = newValue }
  }

  /// How steep a movement must be to drag the panel.
  public var axisLock: AxisLock {
    get { self[PanelAxisLockKey.self] }
    set { self[PanelAxisLockKey.self] = newValue }
  }

  /// How much of a small movement beyond the stops shows, 0 (a hard stop) … 1; 0.55 unless stated.
  public var rubberBandCoefficient: Double {
    get { self[PanelRubberBandKey.self] }
    set { self[PanelRubberBandKey.self] = newValue }
  }

  /// Whether a drag indicator is shown.
  public var dragIndicator: PanelDragIndicatorVisibility {
    get { self[PanelDragIndicatorKey.self] }
    set { self[PanelDragIndicatorKey.self] = newValue }
  }

  /// Whether the user may not drag, tap or escape the panel away.
  public var isInteractiveDismissDisabled: Bool {
    get { self[PanelInteractiveDismissDisabledKey.self] }
    set { self[PanelInteractiveDismissDisabledKey.self] = newValue }
  }

  /// The largest detent at which the scene behind stays undimmed; nil for all.
  public var undimmedThrough: PanelDetent? {
    get { self[PanelUndimmedThroughKey.self] }
    set { self[PanelUndimmedThroughKey.self] = newValue }
  }

  /// Whether every move is immediate.
  public var reducesMotion: Bool {
    get { self[PanelReduceMotionKey.self] }
    set { self[PanelReduceMotionKey.self] = newValue }
  }

  /// The radius of the panel's free corners, in points.
  public var cornerRadius: Double {
    get { self[PanelCornerRadiusKey.self] }
    set { self[PanelCornerRadiusKey.self] = newValue }
  }
}

/// Everything a panel goes by, read from a configuration once; shared by the copies of a panel.
///
/// A host that has its own way of stating it makes one of these, without preferences to go through. In this file,
/// since it names the types of every module, as what is public here does: see the note in `PanelEvent.swift`.
package final class PanelSettings: Sendable {
  let layout: PanelPlacementLayout
  let releasePolicy: AnyReleasePolicy
  let spring: PanelSpring
  let scrollHandoff: ScrollHandoff
  let dragActivation: PanelDragActivation
  let axisLock: AxisLock
  let rubberBand: RubberBand
  let allowsDismissal: Bool
  let reducesMotion: Bool
  let selection: PanelDetent?
  let dragIndicator: PanelDragIndicatorVisibility

  package init(
    allowsDismissal: Bool = !PanelInteractiveDismissDisabledKey.defaultValue,
    scrollHandoff: ScrollHandoff = PanelScrollHandoffKey.defaultValue,
    dragActivation: PanelDragActivation = PanelDragActivationKey.defaultValue,
    axisLock: AxisLock = PanelAxisLockKey.defaultValue,
    rubberBandCoefficient: Double = PanelRubberBandKey.defaultValue,
    dragIndicator: PanelDragIndicatorVisibility = PanelDragIndicatorKey.defaultValue,
    cornerRadius: Double = PanelCornerRadiusKey.defaultValue,
    reducesMotion: Bool = PanelReduceMotionKey.defaultValue,
    spring: PanelSpring = PanelSpringKey.defaultValue,
    releasePolicy: AnyReleasePolicy = PanelReleasePolicyKey.defaultValue,
    adaptation: AnyPanelAdaptationPolicy = PanelAdaptationKey.defaultValue,
    selection: PanelDetent? = PanelSelectionKey.defaultValue,
    undimmedThrough: PanelDetent? = PanelUndimmedThroughKey.defaultValue,
    detents: [PanelDetent] = PanelDetentsKey.defaultValue
  ) {
    self.allowsDismissal = allowsDismissal
    self.scrollHandoff = scrollHandoff
    self.dragActivation = dragActivation
    self.axisLock = axisLock
    rubberBand = RubberBand(coefficient: rubberBandCoefficient, dimension: 0)
    self.dragIndicator = dragIndicator
    self.reducesMotion = reducesMotion
    self.spring = spring
    self.releasePolicy = releasePolicy
    self.selection = selection
    layout = PanelPlacementLayout(
      detents: detents, adaptation: adaptation, undimmedThrough: undimmedThrough,
      cornerRadius: cornerRadius)
  }

  convenience init(_ configuration: PanelConfiguration) {
    self.init(
      allowsDismissal: !configuration.isInteractiveDismissDisabled,
      scrollHandoff: configuration.scrollHandoff,
      dragActivation: configuration.dragActivation,
      axisLock: configuration.axisLock,
      rubberBandCoefficient: configuration.rubberBandCoefficient,
      dragIndicator: configuration.dragIndicator,
      cornerRadius: configuration.cornerRadius,
      reducesMotion: configuration.reducesMotion,
      spring: configuration.spring,
      releasePolicy: configuration.releasePolicy,
      adaptation: configuration.adaptation,
      selection: configuration.selection,
      undimmedThrough: configuration.undimmedThrough,
      detents: configuration.detents)
  }

  /// Whether a panel is laid out and moves by these as by `other`; what is only selected or shown aside.
  @inline(never)
  func hasSameRules(as other: PanelSettings) -> Bool {
    layout == other.layout && releasePolicy == other.releasePolicy && spring == other.spring
      && scrollHandoff == other.scrollHandoff && dragActivation == other.dragActivation
      && axisLock == other.axisLock && rubberBand == other.rubberBand
      && allowsDismissal == other.allowsDismissal && reducesMotion == other.reducesMotion
  }

  /// Whether a finger that comes down on `region` may move the panel.
  func allowsDrag(on region: PanelDragRegion) -> Bool {
    switch (dragActivation, region) {
    case (.anywhere, .handle), (.anywhere, .content), (.handle, .handle): true
    case (.disabled, _), (.handle, .content), (_, .outside): false
    }
  }
}
