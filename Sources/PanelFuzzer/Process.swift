#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ends the process.
func exitProcess(_ code: Int32) -> Never { exit(code) }

/// How much of the process is in memory, in bytes; 0 where the system does not say.
func residentMemory() -> Int {
  #if os(Linux)
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    // Pages in all, then pages in memory.
    let words = String(decoding: line.map(UInt8.init(bitPattern:)), as: UTF8.self).split(
      separator: " ")
    guard words.count > 1, let pages = Int(words[1]) else { return 0 }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  #else
    return 0
  #endif
}

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
