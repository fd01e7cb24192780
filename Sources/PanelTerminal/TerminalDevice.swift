#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What an open file descriptor tells about the terminal behind it.
public enum TerminalDevice {
  /// Whether a terminal is behind `descriptor`: not a file, not a pipe.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The size of the terminal behind `descriptor`, in cells.
  ///
  /// Nothing behind it, or a terminal that answers 0 (a serial line, a fresh pseudo-terminal), gives
  /// ``TerminalSize/fallback``.
  package static func size(of descriptor: Int32) -> TerminalSize {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return .fallback }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// The value of an environment variable of this process; nil if it is not set.
  public static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }
}
