import PanelTerminal

/// Draws one line of content into the columns of a panel.
struct RowDrawing {
  var theme: DemoTheme

  /// The panel's first column, and how many it has.
  var column: Int
  var columns: Int

  var isRightToLeft: Bool

  /// Whether the keyboard is on this line.
  var isFocused = false

  private static let padding = ContentLayout.sidePadding

  /// The columns that text may use.
  private var width: Int { max(0, columns - 2 * Self.padding) }

  func draw(_ line: ContentRow, row: Int, on canvas: inout TerminalCanvas) {
    if isFocused {
      canvas.fill(
        PixelRect(column: column + 1, row: row, columns: max(0, columns - 2), rows: 1),
        theme.accent.opacity(0.16), corners: PixelCornerRadii(1))
    }
    switch line.style {
    case .title: text(line, row, theme.text, isBold: true, on: &canvas)
    case .text: text(line, row, theme.text, on: &canvas)
    case .note: text(line, row, theme.secondary, on: &canvas)
    case .gap: break
    case .separator:
      write(String(repeating: "─", count: width), from: 0, row, theme.separator, on: &canvas)
    case .toggle(let isOn):
      text(line, row, theme.text, reserved: 5, on: &canvas)
      drawSwitch(isOn, row, on: &canvas)
    case .choice(let isSelected):
      text(line, row, theme.text, indent: 2, on: &canvas)
      write(
        isSelected ? "●" : "○", from: 0, row, isSelected ? theme.accent : theme.handle, on: &canvas)
    case .button: drawButton(line, row, on: &canvas)
    case .place(let shade):
      text(line, row, theme.text, indent: 2, on: &canvas)
      write("●", from: 0, row, theme.dots[shade % theme.dots.count], on: &canvas)
    case .progress(let step, let count): drawProgress(step, count, row, on: &canvas)
    }
  }

  // MARK: Text

  /// Writes the text at the leading side and the detail at the trailing one.
  ///
  /// - Parameters:
  ///   - indent: Columns kept free before the text.
  ///   - reserved: Columns kept free at the trailing side.
  private func text(
    _ line: ContentRow, _ row: Int, _ color: TerminalColor, isBold: Bool = false, indent: Int = 0,
    reserved: Int = 0, on canvas: inout TerminalCanvas
  ) {
    let detail = TerminalCanvas.truncated(line.detail, to: max(0, width - indent - reserved))
    let detailWidth = TerminalCanvas.columns(of: detail)
    let room = width - indent - reserved - (detailWidth > 0 ? detailWidth + 1 : 0)
    let label = TerminalCanvas.truncated(line.text, to: max(0, room))
    write(label, from: indent, row, color, isBold: isBold, on: &canvas)
    write(detail, from: width - reserved - detailWidth, row, theme.secondary, on: &canvas)
  }

  /// Writes `text` so many columns from the leading side.
  private func write(
    _ text: String, from offset: Int, _ row: Int, _ color: TerminalColor, isBold: Bool = false,
    on canvas: inout TerminalCanvas
  ) {
    let length = TerminalCanvas.columns(of: text)
    let start = isRightToLeft ? width - offset - length : offset
    canvas.text(text, column: column + Self.padding + start, row: row, color: color, isBold: isBold)
  }

  // MARK: Shapes

  private func drawSwitch(_ isOn: Bool, _ row: Int, on canvas: inout TerminalCanvas) {
    let isRight = isOn != isRightToLeft
    write(
      isRight ? "━━●" : "●━━", from: width - 3, row, isOn ? theme.accent : theme.handle,
      on: &canvas)
  }

  private func drawButton(_ line: ContentRow, _ row: Int, on canvas: inout TerminalCanvas) {
    canvas.fill(
      PixelRect(column: column + Self.padding, row: row, columns: width, rows: 1),
      theme.accent, corners: PixelCornerRadii(1))
    let label = TerminalCanvas.truncated(line.text, to: width)
    let start = (width - TerminalCanvas.columns(of: label)) / 2
    canvas.text(
      label, column: column + Self.padding + start, row: row, color: theme.onAccent, isBold: true)
  }

  private func drawProgress(
    _ step: Int, _ count: Int, _ row: Int, on canvas: inout TerminalCanvas
  ) {
    for index in 0..<count {
      write(
        "●", from: index * 2, row, index == step ? theme.accent : theme.track, on: &canvas)
    }
  }
}
