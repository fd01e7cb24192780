import PanelCore
import PanelDetents
import PanelGestures

extension Panel {
  mutating func beginDrag(
    at location: PanelPoint, region: PanelDragRegion, scroll: PanelScrollState?, pointer: Int,
    _ effects: inout PanelEffects
  ) {
    let isAgain = isDragging && drag?.pointer == pointer
    if isDragging && !isAgain { return }
    guard isAgain || (isOnScreen && lifecycle.isCatchable && settings.allowsDrag(on: region))
    else {
      return
    }
    guard location.isFinite else { return report(.locationNotFinite(location), &effects) }
    let location = location.held
    let list = region == .handle ? nil : usable(scroll, &effects)
    if isAgain {
      drag?.reanchor(at: location, shownHeight: height, scroll: list, time: clock.now)
      return
    }
    drag = PanelDrag(
      pointer: pointer, at: location, stage: .undecided, scroll: list, time: clock.now)
    if region == .handle || isFlying { startDragging() }
  }

  mutating func moveDrag(
    to location: PanelPoint, pointer: Int, _ effects: inout PanelEffects
  ) {
    guard let drag, drag.pointer == pointer, drag.stage != .refused else { return }
    guard location.isFinite else { return report(.locationNotFinite(location), &effects) }
    let location = location.held
    if drag.stage == .undecided {
      let (dx, dy) = (location.x - drag.start.x, location.y - drag.start.y)
      guard let isSteep = settings.axisLock.allows(dx: dx, dy: dy) else { return }
      guard isSteep, isOnScreen, lifecycle.isCatchable else {
        self.drag?.stage = .refused
        return
      }
      startDragging()
    }
    follow(location, &effects)
  }

  mutating func endDrag(
    at location: PanelPoint?, velocity: Double?, pointer: Int, _ effects: inout PanelEffects
  ) {
    guard let drag, drag.pointer == pointer else { return }
    // A finger that lifts at the height where it was last seen says nothing new about its speed.
    if let location, drag.stage == .undecided || location.y != drag.last.y || !location.isFinite {
      moveDrag(to: location, pointer: pointer, &effects)
    }
    guard isDragging, let lifted = self.drag else {
      self.drag = nil
      return
    }
    var measured = lifted.velocity(at: clock.now)
    if let velocity {
      if velocity.isFinite {
        measured = lifted.limited(-velocity)
      } else {
        report(.velocityNotFinite(velocity), &effects)
      }
    }
    release(lifted, velocity: measured, &effects)
  }

  package mutating func cancelDrag(pointer: Int, _ effects: inout PanelEffects) {
    guard let drag, drag.pointer == pointer else { return }
    let wasDragging = isDragging
    self.drag = nil
    guard wasDragging else { return }
    effects.append(.dragCancelled)
    if metricsAreStale {
      // A new set and what was asked for meanwhile are one change.
      let pending = selection.pending
      selection.pending = nil
      refresh(
        selecting: pending?.detent, because: pending?.cause ?? .request, &effects)
    } else {
      adoptPending(&effects)
    }
    if isOnScreen, let target = selection.stopHeight { fly(to: target, velocity: 0) }
  }

  // MARK: Following the finger

  /// A list's state with every number finite, and what was not reported.
  private mutating func usable(
    _ scroll: PanelScrollState?, _ effects: inout PanelEffects
  ) -> PanelScrollState? {
    guard var list = scroll else { return nil }
    if !list.offset.isFinite {
      report(.scrollOffsetNotFinite(list.offset), &effects)
      list.offset = 0
    }
    list.offset = heldNumber(list.offset)
    if let maximum = list.maximumOffset {
      if maximum.isNaN { report(.scrollOffsetNotFinite(maximum), &effects) }
      list.maximumOffset = maximum.isNaN ? nil : heldNumber(maximum)
    }
    return list
  }

  /// The finger takes hold of the panel where it is at this moment.
  private mutating func startDragging() {
    land(at: shownHeight(at: clock.now))
    if lifecycle.isLeaving, let next = selection.next {
      // The presentation lives on: what was asked of the next one is asked of this one, after the drag.
      selection.pending = PanelSelection.Pending(detent: next, cause: .request)
      selection.next = nil
    }
    lifecycle = .presented
    drag?.stage = .dragging
    drag?.origin = height
    tieFinger(toRange: nil)
  }

  private mutating func follow(_ location: PanelPoint, _ effects: inout PanelEffects) {
    guard
      let scrolled = drag?.move(
        to: location, time: clock.now, handoff: settings.scrollHandoff),
      let drag, isOnScreen
    else { return }
    if scrolled != 0 { effects.append(.scrollContent(by: scrolled)) }
    height = drag.range.shownHeight(finger: drag.fingerHeight)
  }

  /// After a change of scene: the height is clamped into the new range, and the finger goes on from there.
  mutating func anchorDrag() {
    let range = dragRange
    height = range.clamped(height)
    drag?.anchor(shownHeight: height, in: range)
  }

  /// Ties the finger to the height shown, in the range kept since the drag began or in the present one.
  mutating func tieFinger(toRange kept: DragRange?) {
    var range = kept ?? dragRange
    range.allowsDismissal = settings.allowsDismissal
    range.band = settings.rubberBand.spanning(range.band.dimension)
    drag?.anchor(shownHeight: height, in: range)
  }

  private var dragRange: DragRange {
    var range = DragRange()
    range.lowest = metrics.detents.heights.first ?? 0
    range.highest = metrics.detents.heights.last ?? 0
    range.ceiling = metrics.maximumHeight
    range.allowsDismissal = settings.allowsDismissal
    range.band = settings.rubberBand.spanning(metrics.scene.size.height)
    return range
  }
}

/// The furthest away anything is taken to be, in points: sums of such numbers are still exact to a
/// millionth, and never overflow.
private let horizon = 1e9

@inline(never)
private func heldNumber(_ number: Double) -> Double { min(max(-horizon, number), horizon) }

extension PanelPoint {
  /// The point, held to the horizon.
  fileprivate var held: PanelPoint { PanelPoint(x: heldNumber(x), y: heldNumber(y)) }
}
