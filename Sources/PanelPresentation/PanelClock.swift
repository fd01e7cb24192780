import PanelCore

/// The panel's notion of now: the time of the last event, never running backwards, in seconds.
struct PanelClock: Sendable {
  private(set) var now = 0.0
  private var hasStarted = false

  /// Moves to `time`; one that is not finite or lies before the last is reported, and the last one stands.
  mutating func advance(to time: Double) -> PanelIssue? {
    guard time.isFinite else { return .timeNotFinite(time, used: now) }
    if hasStarted && time < now { return .timeWentBackwards(time, used: now) }
    now = time
    hasStarted = true
    return nil
  }

  /// `time` where something can be said about it: not before the last event.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func clamped(_ time: Double) -> Double {
    time.isFinite && time > now ? time : now
  }
}
