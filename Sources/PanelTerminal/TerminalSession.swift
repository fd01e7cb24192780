#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal in full-screen, raw mode for as long as the value lives.
///
///     let session = try TerminalSession(modes: TerminalModes(capabilities: capabilities))
///     let end = loop.run(&client, in: session)
///     session.leave()
///
/// The terminal is as it was (echo, cursor, mouse, screen) when the value goes, when the process
/// exits, is ended or suspended by a signal, and when it crashes. After a suspension ``FrameLoop``
/// takes it again. There is one session at a time.
///
/// A crash is given to the system, which ends the process at once. With SWIFT_BACKTRACE set in the
/// environment it goes to Swift's crash reporter, on the restored screen.
public struct TerminalSession: ~Copyable {
  /// Where input comes from.
  let input: Int32

  /// Where the terminal is.
  let output: Int32

  /// The end of the pipe that handlers wake the loop with.
  let wakeReader: Int32
  private let wakeWriter: Int32

  /// Takes the terminal.
  ///
  /// - Parameters:
  ///   - input: The descriptor to read from. It need not be a terminal, though nobody can type then.
  ///   - output: The descriptor to draw on, which must be a terminal.
  ///   - modes: What to switch on.
  /// - Throws: ``TerminalSessionError``; the terminal is untouched then.
  public init(input: Int32 = 0, output: Int32 = 1, modes: TerminalModes)
    throws(TerminalSessionError)
  {
    guard TerminalDevice.isTerminal(output) else { throw .notATerminal }
    guard terminalGuard.pointee.output < 0 else { throw .alreadyActive }
    let attributesDescriptor = TerminalDevice.isTerminal(input) ? input : output
    var original = termios()
    guard tcgetattr(attributesDescriptor, &original) == 0 else { throw .system(errno) }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(errno) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    self.input = input
    self.output = output
    wakeReader = ends[0]
    wakeWriter = ends[1]
    Self.prepareGuard(original, attributesDescriptor, modes)
    terminalGuard.pointee.input = input
    terminalGuard.pointee.output = output
    terminalGuard.pointee.wake = ends[1]
    _ = restoresAtExit
    TerminalSignals.install()
    enterTerminal()
  }

  deinit {
    leaveTerminal()
    TerminalSignals.remove()
    terminalGuard.pointee.entering.deallocate()
    terminalGuard.pointee.leaving.deallocate()
    terminalGuard.pointee.input = -1
    terminalGuard.pointee.output = -1
    terminalGuard.pointee.wake = -1
    close(wakeReader)
    close(wakeWriter)
  }

  /// Gives the terminal back now; the same as letting the value go.
  public consuming func leave() {}

  /// The terminal's size now, in cells.
  public var size: TerminalSize { TerminalDevice.size(of: output) }

  /// Ends the process by `signal`, so that whoever started it sees what happened.
  ///
  /// For after the session, when a loop has ended by a signal. Returns only if the process ignores it.
  public static func endProcess(by signal: Int32) {
    var action = SignalAction.standard()
    sigaction(signal, &action, nil)
    raise(signal)
  }

  private static func prepareGuard(
    _ original: termios, _ attributesDescriptor: Int32, _ modes: TerminalModes
  ) {
    let state = terminalGuard
    state.pointee.attributesDescriptor = attributesDescriptor
    state.pointee.original = original
    state.pointee.raw = RawAttributes.raw(original)
    state.pointee.entering = copy(modes.entering)
    state.pointee.leaving = copy(modes.leaving)
    state.pointee.isEntered = false
    state.pointee.isLooping = false
    state.pointee.hasResized = false
    state.pointee.hasResumed = false
    state.pointee.endSignal = 0
    state.pointee.handsOnCrashes = getenv("SWIFT_BACKTRACE") != nil
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeBufferPointer<UInt8> {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
    return UnsafeBufferPointer(buffer)
  }
}

/// Evaluated once in a process: a handler for `exit` cannot be taken back.
private let restoresAtExit: Bool = {
  atexit { leaveTerminal() }
  return true
}()
