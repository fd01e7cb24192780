#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What happens on a signal; the one place where the C libraries spell it differently.
enum SignalAction {
  typealias Handler = @convention(c) (Int32) -> Void

  /// Runs `handler` on the stack kept for emergencies, if the thread has one.
  ///
  /// Calls into the system are interrupted, so that a loop that waits notices.
  static func calling(_ handler: Handler) -> sigaction {
    var action = standard()
    #if canImport(Darwin)
      action.__sigaction_u = .init(__sa_handler: handler)
    #elseif canImport(Musl)
      action.__sa_handler = .init(sa_handler: handler)
    #else
      action.__sigaction_handler = .init(sa_handler: handler)
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    return action
  }

  /// What the system does by itself: all zero, as SIG_DFL is.
  static func standard() -> sigaction {
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    return action
  }

  static func ignoring() -> sigaction {
    calling(unsafeBitCast(1, to: Handler.self))
  }

  /// Whether `action` is SIG_IGN, which is the number 1 on every system.
  static func ignores(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == 1
  }
}
