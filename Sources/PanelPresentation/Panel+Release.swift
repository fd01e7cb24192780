import PanelCore
import PanelDetents
import PanelGestures

extension Panel {
  /// The finger has let go: decides where the panel goes, and sets out.
  ///
  /// - Parameters:
  ///   - lifted: The drag that has ended.
  ///   - velocity: The finger's, in points per second, positive upwards.
  mutating func release(
    _ lifted: PanelDrag, velocity: Double, _ effects: inout PanelEffects
  ) {
    let panelVelocity = velocity * lifted.range.slope(finger: lifted.fingerHeight)
    drag = nil
    // What changed during the drag counts from now on; the selection is decided with the target.
    if metricsAreStale { refreshMetrics(&effects) }
    guard isOnScreen else {
      adoptPending(&effects)
      effects.append(.dragEnded(target: selection.current))
      return
    }
    switch decide(lifted, velocity: velocity, &effects) {
    case .dismiss:
      lifecycle = .leaving(.drag, onRequest: false)
      keepPending()
      effects.append(.dragEnded(target: nil))
      // It can still be caught, and then belongs to the set as it is now.
      adopt(nil, .detentsChanged, &effects)
      fly(to: 0, velocity: panelVelocity)
    case .stop(let index):
      if !adoptPending(&effects) { adoptStop(index, &effects) }
      effects.append(.dragEnded(target: targetDetent))
      if let target = selection.stopHeight { fly(to: target, velocity: panelVelocity) }
    }
  }

  /// Asks the policy, and holds its answer to what exists and is allowed.
  private mutating func decide(
    _ lifted: PanelDrag, velocity: Double, _ effects: inout PanelEffects
  ) -> PanelReleaseTarget {
    let settings = settings
    let free = release(lifted, velocity: velocity, allowsDismissal: true)
    lastRelease = free
    var target = settings.releasePolicy.target(for: free)
    if target == .dismiss, !settings.allowsDismissal {
      effects.append(.dismissalPrevented)
      let bound = release(lifted, velocity: velocity, allowsDismissal: false)
      lastRelease = bound
      target = settings.releasePolicy.target(for: bound)
      if target == .dismiss {
        report(.releaseDismissedWithoutPermission, &effects)
        target = .stop(metrics.detents.indexOfNearest(to: height) ?? 0)
      }
    }
    if case .stop(let index) = target, !metrics.detents.stops.indices.contains(index) {
      let count = metrics.detents.stops.count
      report(.releaseTargetOutOfRange(index: index, stopCount: count), &effects)
      target = .stop(min(max(0, index), count - 1))
    }
    return target
  }

  /// What a policy may look at when `drag` ends.
  func release(
    _ drag: PanelDrag, velocity: Double, allowsDismissal: Bool
  ) -> PanelRelease {
    PanelRelease(
      known: height, velocity: velocity, stops: metrics.detents.heights, origin: drag.origin,
      lastMovement: drag.lastMovement, allowsDismissal: allowsDismissal)
  }

  /// Selects what the stop at `index` speaks as, unless the panel belongs there already.
  private mutating func adoptStop(_ index: Int, _ effects: inout PanelEffects) {
    let stop = metrics.detents.stops[index]
    let isWhereItStood = selection.indexOfStop(in: metrics.detents) == index
    adopt(
      isWhereItStood ? nil : stop.detent(preferring: selection.current), .drag, &effects)
  }
}
