/// The file of a recording: written line by line, so that a crash leaves what led to it, and named when it
/// is complete.
final class RecordingFile {
  private var file: OutputFile?

  /// What went wrong first; the demo goes on without recording, and says so when it ends.
  private var failure: DemoFailure?

  /// - Throws: That there is something at `path` already: what a user has recorded or written is not lost to a
  ///   name that was typed twice.
  init(_ path: String) throws(DemoFailure) {
    guard SystemFile.isFree(path) else {
      throw DemoFailure(
        "\(SystemFile.words(for: path)) is there already: give --record another name, or remove it")
    }
    file = try OutputFile(path)
  }

  func append(_ lines: String) {
    guard failure == nil, !lines.isEmpty else { return }
    do {
      try file?.write(lines)
    } catch {
      failure = error
      file = nil
    }
  }

  func finish() throws(DemoFailure) {
    if let failure { throw failure }
    try file.take()?.finish()
  }
}
