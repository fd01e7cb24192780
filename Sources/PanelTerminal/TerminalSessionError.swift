#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a terminal could not be taken.
public enum TerminalSessionError: Error, Hashable, Sendable {
  /// The output is a file or a pipe.
  case notATerminal

  /// Another session of this process has it.
  case alreadyActive

  /// The system refused, with this error number.
  case system(Int32)
}

extension TerminalSessionError: CustomStringConvertible {
  /// One sentence for the person in front of it.
  public var description: String {
    switch self {
    case .notATerminal: "Standard output is not a terminal."
    case .alreadyActive: "The terminal is already in use by this program."
    case .system(let number): "The terminal cannot be used: \(String(cString: strerror(number)))."
    }
  }
}
