import Panels

/// How far the list is scrolled: follows a finger, glides on when it lifts, and springs back from its ends.
///
/// Built from single parts of PanelGestures, as a host without a scroll view would.
struct ListScroll: Sendable {
  /// The finger's offset, in points: 0 at the list's top, beyond its ends too.
  private(set) var offset = 0.0

  /// The glide under way.
  private(set) var glide: SpringMotion?

  /// Whether a finger is on it.
  private(set) var isHeld = false

  private var tracker = VelocityTracker()

  /// How much slower than the panel's spring a list comes to rest.
  private static let spring = PanelSpring(response: 0.7, dampingRatio: 1)

  /// A finger comes down at `time`: the list stands still.
  mutating func hold(at time: Double) {
    offset = position(at: time)
    glide = nil
    isHeld = true
    tracker.reset()
    tracker.add(position: offset, time: time)
  }

  /// The finger has moved the list by so many points, positive towards its end.
  mutating func scroll(by delta: Double, at time: Double) {
    offset = position(at: time) + delta
    glide = nil
    tracker.add(position: offset, time: time)
  }

  /// A notch of the wheel: so many points, not beyond the ends.
  mutating func wheel(by delta: Double, maximum: Double, at time: Double) {
    offset = min(max(0, position(at: time) + delta), maximum)
    glide = nil
  }

  /// The finger lifts: the list goes on as fast as it moved, or back from beyond an end.
  mutating func release(maximum: Double, at time: Double) {
    isHeld = false
    let velocity = tracker.velocity(at: time)
    let rest = MotionProjection.normal.restingPosition(from: offset, velocity: velocity)
    let target = min(max(0, rest), maximum)
    guard abs(target - offset) >= 1 else { return offset = target }
    glide = SpringMotion(
      spring: Self.spring, from: offset, to: target, velocity: velocity, startTime: time,
      tolerance: MotionTolerance(distance: 1, speed: 10))
  }

  /// Ends a glide that is due, and keeps the list within its ends when the panel has become higher.
  mutating func settle(maximum: Double, at time: Double) {
    if let glide, glide.isSettled(at: time) {
      offset = glide.target
      self.glide = nil
    }
    if glide == nil, !isHeld, offset > maximum { offset = maximum }
  }

  /// The finger's offset at `time`, in points.
  func position(at time: Double) -> Double { glide?.position(at: time) ?? offset }

  /// The offset shown at `time`, in points: beyond the ends a rubber band holds the list back.
  ///
  /// - Parameters:
  ///   - maximum: The offset at the list's end, in points.
  ///   - extent: The height in which the list shows, in points.
  func shownOffset(at time: Double, maximum: Double, extent: Double) -> Double {
    let position = position(at: time)
    let band = RubberBand(dimension: max(1, extent))
    if position < 0 { return -band.displayedOvershoot(forFinger: -position) }
    if position > maximum {
      return maximum + band.displayedOvershoot(forFinger: position - maximum)
    }
    return position
  }
}
