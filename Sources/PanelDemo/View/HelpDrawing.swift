import PanelTerminal

/// Draws the help line, a notice below it, and on request the list of all keys.
struct HelpDrawing {
  var model: DemoModel
  var theme: DemoTheme

  /// What the help line names, most important first: it shows what fits.
  private static let hints: [(keys: String, text: String)] = [
    ("?", "keys"), ("q", "quit"), ("↑↓", "stops"), ("1-6", "flows"), ("p", "policy"),
    ("e", "explain"), ("r", "direction"), ("space", "show/hide"), ("i", "insets"),
    ("k", "keyboard"), ("n", "night"),
  ]

  private static let keys: [(keys: String, text: String)] = [
    ("mouse", "drag the panel, the list or the map; click; wheel"),
    ("↑ ↓", "the next stop, the one before"),
    ("Shift ↑ ↓ or K J", "drag by a row; Enter lets go, Esc gives up"),
    ("Tab, Enter", "choose a line, click it"),
    ("PgUp PgDn or [ ]", "scroll the list"),
    ("w a s d, ← →", "move the map"),
    ("space", "show or hide the panel"),
    ("Esc, o", "escape; tap beside the panel"),
    ("1 … 6", "walking, area, locations, subscription, onboarding, size to fit"),
    ("p", "policy: regular, compact, breakpoints, hysteresis, custom"),
    ("r", "right to left"),
    ("i, k", "safe area, keyboard of a phone"),
    ("e", "explain: stops, projection, decision"),
    ("m, n", "reduced motion, night"),
    ("q, Ctrl-C, Ctrl-Z", "quit; suspend"),
  ]

  func draw(on canvas: inout TerminalCanvas) {
    canvas.fill(PixelRect(column: 0, row: 0, columns: canvas.width, rows: 1), theme.bar)
    drawHints(on: &canvas)
    if let notice = model.notice { drawNotice(notice, on: &canvas) }
    if model.settings.showsKeys { drawKeys(on: &canvas) }
  }

  private func drawHints(on canvas: inout TerminalCanvas) {
    let title = model.choice.name
    // Wide terminals also say where one is.
    let titleStart = canvas.width - TerminalCanvas.columns(of: title) - 1
    let limit = canvas.width >= 72 ? titleStart - 2 : canvas.width
    var column = 1
    for (keys, text) in Self.hints {
      let end = column + TerminalCanvas.columns(of: keys + " " + text)
      guard end < limit else { break }
      column = canvas.text(keys, column: column, row: 0, color: theme.barKey, isBold: true) + 1
      column = canvas.text(text, column: column, row: 0, color: theme.barText) + 2
    }
    if limit < canvas.width {
      canvas.text(title, column: titleStart, row: 0, color: theme.barKey)
    }
  }

  private func drawNotice(_ notice: Notice, on canvas: inout TerminalCanvas) {
    let lines = TextWrapping.lines(of: notice.text, columns: canvas.width - 2)
    let columns = lines.reduce(0) { max($0, TerminalCanvas.columns(of: $1)) } + 2
    canvas.fill(
      PixelRect(column: 0, row: 1, columns: columns, rows: lines.count), theme.accent)
    for (index, line) in lines.enumerated() {
      canvas.text(
        line, column: 1, row: 1 + index, color: theme.onAccent, isBold: true,
        limit: canvas.width - 2)
    }
  }

  private func drawKeys(on canvas: inout TerminalCanvas) {
    let keyColumns = 18
    let columns = min(canvas.width, 84)
    let textColumns = columns - keyColumns - 4
    guard textColumns > 8 else { return }
    let lines = Self.keys.map { TextWrapping.lines(of: $0.text, columns: textColumns) }
    let rows = lines.reduce(2) { $0 + $1.count }
    let left = (canvas.width - columns) / 2
    var row = max(1, (canvas.size.rows - rows) / 2)
    let card = PixelRect(column: left, row: row, columns: columns, rows: rows)
    canvas.shadow(of: card, blur: 5, theme.shadow, corners: PixelCornerRadii(2))
    canvas.fill(card, theme.panel, corners: PixelCornerRadii(2))
    row += 1
    for (entry, texts) in zip(Self.keys, lines) {
      canvas.text(entry.keys, column: left + 2, row: row, color: theme.text, isBold: true)
      for text in texts {
        canvas.text(text, column: left + 2 + keyColumns, row: row, color: theme.secondary)
        row += 1
      }
    }
  }
}
