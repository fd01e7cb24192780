import Panels

// A finger or a mouse on the panel. Locations are in the scene, y pointing down.

/// The input holds the region (0 content, 1 handle, 2 outside), whether it came down in a list, and for a list
/// its offset, whether the furthest offset is known, that offset, and whether the list was still moving.
@_expose(wasm, "panel_drag_began")
@_cdecl("panel_drag_began")
public func panelDragBegan(
  _ address: UnsafeMutableRawPointer, _ time: Double, _ x: Double, _ y: Double, _ pointer: Int32
) -> Int32 {
  var input = InputReader()
  let region = dragRegion(input.integer())
  var scroll: PanelScrollState?
  if input.flag() {
    let offset = input.number()
    let isLimited = input.flag()
    let maximum = input.number()
    scroll = PanelScrollState(
      offset: offset, maximumOffset: isLimited ? maximum : nil, isDecelerating: input.flag())
  }
  return send(
    .dragBegan(
      at: PanelPoint(x: x, y: y), region: region, scroll: scroll, pointer: Int(pointer)),
    to: address, at: time)
}

@_expose(wasm, "panel_drag_moved")
@_cdecl("panel_drag_moved")
public func panelDragMoved(
  _ address: UnsafeMutableRawPointer, _ time: Double, _ x: Double, _ y: Double, _ pointer: Int32
) -> Int32 {
  send(.dragMoved(to: PanelPoint(x: x, y: y), pointer: Int(pointer)), to: address, at: time)
}

/// The input holds whether the location is known, and whether a velocity is given, with it.
@_expose(wasm, "panel_drag_ended")
@_cdecl("panel_drag_ended")
public func panelDragEnded(
  _ address: UnsafeMutableRawPointer, _ time: Double, _ x: Double, _ y: Double, _ pointer: Int32
) -> Int32 {
  var input = InputReader()
  let location = input.flag() ? PanelPoint(x: x, y: y) : nil
  let isMeasured = input.flag()
  let velocity = input.number()
  return send(
    .dragEnded(at: location, velocity: isMeasured ? velocity : nil, pointer: Int(pointer)),
    to: address, at: time)
}

@_expose(wasm, "panel_drag_cancelled")
@_cdecl("panel_drag_cancelled")
public func panelDragCancelled(
  _ address: UnsafeMutableRawPointer, _ time: Double, _ pointer: Int32
) -> Int32 {
  send(.dragCancelled(pointer: Int(pointer)), to: address, at: time)
}

private func dragRegion(_ number: Int) -> PanelDragRegion {
  switch number {
  case 1: .handle
  case 2: .outside
  default: .content
  }
}
