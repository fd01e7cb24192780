import PanelTerminal
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Notes what it is told; is done at "q"; moves for as many frames as `movingFrames` says.
private struct Recorder: TerminalClient {
  var events: [TerminalEvent] = []
  var times: [Double] = []
  var frames: [Double] = []
  var sizes: [TerminalSize] = []
  var movingFrames = 0
  var onEvent: (TerminalEvent) -> Void = { _ in }
  var isFinished = false

  mutating func handle(_ event: TerminalEvent, at time: Double) {
    events.append(event)
    times.append(time)
    onEvent(event)
    if event == .key("q") { isFinished = true }
  }

  mutating func draw(on canvas: inout TerminalCanvas, at time: Double) {
    frames.append(time)
    sizes.append(canvas.size)
    canvas.text("frame \(frames.count)", column: 0, row: 0, color: .white)
    if movingFrames > 0, frames.count > movingFrames { isFinished = true }
  }

  func nextFrame(after time: Double) -> Double? { movingFrames > 0 ? time : nil }
}

/// One process has one session at a time.
@Suite(.serialized) struct FrameLoopTests {
  private let size = TerminalSize(columns: 20, rows: 4)

  private func run(
    _ client: inout Recorder, on terminal: borrowing PseudoTerminal
  ) throws -> FrameLoopEnd {
    let session = try TerminalSession(
      input: terminal.program, output: terminal.program, modes: TerminalModes())
    let echoes = terminal.echoes
    #expect(!echoes)
    var loop = FrameLoop(capabilities: .full, framesPerSecond: 200)
    return loop.run(&client, in: session)
  }

  @Test func theTerminalIsAsItWasAfterASession() throws {
    let terminal = try PseudoTerminal(size: size)
    let before = terminal.attributes
    let session = try TerminalSession(
      input: terminal.program, output: terminal.program, modes: TerminalModes())
    let during = terminal.attributes
    #expect(during != before)
    let sessionSize = session.size
    #expect(sessionSize == size)
    let entered = terminal.shown()
    #expect(entered == TerminalModes().entering)
    session.leave()
    let after = terminal.attributes
    #expect(after == before)
    let left = terminal.shown()
    #expect(left == TerminalModes().leaving)
  }

  @Test func whatIsNotATerminalIsRefusedAndASecondSessionToo() throws {
    #expect(refusal(input: -1, output: -1) == .notATerminal)
    let terminal = try PseudoTerminal(size: size)
    let program = terminal.program
    let session = try TerminalSession(input: program, output: program, modes: TerminalModes())
    #expect(refusal(input: program, output: program) == .alreadyActive)
    session.leave()
    #expect(refusal(input: program, output: program) == nil)
  }

  /// Why a session cannot begin; nil if it can, and has ended again.
  private func refusal(input: Int32, output: Int32) -> TerminalSessionError? {
    do throws(TerminalSessionError) {
      let session = try TerminalSession(input: input, output: output, modes: TerminalModes())
      session.leave()
      return nil
    } catch {
      return error
    }
  }

