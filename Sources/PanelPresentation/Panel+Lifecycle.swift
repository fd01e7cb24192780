import PanelDetents

extension Panel {
  package mutating func present(_ effects: inout PanelEffects) {
    switch lifecycle {
    case .presented: break
    case .absent:
      lifecycle = .presented
      // Without a binding every presentation opens at its smallest stop; a binding remembers.
      selection.begin(
        with: selection.next ?? (selection.bound == nil ? nil : selection.current))
      height = 0
      adopt(nil, .detentsChanged, &effects)
      if isOnScreen, let target = selection.stopHeight { fly(to: target, velocity: 0) }
    case .leaving:
      lifecycle = .presented
      adopt(selection.next, selection.next == nil ? .detentsChanged : .request, &effects)
      selection.next = nil
      headForStop()
    }
  }

  package mutating func dismiss(_ cause: PanelDismissalCause, _ effects: inout PanelEffects) {
    switch lifecycle {
    case .absent: break
    case .leaving(let first, _):
      lifecycle = .leaving(first, onRequest: true)
    case .presented:
      let velocity = velocity(at: clock.now)
      if isDragging { effects.append(.dragCancelled) }
      drag = nil
      keepPending()
      lifecycle = .leaving(cause, onRequest: true)
      if metricsAreStale { refresh(&effects) }
      if isOnScreen {
        fly(to: 0, velocity: velocity)
      } else if lifecycle != .absent {
        // Nothing to be seen leaving. Without stops the refresh has ended it already.
        vanish(cause, &effects)
      }
    }
  }

  /// The panel is gone.
  @inline(never)
  mutating func vanish(_ cause: PanelDismissalCause, _ effects: inout PanelEffects) {
    lifecycle = .absent
    land(at: 0)
    drag = nil
    lastSettled = nil
    effects.append(.dismissed(cause))
  }

  package mutating func tapOutside(_ effects: inout PanelEffects) {
    guard isPresented, isOnScreen,
      PanelPlacementLayout.dimming(height: shownHeight(at: clock.now), metrics) > 0
    else { return }
    dismissInteractively(.outsideTap, &effects)
  }

  package mutating func escape(_ effects: inout PanelEffects) {
    guard lifecycle.isPresented else { return }
    dismissInteractively(.escape, &effects)
  }

  @inline(never)
  private mutating func dismissInteractively(
    _ cause: PanelDismissalCause, _ effects: inout PanelEffects
  ) {
    if settings.allowsDismissal {
      dismiss(cause, &effects)
    } else {
      effects.append(.dismissalPrevented)
    }
  }
}
