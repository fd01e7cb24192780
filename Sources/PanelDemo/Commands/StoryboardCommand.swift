import PanelTesting

/// Draws a trace as pictures in a folder: one for each moment that tells something, and a sheet of all.
///
/// The numbered pictures of a longer storyboard that was there before are removed, so that the folder shows
/// one trace; whatever has another name stays.
struct StoryboardCommand {
  var file: String
  var output: String

  func run() throws(DemoFailure) {
    let board = PanelStoryboard(of: try trace())
    guard !board.frames.isEmpty else {
      throw DemoFailure("\(SystemFile.words(for: file)) shows no panel: there is nothing to draw")
    }
    // Everything is drawn before anything is written.
    var pictures = board.frames.enumerated().map { index, frame in
      (name: Self.name(ofFrame: index + 1), text: frame.svg())
    }
    pictures.append((name: "sheet.svg", text: board.svg()))
    try SystemFile.createFolder(output)
    for picture in pictures {
      var file = try OutputFile("\(output)/\(picture.name)")
      try file.write(picture.text)
      try file.finish()
    }
    for name in try SystemFile.names(inFolder: output) {
      guard let number = Self.frameNumber(name), number > board.frames.count else { continue }
      SystemFile.remove("\(output)/\(name)")
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
  private static func name(ofFrame number: Int) -> String {
    "frame-" + String(repeating: "0", count: max(0, 3 - "\(number)".count)) + "\(number).svg"
  }

  /// The number of the frame that has exactly this name; nil for any other name.
  private static func frameNumber(_ name: String) -> Int? {
    guard name.hasPrefix("frame-"), name.hasSuffix(".svg"),
      let number = Int(name.dropFirst(6).dropLast(4)), self.name(ofFrame: number) == name
    else { return nil }
    return number
  }
}
