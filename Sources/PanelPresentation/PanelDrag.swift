import PanelCore
import PanelGestures

/// One finger on the panel, from coming down to lifting.
struct PanelDrag: Sendable {
  enum Stage: Sendable {
    /// Has not moved yet: the first movement decides.
    case undecided

    /// Moves the panel.
    case dragging

    /// Moves something else.
    case refused
  }

  /// The list the finger came down in.
  struct Scroll: Sendable {
    var state: PanelScrollState

    /// How much of the finger's way the list has had since the finger was last anchored, in points.
    var taken = 0.0

    /// Whether the list has moved in this gesture.
    var hasScrolled = false

    /// Whether the list would have what the finger does next: then a fling is the list's, too.
    var ownsFinger = false
  }

  let pointer: Int
  var stage: Stage
  let start: PanelPoint

  /// Where the finger was last seen.
  var last: PanelPoint

  /// The panel's height when the drag began, in points.
  var origin = 0.0

  /// What the heights may be, as of the drag's beginning.
  private(set) var statedRange = DragRange()

  /// The same, with room for where the panel was when the finger was last anchored.
  private(set) var range = DragRange()

  /// The finger's height when it was last anchored, in points, and the y coordinate it had then.
  private var anchor = (height: 0.0, y: 0.0)

  var scroll: Scroll?

  /// The panel's share of the finger's last movement, in points; positive upwards.
  var lastMovement = 0.0

  private(set) var tracker = VelocityTracker()

  /// The list's share of the way before the finger was last anchored, in points.
  private var takenBefore = 0.0

  init(
    pointer: Int, at location: PanelPoint, stage: Stage, scroll: PanelScrollState?, time: Double
  ) {
    self.pointer = pointer
    self.stage = stage
    self.start = location
    self.last = location
    self.scroll = scroll.map { Scroll(state: $0) }
    sample(time)
  }

  /// The finger's height, as if no band held the panel back, in points.
  var fingerHeight: Double { anchor.height + (anchor.y - last.y) - (scroll?.taken ?? 0) }

  /// Ties the finger, where it is, to the panel's shown height in `range`, so that nothing jumps.
  mutating func anchor(shownHeight: Double, in range: DragRange) {
    statedRange = range
    self.range = range.reaching(shownHeight)
    takenBefore += scroll?.taken ?? 0
    scroll?.taken = 0
    anchor = (self.range.fingerHeight(shown: shownHeight), last.y)
  }

  /// Takes the finger to another place without moving the panel: a second touch of the same pointer.
  mutating func reanchor(
    at location: PanelPoint, shownHeight: Double, scroll newScroll: PanelScrollState?, time: Double
  ) {
    anchor(shownHeight: shownHeight, in: statedRange)
    last = location
    if let newScroll { scroll = Scroll(state: newScroll) }
    anchor.y = location.y
    takenBefore = 0
    tracker.reset()
    sample(time)
  }

  /// Moves the finger, and answers what of it went to the list, in points.
  mutating func move(to location: PanelPoint, time: Double, handoff: ScrollHandoff) -> Double {
    let delta = last.y - location.y
    var content = 0.0
    if scroll != nil {
      content = share(of: delta, handoff)
      scroll?.taken += content
      scroll?.state.offset += content
      if content != 0 { scroll?.hasScrolled = true }
    }
    last = location
    if delta != 0, scroll != nil {
      // Asked of where the finger is now, not of the movement: that may have been cut anywhere.
      let hair = delta > 0 ? 1e-6 : -1e-6
      let isLists = share(of: hair, handoff) == hair
      scroll?.ownsFinger = isLists
    }
    if delta != content { lastMovement = delta - content }
    sample(time)
    return content
  }

  private func share(of delta: Double, _ handoff: ScrollHandoff) -> Double {
    guard let state = scroll?.state else { return 0 }
    return handoff.split(
      delta, panelHeight: fingerHeight, largestStop: statedRange.highest,
      contentOffset: state.offset,
      maximumOffset: state.maximumOffset, isDecelerating: state.isDecelerating,
      contentHasScrolled: scroll?.hasScrolled ?? false
    ).content
  }

  /// The finger's speed as far as it moves the panel, in points per second; positive upwards.
  func velocity(at time: Double) -> Double {
    if scroll?.ownsFinger == true { return 0 }
    return tracker.velocity(at: time)
  }

  /// The panel's own speed under the finger, in points per second; positive upwards.
  func shownVelocity(at time: Double) -> Double {
    velocity(at: time) * range.slope(finger: fingerHeight)
  }

  /// A velocity the host measured, as far as it moves the panel, in points per second; positive upwards.
  func limited(_ velocity: Double) -> Double {
    if scroll?.ownsFinger == true { return 0 }
    let limit = tracker.maximumVelocity
    return min(max(velocity, -limit), limit)
  }

  private mutating func sample(_ time: Double) {
    // Measured in a coordinate of its own, so that anchoring anew does not look like movement.
    tracker.add(position: -last.y - takenBefore - (scroll?.taken ?? 0), time: time)
  }
}
