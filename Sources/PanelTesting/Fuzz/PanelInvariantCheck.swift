import PanelCore
public import PanelPresentation

/// A panel under observation: every event is followed by a look at all that must hold.
///
///     var check = PanelInvariantCheck()
///     for line in trace.lines { try check.send(line) }
public struct PanelInvariantCheck: Sendable {
  /// The panel, as of the last event.
  public private(set) var panel = Panel()

  /// How many events were sent.
  public private(set) var count = 0

  /// The time of the last event, in seconds, as the panel took it.
  public private(set) var time = 0.0

  private var hasStarted = false
  private var fingers = FuzzFingers()
  private var history = FuzzHistory()

  /// Begins with a new panel.
  public init() {}

  /// Sends an event.
  ///
  /// - Returns: What came of it.
  /// - Throws: The first invariant that does not hold afterwards.
  @discardableResult
  public mutating func send(
    _ line: PanelTrace.Line
  ) throws(PanelInvariantViolation) -> [PanelEffect] {
    if line.time.isFinite {
      time = hasStarted ? max(time, line.time) : line.time
      hasStarted = true
    }
    let before = FuzzMoment(panel, at: time)
    let effects = Array(panel.send(line.event, at: line.time))
    let after = FuzzMoment(panel, at: time)
    let step = FuzzStep(
      line: line, before: before, after: after, effects: effects, panel: panel,
      fingerStep: fingers.step(of: line.event))
    // What costs much is looked at now and then: in thousands of sequences that is often.
    let isClose = count % 8 == 0
    do throws(FuzzFault) {
      try step.checkNumbers(closely: isClose)
      try step.checkPlace()
      try step.checkState()
      try step.checkContinuity()
      try step.checkFlight(closely: isClose)
      try step.checkPurity()
      try history.check(step)
    } catch {
      throw PanelInvariantViolation(
        invariant: error.invariant, line: count, message: error.message)
    }
    fingers.follow(line.event, before: before.phase, after: after.phase)
    count += 1
    return effects
  }
}

/// A violation before it is known after which event it was.
struct FuzzFault: Error {
  let invariant: PanelInvariant
  let message: String

  static func require(
    _ invariant: PanelInvariant, _ holds: Bool, _ message: @autoclosure () -> String
  ) throws(FuzzFault) {
    if !holds { throw FuzzFault(invariant: invariant, message: message()) }
  }
}

/// One event, with what was before it and after.
struct FuzzStep {
  let line: PanelTrace.Line
  let before: FuzzMoment
  let after: FuzzMoment
  let effects: [PanelEffect]

  /// The panel after the event.
  let panel: Panel

  /// How far the finger that may drag has moved, at the most, in points.
  let fingerStep: Double

  var isSceneChange: Bool {
    if case .scene = line.event { true } else { false }
  }
}

/// Where each finger may last have been seen.
///
/// The panel does not tell whether it took notice of a finger that came down, so a finger can have been at
/// several places as far as the panel knows.
private struct FuzzFingers: Sendable {
  /// The y coordinates between which a finger was last seen, in points.
  private var places: [Int: ClosedRange<Double>] = [:]

  /// How far the event moves its finger, at the most, in points.
  func step(of event: PanelEvent) -> Double {
    let (location, pointer): (PanelPoint?, Int)
    switch event {
    case .dragMoved(let to, let finger): (location, pointer) = (to, finger)
    case .dragEnded(let at, _, let finger): (location, pointer) = (at, finger)
    case .scene, .configure, .content, .present, .dismiss, .select, .dragBegan, .dragCancelled,
      .outsideTap, .escape, .increment, .decrement, .frame:
      return 0
    }
    guard let location, location.isFinite, let place = places[pointer] else { return 0 }
    return max(
      (place.lowerBound - location.y).magnitude, (place.upperBound - location.y).magnitude)
  }

  mutating func follow(_ event: PanelEvent, before: PanelPhase, after: PanelPhase) {
    switch event {
    case .dragBegan(let location, _, _, let pointer) where location.isFinite:
      widen(pointer, to: location.y)
    case .dragMoved(let location, let pointer) where location.isFinite:
      // Two moves in one drag: the panel has heard of the first.
      if before == .dragging, after == .dragging { places[pointer] = nil }
      widen(pointer, to: location.y)
    case .scene, .configure, .content, .present, .dismiss, .select, .dragBegan, .dragMoved,
      .dragEnded, .dragCancelled, .outsideTap, .escape, .increment, .decrement, .frame:
      break
    }
  }

  private mutating func widen(_ pointer: Int, to y: Double) {
    let place = places[pointer] ?? y...y
    places[pointer] = min(place.lowerBound, y)...max(place.upperBound, y)
  }
}
