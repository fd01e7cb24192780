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
    ExplainBox(model: model, theme: theme, placement: placement, time: time)
      .draw(explanation, on: &canvas)
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
      return HeightLines.Line(
        height: stop.height, label: (isTarget ? "→ " : "") + Self.label(stop),
        color: isTarget ? theme.accent : theme.secondary, isSolid: isTarget)
    }
  }

  /// What rests at a stop, and its height, which is not said twice: "medium · 320 pt", "128 pt".
  private static func label(_ stop: ResolvedDetents.Stop) -> String {
    let height = "\(stop.height.words) pt"
    let names = stop.members.map(\.words).filter { $0 != height }
    return names.isEmpty ? height : names.joined(separator: " = ") + " · " + height
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
        label: "\(arrow)comes to rest at \(projection.words) pt", color: theme.marker,
        isSolid: true,
        isLabelledRight: true)
    ]
  }
}
