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
