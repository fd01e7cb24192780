#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a signal handler needs to give the terminal back, ready to use.
///
/// A handler may run between any two instructions: it must not allocate, take a lock, or touch a Swift
/// object, and has no argument but the signal's number. So what it needs is plain memory behind one
/// global pointer, filled in before the first handler is installed and never moved.
struct TerminalGuardState {
  var input: Int32 = -1
  var output: Int32 = -1
  /// The descriptor whose terminal has the attributes; -1 if none has.
  var attributesDescriptor: Int32 = -1
  /// The end of the pipe that wakes the loop.
  var wake: Int32 = -1
  var original = termios()
  var raw = termios()
  var entering = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var leaving = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// Whether the terminal is in our modes now.
  var isEntered = false
  /// Whether a loop runs that will notice `endSignal`.
  var isLooping = false
  /// Whether the owner wants what was to happen on a crash before us to happen after us.
  var handsOnCrashes = false
  var hasResized = false
  var hasResumed = false
  /// The first signal that asked for an end; 0 for none.
  var endSignal: Int32 = 0
  /// What was to happen on each signal before us, by its number.
  var previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
}

/// Unsafe in name: written by one session at a time, and read by handlers, which see whole words.
nonisolated(unsafe) let terminalGuard: UnsafeMutablePointer<TerminalGuardState> = {
  let pointer = UnsafeMutablePointer<TerminalGuardState>.allocate(capacity: 1)
  pointer.initialize(to: TerminalGuardState())
  return pointer
}()

// MARK: What is safe in a handler

/// Writes prepared bytes. A terminal that takes nothing for half a second is given up: somebody has
/// stopped it, and the process must be able to end all the same.
private func writePrepared(_ bytes: UnsafeBufferPointer<UInt8>) {
  var offset = 0
  var attempts = 0
  while offset < bytes.count, attempts < 50, let base = bytes.baseAddress {
    attempts += 1
    var room = pollfd(fd: terminalGuard.pointee.output, events: Int16(POLLOUT), revents: 0)
    guard poll(&room, 1, 10) > 0 else { continue }
    let written = write(terminalGuard.pointee.output, base + offset, bytes.count - offset)
    if written > 0 { offset += written }
    if written < 0, errno != EINTR, errno != EAGAIN { return }
  }
}

/// Whether the terminal listens to this process. It is the shell's while the process is in the
/// background: changing its attributes then would stop the process, or spoil the shell's own.
private func isInForeground() -> Bool {
  let group = tcgetpgrp(terminalGuard.pointee.attributesDescriptor)
  return group < 0 || group == getpgrp()
}

/// Gives the terminal back; does nothing if it is not ours.
func leaveTerminal() {
  guard terminalGuard.pointee.isEntered else { return }
  terminalGuard.pointee.isEntered = false
  writePrepared(terminalGuard.pointee.leaving)
  let descriptor = terminalGuard.pointee.attributesDescriptor
  guard descriptor >= 0, isInForeground() else { return }
  // Reports of the mouse that nobody has read would be commands to the shell.
  tcflush(descriptor, TCIFLUSH)
  tcsetattr(descriptor, TCSANOW, &terminalGuard.pointee.original)
}

/// Takes the terminal. In the background the system stops the process here until it is in front.
func enterTerminal() {
  let descriptor = terminalGuard.pointee.attributesDescriptor
  if descriptor >= 0 {
    while tcsetattr(descriptor, TCSANOW, &terminalGuard.pointee.raw) < 0, errno == EINTR,
      terminalGuard.pointee.endSignal == 0
    {}
  }
  if terminalGuard.pointee.endSignal != 0 { return }
  terminalGuard.pointee.isEntered = true
  writePrepared(terminalGuard.pointee.entering)
}

/// Wakes the loop; a full pipe means that it will wake anyway.
func wakeLoop() {
  var byte: UInt8 = 0
  write(terminalGuard.pointee.wake, &byte, 1)
}

// MARK: The handlers

/// SIGINT, SIGTERM, SIGHUP: the loop ends by itself, so that its owner can save what it has. If nobody
/// listens, or on the second request, the process ends here.
func handleEndSignal(_ signal: Int32) {
  let error = errno
  defer { errno = error }
  let isRepeated = terminalGuard.pointee.endSignal != 0 && signal != SIGHUP
  guard terminalGuard.pointee.isLooping, !isRepeated else {
    handleCrash(signal)
    return
  }
  if terminalGuard.pointee.endSignal == 0 { terminalGuard.pointee.endSignal = signal }
  wakeLoop()
}

/// Crashes, and SIGQUIT: gives the terminal back and lets the signal do what it does by itself. It is
/// blocked while it is handled, so that it strikes when this returns.
func handleCrash(_ signal: Int32) {
  leaveTerminal()
  var action = SignalAction.standard()
  if terminalGuard.pointee.handsOnCrashes {
    action = terminalGuard.pointee.previous[Int(signal)]
  }
  sigaction(signal, &action, nil)
  raise(signal)
}

/// SIGTSTP: gives the terminal back and really stops; goes on here when the process is continued. The
/// loop takes the terminal again: here it could be stopped once more, for being in the background.
func handleSuspension(_ signal: Int32) {
  let error = errno
  defer { errno = error }
  leaveTerminal()
  var action = SignalAction.standard()
  var previous = sigaction()
  sigaction(signal, &action, &previous)
  var mask = sigset_t()
  var oldMask = sigset_t()
  sigemptyset(&mask)
  sigaddset(&mask, signal)
  raise(signal)
  pthread_sigmask(SIG_UNBLOCK, &mask, &oldMask)
  // Stopped above, continued here.
  pthread_sigmask(SIG_SETMASK, &oldMask, nil)
  sigaction(signal, &previous, nil)
  terminalGuard.pointee.hasResumed = true
  wakeLoop()
}

/// SIGCONT: also after SIGSTOP, which nobody can catch, the terminal has to be taken anew.
func handleContinuation(_ signal: Int32) {
  let error = errno
  terminalGuard.pointee.hasResumed = true
  wakeLoop()
  errno = error
}

/// SIGWINCH.
func handleResize(_ signal: Int32) {
  let error = errno
  terminalGuard.pointee.hasResized = true
  wakeLoop()
  errno = error
}
