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
    drawStops(explanation, on: &canvas)
    if let explanation {
      drawLine(
        at: explanation.projection, "comes to rest at \(explanation.projection.words)",
        theme.marker, isSolid: true, atTrailingEnd: true, on: &canvas)
    }
    drawBox(explanation, on: &canvas)
  }

  // MARK: Lines

  private func drawStops(_ explanation: ReleaseExplanation?, on canvas: inout TerminalCanvas) {
    for (index, stop) in model.panel.stops.stops.enumerated() {
      let isTarget = explanation.map { $0.target == .stop(index) } ?? false
      let names = stop.members.map(\.words).joined(separator: " = ")
      drawLine(
        at: stop.height, (isTarget ? "→ " : "") + "\(names) · \(stop.height.words)",
        isTarget ? theme.accent : theme.secondary, isSolid: isTarget, atTrailingEnd: false,
        on: &canvas)
    }
  }

  /// A line at a height of the panel, across it and a little further, with words at one end.
  private func drawLine(
    at height: Double, _ label: String, _ color: TerminalColor, isSolid: Bool, atTrailingEnd: Bool,
    on canvas: inout TerminalCanvas
  ) {
    let y = (placement.frame.minY + placement.height - height) / TerminalGrid.pixel
    guard y >= 2, y < Double(canvas.height) else { return }
    let pixel = Int(y.rounded())
    // A line between two rows of cells lies at the edge of the lower one, others within a row.
    let stroke = pixel % 2 == 0 ? "▔" : "─"
    let row = pixel / 2
    let background = TerminalGrid.pixels(placement.backgroundFrame)
    let left = Int(max(0, background.x - 4))
    let right = Int(min(Double(canvas.width), background.maxX + 4))
    for column in left..<max(left, right) where isSolid || column % 2 == 0 {
      canvas.text(stroke, column: column, row: row, color: color, isBold: isSolid)
    }
    let columns = TerminalCanvas.columns(of: label)
    let start = atTrailingEnd ? right - columns - 1 : left + 1
    canvas.fill(
      PixelRect(column: start - 1, row: row, columns: columns + 2, rows: 1),
      theme.panel.opacity(0.92))
    canvas.text(label, column: start, row: row, color: color, isBold: isSolid)
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
