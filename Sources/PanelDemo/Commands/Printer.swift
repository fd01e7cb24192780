/// Collects what is printed, and writes it in large pieces.
struct Printer {
  private let descriptor: Int32
  private var pending = ""

  init(descriptor: Int32 = SystemFile.standardOutput) {
    self.descriptor = descriptor
  }

  mutating func print(_ line: String) throws(DemoFailure) {
    pending += line
    pending += "\n"
    if pending.utf8.count > 32_768 { try flush() }
  }

  mutating func flush() throws(DemoFailure) {
    guard !pending.isEmpty else { return }
    try SystemFile.write(
      Array(pending.utf8), to: descriptor, named: "standard output")
    pending = ""
  }

  /// Writes what is wrong to standard error, in one sentence.
  static func complain(_ message: String) { note("PanelDemo: \(message)") }

  /// Writes a line to standard error, which nobody may be reading any more.
  static func note(_ message: String) {
    try? SystemFile.write(
      Array("\(message)\n".utf8), to: SystemFile.standardError, named: "standard error")
  }
}
