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

  /// Writes one sentence to standard error.
  static func complain(_ message: String) {
    try? SystemFile.write(
      Array("PanelDemo: \(message)\n".utf8), to: SystemFile.standardError, named: "standard error")
  }
}
