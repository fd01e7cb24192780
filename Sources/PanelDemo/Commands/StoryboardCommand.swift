import PanelTesting

/// Draws a trace as pictures in a folder: one for each moment that tells something, and a sheet of all.
struct StoryboardCommand {
  var file: String
  var output: String

  func run() throws(DemoFailure) {
    let board = PanelStoryboard(of: try trace())
    guard !board.frames.isEmpty else {
      throw DemoFailure("\"\(file)\" shows no panel: there is nothing to draw")
    }
    // Everything is drawn before anything is written.
    var pictures = board.frames.enumerated().map { index, frame in
      (name: "frame-\(Self.number(index + 1)).svg", text: frame.svg())
    }
    pictures.append((name: "sheet.svg", text: board.svg()))
    try SystemFile.createFolder(output)
    for picture in pictures {
      var file = try OutputFile("\(output)/\(picture.name)")
      try file.write(picture.text)
      try file.finish()
    }
  }

  private func trace() throws(DemoFailure) -> PanelTrace {
    var lines = try LineReader(file)
    var reader = PanelTraceReader(vocabulary: .demo)
    var trace = PanelTrace()
    while let text = try lines.next(beforeWaiting: { () throws(DemoFailure) in }) {
      do {
        if let line = try reader.read(utf8: text) { trace.lines.append(line) }
      } catch {
        throw DemoFailure("\(error)")
      }
    }
    return trace
  }

  /// Three digits at least, so that the names sort as the pictures follow each other.
  private static func number(_ value: Int) -> String {
    String(repeating: "0", count: max(0, 3 - "\(value)".count)) + "\(value)"
  }
}
