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
    guard descriptor >= 0 else { throw failure("cannot read", path) }
    return descriptor
  }

  /// Creates a file to write, which must not be there yet.
  static func create(_ path: String) throws(DemoFailure) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure("cannot write", path) }
    return descriptor
  }

  /// Makes a folder, unless it is there.
  static func createFolder(_ path: String) throws(DemoFailure) {
    if mkdir(path, 0o777) == 0 { return }
    let error = errno
    var information = stat()
    let isFolder = stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
    if error == EEXIST, isFolder { return }
    errno = error
    throw failure("cannot make the folder", path)
  }

  /// Reads what there is, up to 64 KB; nothing at the end of the file.
  static func read(_ descriptor: Int32, named path: String) throws(DemoFailure) -> [UInt8] {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, length in
        count = systemRead(descriptor, buffer.baseAddress, buffer.count)
        length = max(0, count)
      }
      if count >= 0 { return bytes }
      if errno != EINTR { throw failure("cannot read", path) }
    }
  }

  /// Writes all of some bytes.
  static func write(
    _ bytes: [UInt8], to descriptor: Int32, named path: String
  ) throws(DemoFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw failure("cannot write", path)
      }
    }
  }

  static func close(_ descriptor: Int32) { _ = systemClose(descriptor) }

  /// Gives a file another name, replacing what had it.
  static func move(_ path: String, to newPath: String) throws(DemoFailure) {
    guard rename(path, newPath) == 0 else { throw failure("cannot write", newPath) }
  }

  static func remove(_ path: String) { _ = unlink(path) }

  /// The number of this process.
  static var processNumber: Int32 { getpid() }

  private static func failure(_ what: String, _ path: String) -> DemoFailure {
    DemoFailure("\(what) \"\(path)\": \(String(cString: strerror(errno)))")
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
