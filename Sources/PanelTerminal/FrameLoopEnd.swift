/// Why a loop has ended.
public enum FrameLoopEnd: Hashable, Sendable {
  /// The client said that it is done.
  case finished

  /// There will be no more input: the end of a file, or the terminal is gone.
  case endOfInput

  /// The terminal takes no more output; with the system's error number.
  case outputFailed(Int32)

  /// A signal asked for it, or the key that stands for one: 2 (SIGINT) for Control-C.
  ///
  /// Once the session is left and everything saved, ``TerminalSession/endProcess(by:)`` makes the
  /// process end as the signal would have ended it.
  case signal(Int32)
}
