import PanelTerminal
import Panels

/// The words of the explain mode: how things are, and how they came about.
struct ExplainBox {
  var model: DemoModel
  var theme: DemoTheme
  var placement: PanelPlacement
  var time: Double

  /// As many lines as there are at most in a usual terminal: a box with fewer has its place by them, too, so
  /// that it does not wander with every word.
  private static let usualLines = 6

  func draw(_ explanation: ReleaseExplanation?, on canvas: inout TerminalCanvas) {
    let free = TerminalGrid.pixels(placement.unobscuredRect)
    let isColumn = placement.displayMode == .regular
    let left = isColumn ? Int(max(0, free.x)) + 1 : 1
    let columns = min((isColumn ? Int(max(0, free.width)) : canvas.width) - 2, 58)
    guard columns >= 24, canvas.size.rows >= 8 else { return }
    let state = Self.joined(stateWords, columns: columns - 2)
    let history = historyLines(explanation).flatMap {
      TextWrapping.lines(of: $0, columns: columns - 2)
    }
    let rows = rows(for: state.count + history.count, rows: canvas.size.rows)
    // Opaque: text that shone through would mix with its own.
    canvas.fill(
      PixelRect(column: left, row: rows.lowerBound, columns: columns, rows: rows.count),
      theme.bar, corners: PixelCornerRadii(1))
    for (index, line) in (state + history).prefix(rows.count).enumerated() {
      canvas.text(
        line, column: left + 1, row: rows.lowerBound + index,
        color: index < state.count ? theme.barKey : theme.barText, limit: columns - 2)
    }
  }

  // MARK: Place

  /// The rows of a box with `count` lines.
  ///
  /// With a panel across the bottom: over the map where it leaves the marker alone, else over what is below
  /// the panel's own lines, else over the marker, but never over the panel's title.
  private func rows(for count: Int, rows: Int) -> Range<Int> {
    // A row is left for notices, and one more for the notch.
    let top = model.settings.hasSafeArea ? 3 : 2
    let bottom = model.settings.hasSafeArea ? rows - 1 : rows
    let usual = max(count, Self.usualLines)
    if placement.displayMode == .regular {
      return rowsBesideColumn(for: count, between: top, and: bottom)
    }
    let edge = panelEdge(rows: rows)
    let title = edge + ContentLayout.handleRows
    if top + usual <= min(edge, markerTop) { return top..<top + count }
    if bottom - usual >= title + model.layout.rows.count { return bottom - count..<bottom }
    if top + count <= edge { return top..<top + count }
    let (above, below) = (max(0, edge - top), max(0, bottom - title - 1))
    return above > below
      ? top..<top + min(count, above) : bottom - min(count, below)..<bottom
  }

  /// Beside a column: at the map's lower end, since the marker stands above its middle.
  private func rowsBesideColumn(for count: Int, between top: Int, and bottom: Int) -> Range<Int> {
    let free = min(bottom, TerminalGrid.row(at: placement.unobscuredRect.maxY))
    let end = free - count < top ? bottom : free
    return max(top, end - count)..<end
  }

  /// The first row of the panel; that below the last while there is none.
  private func panelEdge(rows: Int) -> Int {
    model.panel.phase == .hidden
      ? rows : min(TerminalGrid.row(at: placement.backgroundFrame.minY), rows)
  }

  /// The first row of the marker.
  private var markerTop: Int {
    let point = placement.unobscuredRect.midY / TerminalGrid.pixel
    return Int((max(0, point - MapMarker.height) / 2).rounded(.down))
  }

  // MARK: Words

  /// How things are.
  private var stateWords: [String] {
    let panel = model.panel
    let (selected, target) = (panel.selectedDetent, panel.targetDetent)
    return [
      "\(panel.phase)", "\(panel.displayMode)", "policy \(model.settings.policy.name)",
      "selected \(selected?.words ?? "nothing")",
    ] + (target == selected ? [] : ["target \(target?.words ?? "nothing")"]) + [
      "height \(placement.height.words) pt", "index \(placement.detentIndex.hundredths)",
      "velocity \(panel.velocity(at: time).words) pt/s",
    ]
  }

  /// How they came about, or would.
  private func historyLines(_ explanation: ReleaseExplanation?) -> [String] {
    if model.panel.phase == .dragging { return explanation.map { ["now: \($0)"] } ?? [] }
    return (model.lastEffect.isEmpty ? [] : ["last: \(model.lastEffect)"])
      + (model.lastRelease.map { ["last drag: \($0)"] } ?? [])
  }

  /// As few lines as needed: what belongs together is not torn apart.
  private static func joined(_ words: [String], columns: Int) -> [String] {
    words.reduce(into: []) { lines, word in
      let line = lines.last.map { $0 + " · " + word } ?? word
      if !lines.isEmpty, TerminalCanvas.columns(of: line) <= columns {
        lines[lines.count - 1] = line
      } else {
        lines.append(word)
      }
    }
  }
}

extension Double {
  /// The number with up to two digits after the point.
  fileprivate var hundredths: String { "\((self * 100).rounded() / 100)" }
}
