import PanelTerminal
import Panels

/// How a terminal's cells are points of a scene: 8 to a column and 16 to a row, as on a screen.
///
/// So 80 columns are 640 points, the width at which the regular policy makes the panel a column. One pixel
/// of the canvas, half a cell, is 8 points in both directions.
enum TerminalGrid {
  /// The extent of a cell, in points.
  static let (columnWidth, rowHeight) = (8.0, 16.0)

  /// The extent of a canvas pixel, in points.
  static let pixel = 8.0

  /// The size of a scene that fills a terminal.
  static func size(of terminal: TerminalSize) -> PanelSize {
    PanelSize(
      width: Double(terminal.columns) * columnWidth, height: Double(terminal.rows) * rowHeight)
  }

  /// The middle of the cell the mouse is over.
  static func point(of mouse: TerminalMouse) -> PanelPoint {
    PanelPoint(
      x: (Double(mouse.column) + 0.5) * columnWidth, y: (Double(mouse.row) + 0.5) * rowHeight)
  }

  /// The row of cells whose upper edge is nearest to a y coordinate in points.
  static func row(at y: Double) -> Int { whole((y / rowHeight).rounded()) }

  /// The column of cells whose left edge is nearest to an x coordinate in points.
  static func column(at x: Double) -> Int { whole((x / columnWidth).rounded()) }

  /// From the scene to the canvas.
  static func pixels(_ rect: PanelRect) -> PixelRect {
    PixelRect(
      x: rect.minX / pixel, y: rect.minY / pixel, width: rect.width / pixel,
      height: rect.height / pixel)
  }

  /// A number that has no fraction as an integer; far away it is held where integers can bear it.
  private static func whole(_ value: Double) -> Int { Int(min(max(value, -1e6), 1e6)) }
}
