#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a loop asks of the session it runs in.
extension TerminalSession {
  /// What there is to read.
  enum Input {
    case nothing
    case bytes(Int)
    /// The end of the file, or a terminal that is gone.
    case end
  }

  /// Says whether somebody listens to requests to end; without, they end the process at once.
  func setLooping(_ isLooping: Bool) {
    terminalGuard.pointee.isLooping = isLooping
  }

  /// The signal that asked for an end, if one did.
  var endSignal: Int32? {
    terminalGuard.pointee.endSignal == 0 ? nil : terminalGuard.pointee.endSignal
  }

  /// Whether the size may have changed since the last call.
  func takeResize() -> Bool {
    defer { terminalGuard.pointee.hasResized = false }
    return terminalGuard.pointee.hasResized
  }

  /// Whether the process was stopped and continued since the last call; takes the terminal again then.
  func takeResumption() -> Bool {
    guard terminalGuard.pointee.hasResumed else { return false }
    terminalGuard.pointee.hasResumed = false
    enterTerminal()
    return true
  }

  /// Stops the process and all that the shell started together with it, as Control-Z does.
  ///
  /// Does nothing where nobody could continue it.
  func suspend() {
    var action = sigaction()
    sigaction(SIGTSTP, nil, &action)
    if !SignalAction.ignores(action) { kill(0, SIGTSTP) }
  }

  /// Waits for input, a signal, or the end of `timeout`.
  ///
  /// - Parameter timeout: In seconds; nil waits for ever.
  /// - Returns: Whether there is input, or its end.
  func wait(timeout: Double?) -> Bool {
    // Up to a whole millisecond: sooner would be a turn for nothing.
    let milliseconds = timeout.map { Int32(min(max($0 * 1000, 0), 1e6).rounded(.up)) } ?? -1
    let events = Int16(POLLIN)
    let descriptors = UnsafeMutableBufferPointer<pollfd>.allocate(capacity: 2)
    defer { descriptors.deallocate() }
    descriptors[0] = pollfd(fd: input, events: events, revents: 0)
    descriptors[1] = pollfd(fd: wakeReader, events: events, revents: 0)
    guard poll(descriptors.baseAddress, 2, milliseconds) > 0 else { return false }
    if descriptors[1].revents != 0 { emptyPipe() }
    return descriptors[0].revents != 0
  }

  private func emptyPipe() {
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      while platformRead(wakeReader, buffer) > 0 {}
    }
  }

  /// Reads what there is, as much as fits into `buffer`.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Input {
    let count = platformRead(input, buffer)
    if count > 0 { return .bytes(count) }
    if count < 0, errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK { return .nothing }
    return .end
  }

  /// Writes a frame as a whole.
  ///
  /// A suspension waits until it is done: the rest of it would land on the shell's screen.
  func write(_ bytes: [UInt8]) -> TerminalWriter.Outcome {
    var mask = sigset_t()
    var oldMask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, SIGTSTP)
    pthread_sigmask(SIG_BLOCK, &mask, &oldMask)
    defer { pthread_sigmask(SIG_SETMASK, &oldMask, nil) }
    guard terminalGuard.pointee.isEntered else { return .abandoned }
    return TerminalWriter.write(bytes, to: output) { terminalGuard.pointee.endSignal != 0 }
  }
}

/// `read(2)`, by a name that no method hides.
private func platformRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
