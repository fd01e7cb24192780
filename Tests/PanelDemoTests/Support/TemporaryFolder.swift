#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@testable import PanelDemo

/// A folder for one test, with a name no other has.
struct TemporaryFolder {
  let path: String

  /// A folder that is there.
  init(path: String) { self.path = path }

  init() throws {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/PanelDemoTests.XXXXXX".utf8CString)
    let isMade = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
    }
    guard isMade else { throw DemoFailure("no temporary folder in \(base)") }
    path = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? base
    }
  }

  /// The names of what is in it.
  var contents: [String] { (try? SystemFile.names(inFolder: path)) ?? [] }

  func write(_ text: String, to name: String) throws -> String {
    var file = try OutputFile("\(path)/\(name)")
    try file.write(text)
    try file.finish()
    return "\(path)/\(name)"
  }

  func read(_ name: String) throws -> String {
    var reader = try LineReader("\(path)/\(name)")
    var text = ""
    while let line = try reader.next(beforeWaiting: {}) {
      text += String(decoding: line, as: UTF8.self) + "\n"
    }
    return text
  }

  func remove() {
    for name in contents { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
