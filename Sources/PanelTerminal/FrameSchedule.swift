/// When to draw: as soon as something asks for it, but no more often than a number of times a second.
///
///     var schedule = FrameSchedule(interval: 0.25)
///     schedule.request(at: 1)
///     schedule.drew(at: 1)
///     schedule.request(at: 1.125)
///     schedule.due  // 1.25
package struct FrameSchedule {
  /// The shortest time from one frame to the next, in seconds.
  package let interval: Double

  private var lastFrame = -Double.infinity
  private var requested: Double?

  /// Creates a schedule at rest.
  package init(interval: Double) {
    self.interval = interval
  }

  /// When to draw next, in seconds; nil at rest.
  package var due: Double? {
    requested.map { max($0, lastFrame + interval) }
  }

  /// Asks for a frame at `time` or soon after; an earlier request stands.
  package mutating func request(at time: Double) {
    guard !time.isNaN else { return }
    requested = min(requested ?? time, time)
  }

  /// A frame was drawn at `time`, and every request up to now is met.
  package mutating func drew(at time: Double) {
    // A frame that is a little late does not delay all that follow: the beat stays.
    if let due, time - due < interval, time >= due {
      lastFrame = due
    } else {
      lastFrame = time
    }
    requested = nil
  }
}
