#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which handler goes to which signal while a session lasts.
enum TerminalSignals {
  private static let ends = [SIGINT, SIGTERM, SIGHUP]
  private static let crashes = [SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE]
  private static let all = ends + crashes + [SIGTSTP, SIGCONT, SIGWINCH, SIGPIPE]

  /// Installs all handlers.
  ///
  /// They replace those of Swift's own crash reporter, which would talk to the terminal while it is in
  /// our modes; they come back with ``remove()``. What the process was told to ignore (by `nohup`, or
  /// by a shell without job control) it goes on ignoring.
  static func install() {
    prepareEmergencyStack()
    for signal in ends { install(handleEndSignal, for: signal, evenIfIgnored: false) }
    for signal in crashes {
      install(handleCrash, for: signal, evenIfIgnored: signal != SIGQUIT)
    }
    install(handleSuspension, for: SIGTSTP, evenIfIgnored: false)
    install(handleContinuation, for: SIGCONT, evenIfIgnored: true)
    install(handleResize, for: SIGWINCH, evenIfIgnored: true)
    var ignoring = SignalAction.ignoring()
    sigaction(SIGPIPE, &ignoring, terminalGuard.pointee.previous + Int(SIGPIPE))
  }

  /// Makes everything happen again that was to happen before ``install()``.
  static func remove() {
    for signal in all {
      sigaction(signal, terminalGuard.pointee.previous + Int(signal), nil)
    }
  }

  private static func install(
    _ handler: SignalAction.Handler, for signal: Int32, evenIfIgnored: Bool
  ) {
    let previous = terminalGuard.pointee.previous + Int(signal)
    sigaction(signal, nil, previous)
    guard evenIfIgnored || !SignalAction.ignores(previous.pointee) else { return }
    var action = SignalAction.calling(handler)
    sigaction(signal, &action, nil)
  }

  /// After a stack overflow there is no stack left to handle it on.
  private static func prepareEmergencyStack() {
    var current = stack_t()
    sigaltstack(nil, &current)
    // Somebody has made one already, perhaps ourselves in an earlier session.
    guard Int(current.ss_flags) & Int(SS_DISABLE) != 0 else { return }
    let size = 64 * 1024
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = .init(size)
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }
}
