import PanelTerminal
import Panels

/// Lines at heights of the panel, across it and a little further, with words at one end.
struct HeightLines {
  struct Line {
    /// Of the panel, in points.
    var height: Double
    var label: String
    var color: TerminalColor
    var isSolid: Bool

    /// Whether the words are at the right end.
    var isLabelledRight = false
  }

  var placement: PanelPlacement

  /// What is behind the words.
  var paper: TerminalColor

  /// Draws all lines, and then all words: no line strikes out what another says, or what the panel does.
  func draw(_ lines: [Line], on canvas: inout TerminalCanvas) {
    let shown = lines.compactMap { line in
      pixelRow(of: line.height, in: canvas).map { (line: line, pixel: $0) }
    }
    // Where every label has room is asked of what the panel shows, not of the lines.
    let starts = shown.map { labelStart($0.line, row: $0.pixel / 2, in: canvas) }
    // Lines go behind text, those that matter before the others.
    for (line, pixel) in shown where line.isSolid { drawStroke(line, pixel, on: &canvas) }
    for (line, pixel) in shown where !line.isSolid { drawStroke(line, pixel, on: &canvas) }
    for ((line, pixel), start) in zip(shown, starts) {
      drawLabel(line, column: start, row: pixel / 2, on: &canvas)
    }
  }

  /// The pixel row of a height; nil outside the canvas and on the help line.
  private func pixelRow(of height: Double, in canvas: TerminalCanvas) -> Int? {
    let y = (placement.frame.minY + placement.height - height) / TerminalGrid.pixel
    guard y >= 2, y < Double(canvas.height) else { return nil }
    return min(Int(y.rounded()), canvas.height - 1)
  }

  private func columns(in canvas: TerminalCanvas) -> Range<Int> {
    let background = TerminalGrid.pixels(placement.backgroundFrame)
    let left = Int(max(0, background.x - 4))
    let right = Int(min(Double(canvas.width), background.maxX + 4))
    return left..<max(left, right)
  }

  private func drawStroke(_ line: Line, _ pixel: Int, on canvas: inout TerminalCanvas) {
    // A line between two rows of cells lies at the edge of the lower one, others within a row.
    let stroke = pixel % 2 == 0 ? "▔" : "─"
    let row = pixel / 2
    // Not beside text either: a line between the words of a sentence strikes it out.
    let text = columns(in: canvas).filter { canvas.hasText(column: $0, row: row) }
    let taken = Set(text.flatMap { $0 - 1...$0 + 1 })
    for column in columns(in: canvas)
    where (line.isSolid || column % 2 == 0) && !taken.contains(column) {
      canvas.text(stroke, column: column, row: row, color: line.color, isBold: line.isSolid)
    }
  }

  /// The column at which a label begins: at its own end, in the middle, at the other end or beside the panel,
  /// wherever it covers no text first. Nowhere else, so that it does not wander while text moves beneath it.
  private func labelStart(_ line: Line, row: Int, in canvas: TerminalCanvas) -> Int {
    let columns = columns(in: canvas)
    let length = TerminalCanvas.columns(of: line.label)
    let left = columns.lowerBound + 1
    let right = columns.upperBound - length - 1
    let own = line.isLabelledRight ? right : left
    let places = [
      own, (left + right) / 2, left + right - own, left - length - 2, right + length + 2,
    ]
    return places.first { start in
      start >= 1 && start + length < canvas.width
        && (start - 1...start + length).allSatisfy { !canvas.hasText(column: $0, row: row) }
    } ?? own
  }

  private func drawLabel(
    _ line: Line, column: Int, row: Int, on canvas: inout TerminalCanvas
  ) {
    let length = TerminalCanvas.columns(of: line.label)
    canvas.fill(PixelRect(column: column - 1, row: row, columns: length + 2, rows: 1), paper)
    canvas.text(line.label, column: column, row: row, color: line.color, isBold: line.isSolid)
  }
}
