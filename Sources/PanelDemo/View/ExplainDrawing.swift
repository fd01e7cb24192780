import PanelTerminal
import Panels

/// Draws what the engine knows: the stops as lines, where the panel would come to rest if the finger lifted
/// now, and why; after it lifted, why the panel went where it went, until the next drag.
struct ExplainDrawing {
  var model: DemoModel
  var theme: DemoTheme
  var placement: PanelPlacement
  var time: Double

  func draw(on canvas: inout TerminalCanvas) {
    let panel = model.panel
    let explanation = panel.releaseExplanation(at: time) ?? panel.lastReleaseExplanation
    if panel.phase != .hidden {
      let shown = explanation.flatMap { isUnderWay($0) ? $0 : nil }
      HeightLines(placement: placement, paper: theme.panel)
        .draw(stopLines(shown) + projectionLine(shown), on: &canvas)
    }
    drawBox(explanation, on: &canvas)
  }

  /// Whether the panel is held, or still on its way to where the decision sent it.
  private func isUnderWay(_ explanation: ReleaseExplanation) -> Bool {
    let panel = model.panel
    switch (panel.phase, explanation.target) {
    case (.dragging, _), (.dismissing, .dismiss): return true
    case (.settling, .stop(let index)):
      guard let target = panel.targetDetent, panel.stops.stops.indices.contains(index) else {
        return false
      }
      return panel.stops.stops[index].members.contains(target)
    case (.settling, .dismiss), (.dismissing, .stop), (.hidden, _), (.resting, _): return false
    }
  }

  // MARK: Lines

  private func stopLines(_ explanation: ReleaseExplanation?) -> [HeightLines.Line] {
    model.panel.stops.stops.enumerated().map { index, stop in
      let isTarget = explanation.map { $0.target == .stop(index) } ?? false
      let names = stop.members.map(\.words).joined(separator: " = ")
      return HeightLines.Line(
        height: stop.height, label: (isTarget ? "→ " : "") + "\(names) · \(stop.height.words)",
        color: isTarget ? theme.accent : theme.secondary, isSolid: isTarget)
    }
  }

  /// Where the panel would come to rest by itself; beyond the scene's edge, at the edge with an arrow.
  private func projectionLine(_ explanation: ReleaseExplanation?) -> [HeightLines.Line] {
    guard let projection = explanation?.projection else { return [] }
    let bottom = placement.frame.minY + placement.height
    let highest = bottom - TerminalGrid.rowHeight
    let lowest = bottom - model.panel.metrics.scene.size.height + TerminalGrid.rowHeight
    let arrow = projection > highest ? "↑ " : projection < lowest ? "↓ " : ""
    return [
      HeightLines.Line(
        height: max(min(projection, highest), lowest),
        label: "\(arrow)comes to rest at \(projection.words)", color: theme.marker, isSolid: true,
        isLabelledRight: true)
    ]
  }

  // MARK: The box

  private func drawBox(_ explanation: ReleaseExplanation?, on canvas: inout TerminalCanvas) {
    let free = TerminalGrid.pixels(placement.unobscuredRect)
    let isColumn = placement.displayMode == .regular
    // Over the map where there is room for it, else over the panel's own upper part.
    let left = isColumn ? Int(max(0, free.x)) + 1 : 1
    let columns = min(isColumn ? Int(max(0, free.width)) - 2 : canvas.width - 2, 56)
    guard columns >= 24, canvas.size.rows >= 8 else { return }
    let top = model.settings.hasSafeArea ? 3 : 2
    let state = wrapped(stateLines, columns: columns - 2)
    let lines = (state + wrapped(historyLines(explanation), columns: columns - 2))
      .prefix(canvas.size.rows - top)
    // Opaque: text that shone through would mix with its own.
    canvas.fill(
      PixelRect(column: left, row: top, columns: columns, rows: lines.count), theme.bar,
      corners: PixelCornerRadii(1))
    for (index, line) in lines.enumerated() {
      canvas.text(
        line, column: left + 1, row: top + index,
        color: index < state.count ? theme.barKey : theme.barText, limit: columns - 2)
    }
  }

  private func wrapped(_ lines: [String], columns: Int) -> [String] {
    lines.flatMap { TextWrapping.lines(of: $0, columns: columns) }
  }

  /// How things are.
  private var stateLines: [String] {
    let panel = model.panel
    return [
      "\(panel.phase) · \(panel.displayMode) · \(model.settings.policy.name)",
      "height \(placement.height.words) · index \(placement.detentIndex.hundredths) · "
        + "velocity \(panel.velocity(at: time).words)",
      "selected \(panel.selectedDetent?.words ?? "nothing") · "
        + "target \(panel.targetDetent?.words ?? "nothing")",
    ]
  }

  /// How they came about, or would.
  private func historyLines(_ explanation: ReleaseExplanation?) -> [String] {
    if model.panel.phase == .dragging { return explanation.map { ["now: \($0)"] } ?? [] }
    return (model.lastEffect.isEmpty ? [] : ["last: \(model.lastEffect)"])
      + (explanation.map { ["last drag: \($0)"] } ?? [])
  }
}

extension Double {
  /// The number with up to two digits after the point.
  fileprivate var hundredths: String { "\((self * 100).rounded() / 100)" }
}
