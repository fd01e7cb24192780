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

  /// Draws all lines, and then all words: one line does not strike out what another says.
  func draw(_ lines: [Line], on canvas: inout TerminalCanvas) {
    let shown = lines.compactMap { line in
      pixelRow(of: line.height, in: canvas).map { (line: line, pixel: $0) }
    }
    for (line, pixel) in shown { drawStroke(line, pixel, on: &canvas) }
    for (line, pixel) in shown { drawLabel(line, pixel / 2, on: &canvas) }
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
    for column in columns(in: canvas) where line.isSolid || column % 2 == 0 {
      canvas.text(
        stroke, column: column, row: pixel / 2, color: line.color, isBold: line.isSolid)
    }
  }

  private func drawLabel(_ line: Line, _ row: Int, on canvas: inout TerminalCanvas) {
    let columns = columns(in: canvas)
    let length = TerminalCanvas.columns(of: line.label)
    let start =
      line.isLabelledRight ? columns.upperBound - length - 1 : columns.lowerBound + 1
    canvas.fill(PixelRect(column: start - 1, row: row, columns: length + 2, rows: 1), paper)
    canvas.text(line.label, column: start, row: row, color: line.color, isBold: line.isSolid)
  }
}
