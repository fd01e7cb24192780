public import PanelPresentation

/// Feeds a trace to a panel and tells its state after every event.
///
///     var replay = PanelTraceReplay(framesPerSecond: 60)
///     for line in trace.lines { replay.send(line) { print($0) } }
///     replay.finish { print($0) }
///
/// With a frame rate it does what a host does: while something is in motion by itself, it sends a
/// `PanelEvent.frame` that many times a second, from the first event on, and tells the state after each,
/// until everything is at rest. A motion's end is then reported with the first frame at or after it,
/// instead of with the next event; nothing else differs.
public struct PanelTraceReplay: Sendable {
  /// The panel, as of the last event.
  public private(set) var panel: Panel

  /// The time of the last event, in seconds, as the panel took it.
  public private(set) var time = 0.0

  private let framesPerSecond: Double?

  /// The time of the first event, from which frames are counted; nil before it.
  private var start: Double?

  /// Creates a replay.
  ///
  /// - Parameters:
  ///   - panel: What the events happen to; a new panel by default.
  ///   - framesPerSecond: How often to tell the state while something moves, above 0; nil for never.
  public init(panel: Panel = Panel(), framesPerSecond: Double? = nil) {
    if let framesPerSecond {
      precondition(
        framesPerSecond > 0 && framesPerSecond.isFinite, "frame rate \(framesPerSecond)")
    }
    self.panel = panel
    self.framesPerSecond = framesPerSecond
  }

  /// Sends the next event.
  ///
  /// - Parameters:
  ///   - line: The event and its time.
  ///   - body: Receives the states of the frames before it, and its own.
  public mutating func send<Failure: Error>(
    _ line: PanelTrace.Line, _ body: (PanelTraceState) throws(Failure) -> Void
  ) throws(Failure) {
    if line.time.isFinite, start == nil { time = line.time }
    // The panel's own rule: a time that runs backwards or is none is the last event's.
    let now = line.time.isFinite ? max(time, line.time) : time
    try sample(before: now, body)
    let effects = panel.send(line.event, at: line.time)
    if line.time.isFinite, start == nil { start = line.time }
    time = now
    try body(PanelTraceState(of: panel, at: now, effects: Array(effects)))
  }

  /// Tells the frames after the last event until everything is at rest; without a frame rate nothing.
  public mutating func finish<Failure: Error>(
    _ body: (PanelTraceState) throws(Failure) -> Void
  ) throws(Failure) {
    try sample(before: .infinity, body)
  }

  private mutating func sample<Failure: Error>(
    before end: Double, _ body: (PanelTraceState) throws(Failure) -> Void
  ) throws(Failure) {
    guard let framesPerSecond, let start else { return }
    while panel.restTime != nil {
      // Counted from the start, not added up: the thousandth frame is as exact as the first.
      let frame = ((time - start) * framesPerSecond).rounded(.down) + 1
      var next = start + frame / framesPerSecond
      if next <= time { next = start + (frame + 1) / framesPerSecond }
      // So far from 0 that a frame is no time at all: there is only the end left.
      if next <= time { next = max(panel.restTime ?? time, time.nextUp) }
      guard next < end else { return }
      let effects = panel.send(.frame, at: next)
      time = next
      try body(PanelTraceState(of: panel, at: next, effects: Array(effects)))
    }
  }
}

extension PanelTrace {
  /// Replays the trace, and answers the state after every event and every frame between.
  ///
  /// - Parameters:
  ///   - panel: What the events happen to; a new panel by default.
  ///   - framesPerSecond: How often to tell the state while something moves, above 0; nil for never.
  public func states(
    of panel: Panel = Panel(), framesPerSecond: Double? = nil
  ) -> [PanelTraceState] {
    var replay = PanelTraceReplay(panel: panel, framesPerSecond: framesPerSecond)
    var states: [PanelTraceState] = []
    for line in lines { replay.send(line) { states.append($0) } }
    replay.finish { states.append($0) }
    return states
  }
}
