/// A grid of characters, with room for words behind each row.
struct TextCanvas {
  private var cells: [[Character]]
  private var labels: [String]

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    labels = Array(repeating: "", count: rows)
  }

  /// The rows, one a line, without spaces at their ends.
  var text: String {
    zip(cells, labels).map { row, label in
      var line = String(row) + label
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  mutating func put(_ character: Character, column: Int, row: Int) {
    cells[row][column] = character
  }

  mutating func fill(_ character: Character, columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    for row in rows {
      for column in columns { cells[row][column] = character }
    }
  }

  /// An outline; `corners` are the top left, top right, bottom left and bottom right characters.
  mutating func box(columns: ClosedRange<Int>, rows: ClosedRange<Int>, corners: String) {
    let (left, right, top, bottom) = (
      columns.lowerBound, columns.upperBound, rows.lowerBound, rows.upperBound
    )
    fill("─", columns: columns, rows: top...top)
    fill("─", columns: columns, rows: bottom...bottom)
    fill("│", columns: left...left, rows: rows)
    fill("│", columns: right...right, rows: rows)
    let places = [(left, top), (right, top), (left, bottom), (right, bottom)]
    for ((column, row), corner) in zip(places, corners) { put(corner, column: column, row: row) }
  }

  /// Writes behind a row; a second label follows the first.
  mutating func label(row: Int, _ text: String) {
    labels[row] += labels[row].isEmpty ? text : "," + text
  }
}
