import PanelPresentation
import Panels

// What the page tells a panel. Each function answers the number of effects, which stand in the output.
// Times are in seconds, lengths in CSS pixels, which are the engine's points.

/// The input holds width, height, the insets (top, leading, bottom, trailing), the keyboard's height, whether
/// text runs from the right, and device pixels to a point.
@_expose(wasm, "panel_scene")
@_cdecl("panel_scene")
public func panelScene(_ address: UnsafeMutableRawPointer, _ time: Double) -> Int32 {
  Input.begin()
  let scene = PanelSceneGeometry(
    size: PanelSize(width: Input.number(), height: Input.number()),
    safeAreaInsets: PanelInsets(
      top: Input.number(), leading: Input.number(), bottom: Input.number(),
      trailing: Input.number()),
    keyboardHeight: Input.number(),
    layoutDirection: Input.flag() ? .rightToLeft : .leftToRight,
    displayScale: Input.number())
  let web = web(at: address)
  web.pointee.begin(at: time)
  web.pointee.panel.tell(scene, &web.pointee.effects)
  return web.pointee.end()
}

/// The input holds a whole configuration.
@_expose(wasm, "panel_configure")
@_cdecl("panel_configure")
public func panelConfigure(_ address: UnsafeMutableRawPointer, _ time: Double) -> Int32 {
  let settings = ConfigurationReader.read()
  let web = web(at: address)
  web.pointee.begin(at: time)
  web.pointee.panel.configure(settings, &web.pointee.effects)
  return web.pointee.end()
}

@_expose(wasm, "panel_content")
@_cdecl("panel_content")
public func panelContent(
  _ address: UnsafeMutableRawPointer, _ time: Double, _ height: Double
) -> Int32 {
  let web = web(at: address)
  web.pointee.begin(at: time)
  web.pointee.panel.measure(height, &web.pointee.effects)
  return web.pointee.end()
}

/// The input holds a detent.
@_expose(wasm, "panel_select")
@_cdecl("panel_select")
public func panelSelect(_ address: UnsafeMutableRawPointer, _ time: Double) -> Int32 {
  Input.begin()
  guard let detent = PageDetent.read() else { return 0 }
  let web = web(at: address)
  web.pointee.begin(at: time)
  web.pointee.panel.tell(select: detent, &web.pointee.effects)
  return web.pointee.end()
}

/// The events that are only a word: 0 present, 1 dismiss, 2 outsideTap, 3 escape, 4 increment, 5 decrement,
/// 6 frame.
@_expose(wasm, "panel_event")
@_cdecl("panel_event")
public func panelEvent(
  _ address: UnsafeMutableRawPointer, _ time: Double, _ kind: Int32
) -> Int32 {
  let web = web(at: address)
  web.pointee.begin(at: time)
  switch kind {
  case 0: web.pointee.panel.present(&web.pointee.effects)
  case 1: web.pointee.panel.dismiss(.request, &web.pointee.effects)
  case 2: web.pointee.panel.tapOutside(&web.pointee.effects)
  case 3: web.pointee.panel.escape(&web.pointee.effects)
  case 4: web.pointee.panel.step(by: 1, &web.pointee.effects)
  case 5: web.pointee.panel.step(by: -1, &web.pointee.effects)
  default: break
  }
  return web.pointee.end()
}
