#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs a client in a terminal: waits for input, a new size or the time of the next frame, and for
/// nothing else. At rest it sleeps.
///
///     var loop = FrameLoop(capabilities: capabilities)
///     let end = loop.run(&client, in: session)
public struct FrameLoop {
  private var decoder = TerminalInputDecoder()
  private var renderer: TerminalRenderer
  private var schedule: FrameSchedule
  private var canvas = TerminalCanvas(size: TerminalSize(columns: 0, rows: 0))
  private var size = TerminalSize(columns: 0, rows: 0)

  /// Creates a loop.
  ///
  /// - Parameters:
  ///   - capabilities: What the terminal can show.
  ///   - framesPerSecond: The most frames to draw, from 1 to 240 a second.
  public init(capabilities: TerminalCapabilities, framesPerSecond: Double = 60) {
    renderer = TerminalRenderer(capabilities: capabilities)
    let rate = framesPerSecond >= 1 ? min(framesPerSecond, 240) : 1
    schedule = FrameSchedule(interval: 1 / rate)
  }

  /// Runs until the client is done, the input ends, or a signal asks for an end.
  ///
  /// Control-C, Control-\ and Control-Z are not given to the client: the first two end the loop, the
  /// third suspends the process.
  public mutating func run<Client: TerminalClient>(
    _ client: inout Client, in session: borrowing TerminalSession
  ) -> FrameLoopEnd {
    session.setLooping(true)
    defer { session.setLooping(false) }
    takeSize(of: session, &client, at: MonotonicClock.now())
    while true {
      if let end = turn(&client, in: session) { return end }
    }
  }

  /// Waits once, and does what there is to do then.
  private mutating func turn<Client: TerminalClient>(
    _ client: inout Client, in session: borrowing TerminalSession
  ) -> FrameLoopEnd? {
    if client.isFinished { return .finished }
    if let signal = session.endSignal { return .signal(signal) }
    let hasInput = session.wait(timeout: timeout(at: MonotonicClock.now()))
    let now = MonotonicClock.now()
    if let signal = session.endSignal { return .signal(signal) }
    let hasResumed = session.takeResumption()
    if session.takeResize() || hasResumed {
      takeSize(of: session, &client, at: now)
    }
    if hasInput, let end = takeInput(&client, in: session, at: now) { return end }
    if let deadline = decoder.deadline, now >= deadline {
      let events = decoder.flush()
      if let end = give(events, to: &client, in: session, at: now) { return end }
    }
    return draw(&client, in: session)
  }

  /// How long to wait, in seconds; nil for ever.
  private func timeout(at now: Double) -> Double? {
    let times = [schedule.due, decoder.deadline].compactMap { $0 }
    return times.min().map { max($0 - now, 0) }
  }

  private mutating func takeSize<Client: TerminalClient>(
    of session: borrowing TerminalSession, _ client: inout Client, at time: Double
  ) {
    // However often it has changed since, only what it is now counts. The terminal may have moved its
    // content about on the way.
    let newSize = session.size
    renderer.invalidate()
    schedule.request(at: time)
    guard newSize != size else { return }
    size = newSize
    client.handle(.resize(newSize), at: time)
  }

  private mutating func takeInput<Client: TerminalClient>(
    _ client: inout Client, in session: borrowing TerminalSession, at time: Double
  ) -> FrameLoopEnd? {
    var events: [TerminalEvent] = []
    var hasEnded = false
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      switch session.read(into: buffer) {
      case .nothing: break
      case .bytes(let count): events = decoder.decode(buffer[..<count], at: time)
      case .end:
        events = decoder.flush()
        hasEnded = true
      }
    }
    if let end = give(events, to: &client, in: session, at: time) { return end }
    return hasEnded ? (session.endSignal.map { .signal($0) } ?? .endOfInput) : nil
  }

  private mutating func give<Client: TerminalClient>(
    _ events: [TerminalEvent], to client: inout Client, in session: borrowing TerminalSession,
    at time: Double
  ) -> FrameLoopEnd? {
    for event in events {
      switch JobControl(event) {
      case .interrupt: return .signal(SIGINT)
      case .quit: return .signal(SIGQUIT)
      case .suspend: session.suspend()
      case nil: client.handle(event, at: time)
      }
      if client.isFinished { return .finished }
    }
    if !events.isEmpty { schedule.request(at: time) }
    return nil
  }

  private mutating func draw<Client: TerminalClient>(
    _ client: inout Client, in session: borrowing TerminalSession
  ) -> FrameLoopEnd? {
    let now = MonotonicClock.now()
    guard let due = schedule.due, now >= due else { return nil }
    canvas.reset(size: size)
    client.draw(on: &canvas, at: now)
    schedule.drew(at: now)
    if let next = client.nextFrame(after: now) { schedule.request(at: max(next, now)) }
    let frame = renderer.render(canvas)
    guard !frame.isEmpty else { return nil }
    switch session.write(frame) {
    case .complete:
      return nil
    case .failed(let error):
      return session.endSignal.map { .signal($0) } ?? .outputFailed(error)
    case .abandoned:
      // Part of it may be on the screen, or it is not our screen: the next one is painted whole.
      renderer.invalidate()
      return nil
    }
  }
}

/// The keys that mean the same in every program.
private enum JobControl {
  case interrupt
  case quit
  case suspend

  init?(_ event: TerminalEvent) {
    guard case .key(let key) = event, key.modifiers.contains(.control) else { return nil }
    switch key.code {
    case .character("c"): self = .interrupt
    case .character("\\"): self = .quit
    case .character("z"): self = .suspend
    default: return nil
    }
  }
}
