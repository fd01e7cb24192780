import PanelPresentation
import Panels

// A finger or a mouse on the panel. Locations are in the scene, y pointing down.

/// The input holds the region (0 content, 1 handle, 2 outside), whether it came down in a list, and for a list
/// its offset, whether the furthest offset is known, that offset, and whether the list was still moving.
@_expose(wasm, "panel_drag_began")
@_cdecl("panel_drag_began")
public func panelDragBegan(
  _ address: UnsafeMutableRawPointer, _ time: Double, _ x: Double, _ y: Double, _ pointer: Int32
) -> Int32 {
  Input.begin()
  let region = dragRegion(Input.integer())
  var scroll: PanelScrollState?
  if Input.flag() {
    let offset = Input.number()
    let isLimited = Input.flag()
    let maximum = Input.number()
    scroll = PanelScrollState(
      offset: offset, maximumOffset: isLimited ? maximum : nil, isDecelerating: Input.flag())
  }
  let web = web(at: address)
  web.pointee.begin(at: time)
  web.pointee.panel.tell(
    dragBegan: PanelPoint(x: x, y: y), region: region, scroll: scroll, pointer: Int(pointer),
    &web.pointee.effects)
  return web.pointee.end()
}

@_expose(wasm, "panel_drag_moved")
@_cdecl("panel_drag_moved")
public func panelDragMoved(
  _ address: UnsafeMutableRawPointer, _ time: Double, _ x: Double, _ y: Double, _ pointer: Int32
) -> Int32 {
  let web = web(at: address)
  web.pointee.begin(at: time)
  web.pointee.panel.tell(
    dragMoved: PanelPoint(x: x, y: y), pointer: Int(pointer), &web.pointee.effects)
  return web.pointee.end()
}

/// The input holds whether the location is known, and whether a velocity is given, with it.
@_expose(wasm, "panel_drag_ended")
@_cdecl("panel_drag_ended")
public func panelDragEnded(
  _ address: UnsafeMutableRawPointer, _ time: Double, _ x: Double, _ y: Double, _ pointer: Int32
) -> Int32 {
  Input.begin()
  let location = Input.flag() ? PanelPoint(x: x, y: y) : nil
  let isMeasured = Input.flag()
  let velocity = Input.number()
  let web = web(at: address)
  web.pointee.begin(at: time)
  web.pointee.panel.tell(
    dragEnded: location, velocity: isMeasured ? velocity : nil, pointer: Int(pointer),
    &web.pointee.effects
  )
  return web.pointee.end()
}

@_expose(wasm, "panel_drag_cancelled")
@_cdecl("panel_drag_cancelled")
public func panelDragCancelled(
  _ address: UnsafeMutableRawPointer, _ time: Double, _ pointer: Int32
) -> Int32 {
  let web = web(at: address)
  web.pointee.begin(at: time)
  web.pointee.panel.cancelDrag(pointer: Int(pointer), &web.pointee.effects)
  return web.pointee.end()
}

private func dragRegion(_ number: Int) -> PanelDragRegion {
  switch number {
  case 1: .handle
  case 2: .outside
  default: .content
  }
}