  @Test func aClientGetsTheSizeAndThenWhatIsTyped() throws {
    let terminal = try PseudoTerminal(size: size)
    var client = Recorder()
    // Typed after the session has begun: what was typed before it has another meaning.
    client.onEvent = { [person = terminal.person] event in
      guard case .resize = event else { return }
      let input = Array("a\u{1B}[<0;3;2M\u{1B}[200~q\u{1B}[201~é\u{1B}[Bq".utf8)
      _ = write(person, input, input.count)
    }
    let end = try run(&client, on: terminal)
    #expect(end == .finished)
    #expect(
      client.events == [
        .resize(size), .key("a"), .mouse(TerminalMouse(.press(.left), column: 2, row: 1)),
        .paste("q"), .key("é"), .key(.down), .key("q"),
      ])
    #expect(client.times == client.times.sorted())
  }

  @Test func escapeAloneArrivesWithoutAFurtherByte() throws {
    let terminal = try PseudoTerminal(size: size)
    var client = Recorder()
    client.onEvent = { [person = terminal.person] event in
      switch event {
      case .resize: _ = write(person, "\u{1B}", 1)
      case .key(.escape): _ = write(person, "q", 1)
      default: break
      }
    }
    let end = try run(&client, on: terminal)
    #expect(end == .finished)
    #expect(client.events == [.resize(size), .key(.escape), .key("q")])
  }

  @Test(arguments: [("\u{03}", SIGINT), ("\u{1C}", SIGQUIT), ("\u{1B}[\u{03}", SIGINT)])
  func controlKeysEndTheLoopAsTheirSignals(key: String, signal: Int32) throws {
    let terminal = try PseudoTerminal(size: size)
    var client = Recorder()
    client.onEvent = { [person = terminal.person] _ in
      _ = write(person, Array(key.utf8), key.utf8.count)
    }
    let before = terminal.attributes
    let end = try run(&client, on: terminal)
    #expect(end == .signal(signal))
    #expect(client.events == [.resize(size)])
    let after = terminal.attributes
    #expect(after == before)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsTheLoopSoThatItsOwnerCanSave(signal: Int32) throws {
    let terminal = try PseudoTerminal(size: size)
    var client = Recorder()
    client.onEvent = { _ in _ = kill(getpid(), signal) }
    let end = try run(&client, on: terminal)
    #expect(end == .signal(signal))
  }

  @Test func aBurstOfResizesIsOneEventWithTheLastSize() throws {
    let terminal = try PseudoTerminal(size: size)
    var client = Recorder()
    let last = TerminalSize(columns: 37, rows: 9)
    client.onEvent = { [program = terminal.program, person = terminal.person] event in
      guard event == .resize(TerminalSize(columns: 20, rows: 4)) else {
        if event == .resize(last) { _ = write(person, "q", 1) }
        return
      }
      for columns in 1...37 {
        var window = winsize()
        window.ws_col = UInt16(columns)
        window.ws_row = 9
        _ = ioctl(program, UInt(TIOCSWINSZ), &window)
        // The kernel tells the terminal's own process group; this process is not in it.
        kill(getpid(), SIGWINCH)
      }
    }
    let end = try run(&client, on: terminal)
    #expect(end == .finished)
    #expect(client.events == [.resize(size), .resize(last), .key("q")])
    #expect(client.sizes.allSatisfy { $0 == size || $0 == last })
  }

  @Test func whileSomethingMovesFramesKeepTheirDistanceAndAtRestThereIsOne() throws {
    let terminal = try PseudoTerminal(size: size)
    var moving = Recorder(movingFrames: 10)
    let end = try run(&moving, on: terminal)
    #expect(end == .finished)
    #expect(moving.frames.count == 11)
    let elapsed = (moving.frames.last ?? 0) - (moving.frames.first ?? 0)
    // Ten frames of 5 ms: never faster, less the one interval by which the first may have been late.
    #expect(elapsed > 0.0449)
  }

  @Test func theEndOfInputEndsTheLoop() throws {
    let terminal = try PseudoTerminal(size: size)
    let nothing = open("/dev/null", O_RDONLY)
    defer { close(nothing) }
    let before = terminal.attributes
    let session = try TerminalSession(
      input: nothing, output: terminal.program, modes: TerminalModes())
    let echoes = terminal.echoes
    #expect(!echoes)
    var client = Recorder()
    var loop = FrameLoop(capabilities: .full)
    let end = loop.run(&client, in: session)
    #expect(end == .endOfInput)
    session.leave()
    let after = terminal.attributes
    #expect(after == before)
  }

  @Test func framesReachTheScreen() throws {
    let terminal = try PseudoTerminal(size: size)
    var client = Recorder(movingFrames: 3)
    _ = try run(&client, on: terminal)
    let (entering, leaving) = (TerminalModes().entering, TerminalModes().leaving)
    let shown = terminal.shown()
    #expect(shown.starts(with: entering))
    #expect(shown.suffix(leaving.count).elementsEqual(leaving))
    var screen = ScreenModel(size: size)
    try screen.show(Array(shown.dropFirst(entering.count).dropLast(leaving.count)))
    #expect(screen.cells.prefix(7).map { String($0.glyph) }.joined() == "frame 4")
  }
}
