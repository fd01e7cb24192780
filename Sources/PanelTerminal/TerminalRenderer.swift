/// Turns a canvas into the bytes that make a terminal show it, and remembers what the terminal shows,
/// so that the next frame only costs what has changed.
///
///     var renderer = TerminalRenderer(capabilities: .full)
///     let first = renderer.render(canvas)   // the whole picture
///     let second = renderer.render(canvas)  // empty: nothing has changed
///
/// A frame is wrapped in a synchronized update (mode 2026), which terminals that know it show at once
/// and the others ignore.
package struct TerminalRenderer {
  /// What the terminal can do.
  package let capabilities: TerminalCapabilities

  private var size = TerminalSize(columns: 0, rows: 0)

  /// What the terminal shows.
  private var shown: [RenderedCell] = []

  /// Whether the terminal may show anything at all.
  private var isUnknown = true

  /// The bytes of the frame in the making, kept for their memory.
  private var output = TerminalBytes()

  /// Where the terminal's cursor stands and what it would write with.
  private var pen = TerminalPen()

  /// Creates a renderer that supposes nothing about what the terminal shows.
  package init(capabilities: TerminalCapabilities) {
    self.capabilities = capabilities
  }

  /// Forgets what the terminal shows: the next frame is painted whole.
  ///
  /// For when something else has written to it, or its size has changed and changed back.
  package mutating func invalidate() {
    isUnknown = true
  }

  /// The bytes that turn what the terminal shows into `canvas`; none if it shows it already.
  ///
  /// A canvas of another size than the last one is painted whole.
  package mutating func render(_ canvas: TerminalCanvas) -> [UInt8] {
    output.removeAll()
    let isWhole = isUnknown || canvas.size != size
    if isWhole {
      size = canvas.size
      isUnknown = false
      shown = Array(repeating: .unknown, count: size.cellCount)
    }
    pen.reset()
    let converter = CellConverter(capabilities: capabilities)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = converter.cell(of: canvas, column: column, row: row)
        let index = row * size.columns + column
        guard cell != shown[index] else { continue }
        if output.bytes.isEmpty { beginFrame(isWhole: isWhole) }
        shown[index] = cell
        pen.write(cell, column: column, row: row, lastColumn: size.columns - 1, to: &output)
      }
    }
    guard !output.bytes.isEmpty else { return [] }
    output.append("\u{1B}[0m\u{1B}[?2026l")
    return output.bytes
  }

  private mutating func beginFrame(isWhole: Bool) {
    output.append("\u{1B}[?2026h\u{1B}[0m")
    // What lies beyond the canvas must go as well: a terminal that shrank and grew keeps it.
    if isWhole { output.append("\u{1B}[2J") }
  }
}

extension RenderedCell {
  /// Equal to nothing that is ever drawn.
  fileprivate static let unknown = RenderedCell(
    shape: .continuation, foreground: InkColor(value: -2), background: InkColor(value: -2))
}
