import PanelTerminal

/// Content brought into the lines of a panel of a certain width.
struct ContentLayout: Hashable, Sendable {
  /// The lines that stay where they are.
  private(set) var rows: [ContentRow] = []

  /// The lines of the list below them, which scrolls; empty where there is none.
  private(set) var listRows: [ContentRow] = []

  /// The rows of the handle, above the content.
  static let handleRows = 2

  /// The height of the handle, in points.
  static let handleHeight = Double(handleRows) * TerminalGrid.rowHeight

  /// The height of the free space below the content, in points.
  static let bottomPadding = 16.0

  /// The columns kept free at each side.
  static let sidePadding = 2

  init() {}

  /// Lays out `content` in a panel `columns` columns wide.
  init(_ content: Content, columns: Int) {
    let width = max(1, columns - 2 * Self.sidePadding)
    for part in content.parts {
      switch part {
      case .row(let row): rows.append(row)
      case .list(let items): listRows.append(contentsOf: items)
      case .paragraph(let text):
        rows += TextWrapping.lines(of: text, columns: width)
          .map { ContentRow(style: .text, text: $0) }
      }
    }
  }

  /// The height of a panel in which all of it shows, in points.
  var height: Double {
    Self.handleHeight + Double(rows.count + listRows.count) * TerminalGrid.rowHeight
      + Self.bottomPadding
  }

  /// How far below the panel's top edge the list begins, in points.
  var listTop: Double { Self.handleHeight + Double(rows.count) * TerminalGrid.rowHeight }

  /// The height of the whole list, with the free space below it, in points.
  var listHeight: Double { Double(listRows.count) * TerminalGrid.rowHeight + Self.bottomPadding }

  /// The furthest the list can be scrolled in a panel `height` points high, in points.
  func maximumOffset(panelHeight height: Double) -> Double {
    listRows.isEmpty ? 0 : max(0, listHeight - max(0, height - listTop))
  }

  /// All lines, those of the list last.
  var allRows: [ContentRow] { rows + listRows }

  /// The positions among all lines of those that can be clicked.
  var activeRows: [Int] { allRows.indices.filter { allRows[$0].action != nil } }
}
