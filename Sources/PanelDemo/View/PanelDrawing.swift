import PanelTerminal
import Panels

/// Draws the panel: its background, its handle and its content.
struct PanelDrawing {
  var model: DemoModel
  var theme: DemoTheme
  var placement: PanelPlacement
  var time: Double

  func draw(on canvas: inout TerminalCanvas) {
    let background = TerminalGrid.pixels(placement.backgroundFrame)
    let corners = pixelCorners
    canvas.shadow(of: background, blur: 5, theme.shadow, corners: corners)
    canvas.fill(background, theme.panel, corners: corners)
    canvas.clipped(to: contentClip) { canvas in
      drawHandle(on: &canvas)
      drawRows(on: &canvas)
    }
  }

  private var pixelCorners: PixelCornerRadii {
    let radii = placement.cornerRadii
    let isLeftToRight = model.settings.direction == .leftToRight
    let (topLeft, topRight) =
      isLeftToRight
      ? (radii.topLeading, radii.topTrailing) : (radii.topTrailing, radii.topLeading)
    let (bottomLeft, bottomRight) =
      isLeftToRight
      ? (radii.bottomLeading, radii.bottomTrailing) : (radii.bottomTrailing, radii.bottomLeading)
    return PixelCornerRadii(
      topLeft: topLeft / TerminalGrid.pixel, topRight: topRight / TerminalGrid.pixel,
      bottomLeft: bottomLeft / TerminalGrid.pixel, bottomRight: bottomRight / TerminalGrid.pixel)
  }

  /// The content ends where the insets or the keyboard begin.
  private var contentClip: PixelRect {
    var rect = placement.frame
    rect.size.height = min(rect.height, max(0, placement.height))
    return TerminalGrid.pixels(rect)
  }

  private func drawHandle(on canvas: inout TerminalCanvas) {
    let shows =
      switch model.panel.configuration.dragIndicator {
      case .automatic: model.panel.stops.stops.count > 1
      case .visible: true
      case .hidden: false
      }
    guard shows else { return }
    let frame = TerminalGrid.pixels(placement.frame)
    let isHeld = model.panel.phase == .dragging
    let width = isHeld ? 8.0 : 6.0
    canvas.fill(
      PixelRect(x: frame.x + (frame.width - width) / 2, y: frame.y + 1, width: width, height: 1),
      isHeld ? theme.secondary : theme.handle, corners: PixelCornerRadii(0.5))
  }

  // MARK: The lines

  private func drawRows(on canvas: inout TerminalCanvas) {
    let frame = placement.frame
    let first = TerminalGrid.row(at: frame.minY) + ContentLayout.handleRows
    let column = TerminalGrid.column(at: frame.minX)
    let columns = TerminalGrid.column(at: frame.maxX) - column
    var drawing = RowDrawing(
      theme: theme, column: column, columns: columns,
      isRightToLeft: model.settings.direction == .rightToLeft)
    let fixed = model.layout.rows.count
    for index in 0..<fixed {
      drawing.isFocused = model.focusedRow == index
      drawing.draw(model.layout.rows[index], row: first + index, on: &canvas)
    }
    guard !model.layout.listRows.isEmpty else { return }
    let listClip = PixelRect(
      x: Double(column), y: Double(first + fixed) * 2, width: Double(columns), height: 2000)
    canvas.clipped(to: listClip) { canvas in
      let scrolled = model.firstListRow(at: time, placement)
      let rowsShown = Int(min(model.listExtent(placement), 1e5) / TerminalGrid.rowHeight) + 2
      for line in 0..<rowsShown {
        let index = scrolled + line
        guard model.layout.listRows.indices.contains(index) else { continue }
        drawing.isFocused = model.focusedRow == fixed + index
        drawing.draw(model.layout.listRows[index], row: first + fixed + line, on: &canvas)
      }
      drawScrollBar(top: Double(first + fixed) * 2, column: column, columns, on: &canvas)
    }
  }

  /// A thin bar at the far side of the list says how much of it is elsewhere.
  private func drawScrollBar(
    top: Double, column: Int, _ columns: Int, on canvas: inout TerminalCanvas
  ) {
    let extent = model.listExtent(placement)
    let maximum = model.layout.maximumOffset(panelHeight: placement.height)
    guard maximum > 0, extent >= 3 * TerminalGrid.rowHeight else { return }
    let whole = extent / TerminalGrid.pixel - 1
    let length = max(2, whole * extent / model.layout.listHeight)
    let offset = model.list.shownOffset(at: time, maximum: maximum, extent: extent)
    let share = min(max(0, offset / maximum), 1)
    let isRightToLeft = model.settings.direction == .rightToLeft
    canvas.fill(
      PixelRect(
        x: Double(isRightToLeft ? column : column + columns - 1), y: top + (whole - length) * share,
        width: 1, height: length),
      theme.secondary.opacity(0.45), corners: PixelCornerRadii(0.5))
  }
}
