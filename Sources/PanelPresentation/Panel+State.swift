public import PanelAdaptation
public import PanelDetents
public import PanelGestures

extension Panel {
  /// What the panel is doing, as of the last event.
  public var phase: PanelPhase {
    if !isOnScreen { return .hidden }
    if isDragging { return .dragging }
    if lifecycle.isLeaving { return .dismissing }
    return isFlying ? .settling : .resting
  }

  /// What the host's binding should say: false from a request to dismiss on, or when the dismissal of a
  /// drag has completed.
  public var isPresented: Bool { lifecycle.isPresented }

  /// The selected detent: a member of the set, or one that waits to become active. Nil before the panel
  /// first had stops.
  public var selectedDetent: PanelDetent? { selection.current }

  /// The detent the panel last came to rest at in this presentation, or rests at; nil while it never did.
  public var settledDetent: PanelDetent? { lastSettled }

  /// The detent the panel stands at, heads for, or returns to when a drag is cancelled; nil while it is
  /// hidden or leaves.
  public var targetDetent: PanelDetent? {
    isOnScreen && !lifecycle.isLeaving ? standingStop?.detent(preferring: selection.current) : nil
  }

  /// The detent nearest to where the panel is at `time`; nil while it is hidden.
  public func nearestDetent(at time: Double) -> PanelDetent? {
    guard isOnScreen else { return nil }
    return metrics.detents.nearest(to: shownHeight(at: clock.clamped(time)))?
      .detent(preferring: selection.current)
  }

  /// The stops of the present scene, ascending; kept while a finger drags, as ``metrics`` are.
  public var stops: ResolvedDetents { metrics.detents }

  /// How the panel stands.
  public var displayMode: PanelDisplayMode { metrics.arrangement.displayMode }

  /// The width the content gets, in points; 0 before there is a scene.
  public var contentWidth: Double { metrics.arrangement.width }

  /// When the motion under way will have ended, in seconds: the time to send the next
  /// ``PanelEvent/frame`` at the latest. Nil while nothing moves by itself.
  public var restTime: Double? { isFlying ? flightEnd : nil }

  /// How far the list under the finger is scrolled, in points; nil while none takes part in the drag.
  public var scrollOffset: Double? { isDragging ? drag?.scroll?.state.offset : nil }

  /// How fast the height changes at `time`, in points per second; positive while the panel opens.
  public func velocity(at time: Double) -> Double {
    let time = clock.clamped(time)
    if isFlying, let flight { return flight.velocity(at: time) }
    return isDragging ? drag?.shownVelocity(at: time) ?? 0 : 0
  }

  /// Where everything is at `time`, in seconds.
  ///
  /// Pure: asking changes nothing, and nothing is measured, resolved or allocated. A time before the last
  /// event is taken as that event's.
  public func placement(at time: Double) -> PanelPlacement {
    guard isOnScreen else { return PanelPlacementLayout.hiddenPlacement(cache: metrics) }
    let standing = selection.stopHeight ?? 0
    return PanelPlacementLayout.placement(
      height: shownHeight(at: clock.clamped(time)),
      restingHeight: lifecycle.isLeaving ? 0 : standing,
      contentHeight: standing,
      cache: metrics)
  }

  /// Why the panel would go where it would go if the finger lifted at `time`; nil while none drags.
  public func releaseExplanation(at time: Double) -> ReleaseExplanation? {
    guard isDragging, let drag, !metrics.isEmpty else { return nil }
    let velocity = drag.velocity(at: clock.clamped(time))
    return settings.releasePolicy.explain(
      release(drag, velocity: velocity, allowsDismissal: settings.allowsDismissal))
  }

  /// Why the panel went where it went when a finger last let go; nil before the first release.
  ///
  /// The policy's reasons, also where they did not decide: a detent asked for during the drag waits for the
  /// release, and goes before the stop the policy chose. ``targetDetent`` says where the panel goes.
  public var lastReleaseExplanation: ReleaseExplanation? {
    lastRelease.map { settings.releasePolicy.explain($0) }
  }

  // MARK: For the other aspects

  /// Whether a panel is there to be seen.
  var isOnScreen: Bool { lifecycle != .absent && !metrics.isEmpty }

  /// Whether the panel moves by itself.
  var isFlying: Bool { flightEnd < .infinity }

  var isDragging: Bool { drag?.stage == .dragging }

  /// The stop the panel belongs at.
  var standingStop: ResolvedDetents.Stop? {
    let stops = metrics.detents.stops
    return stops.indices.contains(selection.stopIndex) ? stops[selection.stopIndex] : nil
  }

  /// The height at a time not before the last event, in points, held within the scene.
  @inline(never)
  func shownHeight(at time: Double) -> Double {
    guard isFlying, let flight else { return height }
    return min(max(0, flight.position(at: time)), metrics.maximumHeight)
  }
}
