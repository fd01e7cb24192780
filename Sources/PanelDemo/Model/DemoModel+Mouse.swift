import PanelTerminal
import Panels

/// What the mouse does.
extension DemoModel {
  mutating func take(_ mouse: TerminalMouse, at time: Double) {
    let point = TerminalGrid.point(of: mouse)
    switch mouse.action {
    case .press(.left): press(at: point, time)
    case .drag(.left), .drag(.unknown): drag(to: point, time)
    case .release(.left), .release(.unknown): release(at: point, time)
    case .wheel(.up): turnWheel(by: -1, at: point, time)
    case .wheel(.down): turnWheel(by: 1, at: point, time)
    case .press, .drag, .release, .move, .wheel: break
    }
  }

  private mutating func press(at point: PanelPoint, _ time: Double) {
    if settings.showsKeys {
      settings.showsKeys = false
      return
    }
    switch target(at: point, time: time) {
    case .keyboard: held = .nothing
    case .map: held = .map(last: point, hasMoved: false)
    case .handle: grab(at: point, region: .handle, scroll: nil, time)
    case .row, .panel: grab(at: point, region: .content, scroll: nil, time)
    case .list:
      let scroll = PanelScrollState(
        offset: list.position(at: time), maximumOffset: maximumListOffset(at: time),
        isDecelerating: list.glide != nil)
      list.hold(at: time)
      grab(at: point, region: .content, scroll: scroll, time)
    }
  }

  private mutating func grab(
    at point: PanelPoint, region: PanelDragRegion, scroll: PanelScrollState?, _ time: Double
  ) {
    held = .panel(start: point, hasMoved: false)
    send(.dragBegan(at: point, region: region, scroll: scroll), at: time)
  }

  private mutating func drag(to point: PanelPoint, _ time: Double) {
    switch held {
    case .nothing: break
    case .panel(let start, let hasMoved):
      held = .panel(start: start, hasMoved: hasMoved || point != start)
      send(.dragMoved(to: point), at: time)
    case .map(let last, let hasMoved):
      held = .map(last: point, hasMoved: hasMoved || point != last)
      // The map follows the hand, so that what is under the marker goes the other way.
      moveMap(by: PanelPoint(x: last.x - point.x, y: last.y - point.y), time)
    }
  }

  private mutating func release(at point: PanelPoint, _ time: Double) {
    switch held {
    case .nothing: break
    case .panel(let start, let hasMoved):
      send(.dragEnded(at: point), at: time)
      let wasMoved = hasMoved || point != start
      if list.isHeld { list.release(maximum: maximumListOffset(at: time), at: time) }
      if !wasMoved { click(at: point, time) }
    case .map(let last, let hasMoved):
      if !hasMoved, point == last { tapMap(at: point, time) }
    }
    held = .nothing
  }

  private mutating func click(at point: PanelPoint, _ time: Double) {
    switch target(at: point, time: time) {
    case .row(let index), .list(let index?): activate(row: index, at: time)
    case .map, .handle, .list(nil), .panel, .keyboard: break
    }
  }

  /// Beside a panel that dims the scene a tap is the panel's; otherwise it is the map's.
  private mutating func tapMap(at point: PanelPoint, _ time: Double) {
    if panel.placement(at: time).dimming > 0 { return send(.outsideTap, at: time) }
    let centre = panel.placement(at: time).unobscuredRect
    let here = camera.place(at: time)
    camera.go(
      to: MapPoint(
        x: here.x + (point.x - centre.midX) / TerminalGrid.pixel,
        y: here.y + (point.y - centre.midY) / TerminalGrid.pixel),
      at: time)
  }

  /// Moves the map under the marker, by points of the scene.
  mutating func moveMap(by distance: PanelPoint, _ time: Double) {
    camera.move(
      byX: distance.x / TerminalGrid.pixel, y: distance.y / TerminalGrid.pixel, at: time)
  }

  // MARK: The wheel

  /// - Parameter notches: Positive turns towards the end.
  private mutating func turnWheel(by notches: Double, at point: PanelPoint, _ time: Double) {
    switch target(at: point, time: time) {
    case .map, .keyboard: break
    case .list: scrollList(by: notches * 2 * TerminalGrid.rowHeight, time)
    case .handle, .row, .panel:
      moveStandIn(.wheel, by: -notches * 2 * TerminalGrid.rowHeight, at: time)
    }
  }

  /// Scrolls the list at once, by points towards its end.
  mutating func scrollList(by distance: Double, _ time: Double) {
    list.wheel(by: distance, maximum: maximumListOffset(at: time), at: time)
  }
}
