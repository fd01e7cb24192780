import PanelTerminal
import Panels

/// Where things are: what a click hits, and how far the list goes.
extension DemoModel {
  /// What is under a place of the scene.
  enum Target: Hashable, Sendable {
    case map
    case handle
    /// A line of the content that stays, by its position among all lines.
    case row(Int)
    /// A line of the list, by its position among all lines; nil below the last.
    case list(Int?)
    /// The panel where it is empty.
    case panel
    case keyboard
  }

  /// What is under `point` at `time`.
  func target(at point: PanelPoint, time: Double) -> Target {
    let scene = panel.metrics.scene
    if point.y >= scene.size.height - scene.keyboardHeight { return .keyboard }
    let placement = panel.placement(at: time)
    guard panel.phase != .hidden, placement.backgroundFrame.contains(point) else { return .map }
    let top = TerminalGrid.row(at: placement.frame.minY)
    let line =
      Int((point.y / TerminalGrid.rowHeight).rounded(.down)) - top - ContentLayout.handleRows
    if line < 0 { return .handle }
    if layout.rows.indices.contains(line) { return .row(line) }
    guard !layout.listRows.isEmpty else { return .panel }
    let index = line + firstListRow(at: time, placement)
    return .list(index >= layout.rows.count && index < layout.allRows.count ? index : nil)
  }

  /// The furthest the list can be scrolled in the panel as it is at `time`, in points.
  func maximumListOffset(at time: Double) -> Double {
    layout.maximumOffset(panelHeight: panel.placement(at: time).height)
  }

  /// The height in which the list shows, in points.
  func listExtent(_ placement: PanelPlacement) -> Double {
    max(0, placement.height - layout.listTop)
  }

  /// How many rows of the list have gone beyond its upper edge; negative when it is pulled down.
  func firstListRow(at time: Double, _ placement: PanelPlacement) -> Int {
    let offset = list.shownOffset(
      at: time, maximum: layout.maximumOffset(panelHeight: placement.height),
      extent: listExtent(placement))
    return TerminalGrid.row(at: offset)
  }
}
