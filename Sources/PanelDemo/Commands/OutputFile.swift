/// A file that appears under its name only when it is complete.
///
///     var file = try OutputFile("drag.jsonl")
///     try file.write("…")
///     try file.finish()     // without this, nothing is left behind
struct OutputFile: ~Copyable {
  private let path: String
  private let temporaryPath: String
  private let descriptor: Int32
  private var isFinished = false

  /// Begins a file next to where it will be.
  init(_ path: String) throws(DemoFailure) {
    self.path = path
    temporaryPath = "\(path).\(SystemFile.processNumber).partial"
    do {
      descriptor = try SystemFile.create(temporaryPath)
    } catch {
      // The name that was given is the one that means something to the person who gave it.
      throw DemoFailure(
        error.message.replacing("\"\(temporaryPath)\"", with: "\"\(path)\""))
    }
  }

  deinit {
    guard !isFinished else { return }
    SystemFile.close(descriptor)
    SystemFile.remove(temporaryPath)
  }

  mutating func write(_ text: String) throws(DemoFailure) {
    try SystemFile.write(Array(text.utf8), to: descriptor, named: SystemFile.words(for: path))
  }

  /// Gives the file its name.
  consuming func finish() throws(DemoFailure) {
    SystemFile.close(descriptor)
    do {
      try SystemFile.move(temporaryPath, to: path)
    } catch {
      SystemFile.remove(temporaryPath)
      isFinished = true
      throw error
    }
    isFinished = true
  }
}
