import PanelAdaptation
import PanelCore
import PanelPresentation

extension PanelStoryboardFrame: CustomStringConvertible {
  /// The frame as a small picture of box characters, then its caption; no line break at the end.
  ///
  /// A column is half as wide as a row is high, as in most fonts. `+` is the middle of what the panel
  /// leaves free, `●` the stop the panel stands at or heads for, `▒` the keyboard, `·` what the system keeps
  /// for itself, and `◉` the finger.
  public var text: String {
    guard !scene.isEmpty else { return "(no scene)\n" + captionLine }
    var picture = FramePicture(self)
    picture.draw()
    return picture.canvas.text + "\n" + captionLine
  }

  /// The frame as a small picture, so that it prints in a test's failure.
  public var description: String { text }

  private var captionLine: String {
    let height = isShown ? StoryboardText.decimal(placement.height, places: 1) + " pt" : ""
    return [caption, detail, height].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

/// Draws one frame on a grid of characters.
private struct FramePicture {
  let frame: PanelStoryboardFrame
  var canvas: TextCanvas

  /// Columns and rows inside the scene's outline.
  private let columns: Int
  private let rows: Int

  /// Points to a column and to a row.
  private let columnWidth: Double
  private let rowHeight: Double

  private static let maximumColumns = 44.0
  private static let maximumRows = 20.0

  init(_ frame: PanelStoryboardFrame) {
    self.frame = frame
    let size = frame.scene.size
    let unit = max(size.width / Self.maximumColumns, size.height / (2 * Self.maximumRows))
    columns = max(6, Int((size.width / unit).rounded(.up)))
    rows = max(3, Int((size.height / unit / 2).rounded(.up)))
    columnWidth = size.width / Double(columns)
    rowHeight = size.height / Double(rows)
    canvas = TextCanvas(columns: columns + 2, rows: rows + 2)
  }

  mutating func draw() {
    canvas.box(columns: 0...columns + 1, rows: 0...rows + 1, corners: "┌┐└┘")
    drawSafeArea()
    drawMarker()
    if frame.isShown { drawPanel() }
    drawKeyboard()
    drawStops()
    if let finger = frame.finger {
      canvas.put("◉", column: column(finger.x), row: row(finger.y))
    }
  }

  // MARK: Scene

  private mutating func drawSafeArea() {
    let insets = frame.scene.safeAreaInsets
    let direction = frame.scene.layoutDirection
    let (left, right) = (insets.left(in: direction), insets.right(in: direction))
    for row in 1...rows {
      for column in 1...columns {
        let x = (Double(column) - 0.5) * columnWidth
        let y = (Double(row) - 0.5) * rowHeight
        let isTaken =
          y < insets.top || y > frame.scene.size.height - insets.bottom || x < left
          || x > frame.scene.size.width - right
        if isTaken { canvas.put("·", column: column, row: row) }
      }
    }
  }

  private mutating func drawMarker() {
    let free = frame.placement.unobscuredRect
    guard !free.isEmpty else { return }
    canvas.put("+", column: column(free.midX), row: row(free.midY))
  }

  private mutating func drawKeyboard() {
    let height = frame.scene.keyboardHeight
    guard height > 0 else { return }
    canvas.fill(
      "▒", columns: 1...columns, rows: row(frame.scene.size.height - height + rowHeight / 2)...rows)
  }

  // MARK: Panel

  private mutating func drawPanel() {
    let background = frame.placement.backgroundFrame
    let top = row(background.minY + rowHeight / 2)
    let bottom = row(background.maxY - rowHeight / 2)
    guard background.height >= rowHeight / 2, bottom >= top else { return }
    let (left, right) = (
      column(background.minX + columnWidth / 2), column(background.maxX - columnWidth / 2)
    )
    guard right > left else { return }
    canvas.fill(" ", columns: left...right, rows: top...bottom)
    guard bottom > top else {
      canvas.fill("─", columns: left...right, rows: top...top)
      return
    }
    canvas.box(columns: left...right, rows: top...bottom, corners: "╭╮╰╯")
    let middle = (left + right) / 2
    canvas.put("━", column: middle, row: top)
    canvas.put("━", column: middle + (right - left) % 2, row: top)
  }

  private mutating func drawStops() {
    for stop in frame.stops {
      let row = row(frame.floorY - stop.height + rowHeight / 2)
      let isTarget = stop.height == frame.placement.contentHeight && frame.isShown
      canvas.put("┤", column: columns + 1, row: row)
      canvas.label(row: row, (isTarget ? " ● " : "   ") + stop.label)
    }
  }

  // MARK: Cells

  /// The column that holds an x coordinate, held within the scene.
  private func column(_ x: Double) -> Int { cell(x / columnWidth, of: columns) }

  /// The row that holds a y coordinate, held within the scene.
  private func row(_ y: Double) -> Int { cell(y / rowHeight, of: rows) }

  private func cell(_ position: Double, of count: Int) -> Int {
    guard position > 0 else { return 1 }
    return 1 + Int(min(position, Double(count - 1)))
  }
}
