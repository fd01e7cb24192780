import PanelTerminal

@testable import PanelDemo

extension Hand {
  /// What a terminal would show, line by line, without its colours.
  var screen: [String] {
    var canvas = TerminalCanvas(size: model.terminal)
    var view = DemoView()
    view.draw(model, at: time, on: &canvas)
    var renderer = TerminalRenderer(capabilities: .full)
    return Self.lines(of: renderer.render(canvas), rows: model.terminal.rows)
  }

  /// Only the letters of each line: the renderer goes to places, and what is in between has no text.
  private static func lines(of bytes: [UInt8], rows: Int) -> [String] {
    var lines = Array(repeating: "", count: rows)
    var row = 0
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = text.popFirst() {
      guard character == "\u{1B}" else {
        if lines.indices.contains(row) { lines[row].append(character) }
        continue
      }
      let sequence = text.prefix { !("@"..."Z").contains($0) && !("a"..."z").contains($0) }
      text = text.dropFirst(sequence.count)
      let final = text.popFirst()
      if final == "H" {
        row = (Int(sequence.dropFirst().prefix { $0 != ";" }) ?? 1) - 1
      } else if final == "C", lines.indices.contains(row) {
        lines[row].append(String(repeating: " ", count: Int(sequence.dropFirst()) ?? 1))
      }
    }
    return lines
  }
}
