import PanelTerminal

/// Breaks text into lines.
enum TextWrapping {
  /// The lines of `text`, each at most `columns` cells long unless a single word is longer.
  static func lines(of text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let joined = line.isEmpty ? String(word) : line + " " + word
      if line.isEmpty || TerminalCanvas.columns(of: joined) <= columns {
        line = joined
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
