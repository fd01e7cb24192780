#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ends the process.
func exitProcess(_ code: Int32) -> Never { exit(code) }

/// What goes to standard error.
struct StandardError: TextOutputStream {
  mutating func write(_ string: String) {
    Array(string.utf8).withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = Self.write(rest)
        if written <= 0 { return }
        rest = rest.dropFirst(written)
      }
    }
  }

  /// Writes to the descriptor itself: the C library's `stderr` is a global variable to Swift.
  private static func write(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    #if canImport(Darwin)
      Darwin.write(2, UnsafeRawBufferPointer(rebasing: bytes).baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(2, UnsafeRawBufferPointer(rebasing: bytes).baseAddress, bytes.count)
    #else
      Musl.write(2, UnsafeRawBufferPointer(rebasing: bytes).baseAddress, bytes.count)
    #endif
  }
}
