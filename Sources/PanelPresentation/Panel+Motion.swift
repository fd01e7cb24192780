import PanelCore
import PanelDetents
import PanelGestures

extension Panel {
  /// Sets out for the stop the panel belongs at, or on its way out, from where it is and as fast as it moves.
  mutating func headForStop() {
    guard isOnScreen, !isDragging, let stopHeight = selection.stopHeight else { return }
    // Room that is gone is no way to fly: a panel at rest is within the scene at once.
    if !isFlying { height = min(height, metrics.maximumHeight) }
    head(for: lifecycle.isLeaving ? 0 : stopHeight)
  }

  /// Sets out for `target`, unless the panel rests there or is already on its way.
  ///
  /// - Parameters:
  ///   - target: Where to, in points.
  ///   - anew: Whether a flight to the same target has to start again, too.
  mutating func head(for target: Double, anew: Bool = false) {
    if !isFlying && height == target { return }
    if !anew, let flight, flight.target == target, flight.limits == limits(for: target),
      flight.tolerance == tolerance
    {
      return
    }
    fly(to: target, velocity: velocity(at: clock.now))
  }

  /// Flies to `target` from where the panel is.
  ///
  /// - Parameters:
  ///   - target: Where to, in points.
  ///   - velocity: The panel's own velocity, in points per second.
  mutating func fly(to target: Double, velocity: Double) {
    height = shownHeight(at: clock.now)
    // A flight that may take no time still is one: it ends within the same event, and reports it.
    let from = settings.reducesMotion ? target : height
    flight = BoundedSpringMotion(
      spring: settings.spring, from: from, to: target,
      velocity: settings.reducesMotion ? 0 : velocity, startTime: clock.now,
      limits: limits(for: target), tolerance: tolerance)
  }

  /// Ends what is in flight, if anything is, at a height in points.
  @inline(never)
  mutating func land(at newHeight: Double) {
    (flight, height) = (nil, newHeight)
  }

  /// Where a flight has arrived: within a tenth of a device pixel, and hardly moving.
  private var tolerance: MotionTolerance {
    MotionTolerance(displayScale: metrics.scene.displayScale)
  }

  /// What a flight must not leave: from nothing to the largest stop.
  @inline(never)
  func limits(for target: Double) -> ClosedRange<Double> {
    0...max(metrics.detents.heights.last ?? 0, target)
  }

  /// Ends a flight that is due, and says so.
  mutating func completeFlight(_ effects: inout PanelEffects) {
    if flightEnd <= clock.now { arrive(&effects) }
  }

  @inline(never)
  private mutating func arrive(_ effects: inout PanelEffects) {
    guard let flight else { return }
    land(at: flight.target)
    if case .leaving(let cause, _) = lifecycle {
      vanish(cause, &effects)
    } else if let detent = targetDetent {
      effects.append(.settled(detent))
    }
  }
}
