import PanelTerminal
import Panels

/// Draws what the engine knows: the stops as lines, where the panel would come to rest if the finger lifted
/// now, and why.
struct ExplainDrawing {
  var model: DemoModel
  var theme: DemoTheme
  var placement: PanelPlacement
  var time: Double

  func draw(on canvas: inout TerminalCanvas) {
    let explanation = model.panel.releaseExplanation(at: time)
    if model.panel.phase != .hidden {
      HeightLines(placement: placement, paper: theme.panel)
        .draw(stopLines(explanation) + projectionLine(explanation), on: &canvas)
    }
    drawBox(explanation, on: &canvas)
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
    let lines = lines(explanation, columns: columns - 2)
    let top = model.settings.hasSafeArea ? 3 : 2
    canvas.fill(
      PixelRect(column: left, row: top, columns: columns, rows: lines.count),
      theme.bar.opacity(0.86), corners: PixelCornerRadii(1))
    for (index, line) in lines.enumerated() {
      canvas.text(
        line, column: left + 1, row: top + index, color: index < 3 ? theme.barKey : theme.barText,
        limit: columns - 2)
    }
  }

  private func lines(_ explanation: ReleaseExplanation?, columns: Int) -> [String] {
    let panel = model.panel
    var lines = [
      "\(panel.phase) · \(panel.displayMode) · \(model.settings.policy.name)",
      "height \(placement.height.words)  index \(placement.detentIndex.hundredths)  "
        + "velocity \(panel.velocity(at: time).words)",
      "selected \(panel.selectedDetent?.words ?? "nothing")  "
        + "target \(panel.targetDetent?.words ?? "nothing")",
    ]
    if let explanation {
      lines += TextWrapping.lines(of: "\(explanation)", columns: columns)
    } else if !model.lastEffect.isEmpty {
      lines += TextWrapping.lines(of: "last: \(model.lastEffect)", columns: columns)
    }
    return lines
  }
}

extension Double {
  /// The number with up to two digits after the point.
  fileprivate var hundredths: String { "\((self * 100).rounded() / 100)" }
}
