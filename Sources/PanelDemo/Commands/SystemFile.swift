#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The few calls into the system that commands need for files.
enum SystemFile {
  static let (standardInput, standardOutput, standardError): (Int32, Int32, Int32) = (0, 1, 2)

  /// Opens a file to read; "-" is standard input.
  static func openForReading(_ path: String) throws(DemoFailure) -> Int32 {
    if path == "-" { return standardInput }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("cannot read", words(for: path)) }
    return descriptor
  }

  /// How a message speaks of a file: its path in quotation marks, or the stream that "-" stands for.
  static func words(for path: String) -> String {
    path == "-" ? "standard input" : "\"\(path)\""
  }

  /// Whether a file could be put at `path` without losing anything: nothing is there, or an empty file.
  static func isFree(_ path: String) -> Bool {
    var information = stat()
    guard stat(path, &information) == 0 else { return errno == ENOENT }
    return information.st_mode & S_IFMT == S_IFREG && information.st_size == 0
  }

  /// Creates a file to write, which must not be there yet.
  static func create(_ path: String) throws(DemoFailure) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure("cannot write", words(for: path)) }
    return descriptor
  }

  /// Reads what there is, up to 64 KB; nothing at the end of the file.
  ///
  /// - Parameter name: What a message calls it.
  static func read(_ descriptor: Int32, named name: String) throws(DemoFailure) -> [UInt8] {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, length in
        count = systemRead(descriptor, buffer.baseAddress, buffer.count)
        length = max(0, count)
      }
      if count >= 0 { return bytes }
      if errno != EINTR { throw failure("cannot read", name) }
    }
  }

  /// Writes all of some bytes.
  ///
  /// - Parameter name: What a message calls the place they go to.
  static func write(
    _ bytes: [UInt8], to descriptor: Int32, named name: String
  ) throws(DemoFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw failure("cannot write", name)
      }
    }
  }

  static func close(_ descriptor: Int32) { _ = systemClose(descriptor) }

  /// Gives a file another name, replacing what had it.
  static func move(_ path: String, to newPath: String) throws(DemoFailure) {
    guard rename(path, newPath) == 0 else { throw failure("cannot write", words(for: newPath)) }
  }

  static func remove(_ path: String) { _ = unlink(path) }

  /// The number of this process.
  static var processNumber: Int32 { getpid() }

  /// The sentence for the error that the last call left behind.
  static func failure(_ what: String, _ name: String) -> DemoFailure {
    DemoFailure("\(what) \(name): \(String(cString: strerror(errno)))")
  }
}

// By names that no function above hides.

private func systemRead(_ descriptor: Int32, _ base: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, base, count)
}

private func systemWrite(_ descriptor: Int32, _ base: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, base, count)
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
