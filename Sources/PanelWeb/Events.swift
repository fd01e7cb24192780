import Panels

// What the page tells a panel. Each function answers the number of effects, which stand in the output.
// Times are in seconds, lengths in CSS pixels, which are the engine's points.

/// The input holds width, height, the insets (top, leading, bottom, trailing), the keyboard's height, whether
/// text runs from the right, and device pixels to a point.
@_expose(wasm, "panel_scene")
@_cdecl("panel_scene")
public func panelScene(_ address: UnsafeMutableRawPointer, _ time: Double) -> Int32 {
  var input = InputReader()
  let scene = PanelSceneGeometry(
    size: PanelSize(width: input.number(), height: input.number()),
    safeAreaInsets: PanelInsets(
      top: input.number(), leading: input.number(), bottom: input.number(),
      trailing: input.number()),
    keyboardHeight: input.number(),
    layoutDirection: input.flag() ? .rightToLeft : .leftToRight,
    displayScale: input.number())
  return send(.scene(scene), to: address, at: time)
}

/// The input holds a whole configuration.
@_expose(wasm, "panel_configure")
@_cdecl("panel_configure")
public func panelConfigure(_ address: UnsafeMutableRawPointer, _ time: Double) -> Int32 {
  var reader = ConfigurationReader()
  return send(.configure(reader.read()), to: address, at: time)
}

@_expose(wasm, "panel_content")
@_cdecl("panel_content")
public func panelContent(
  _ address: UnsafeMutableRawPointer, _ time: Double, _ height: Double
) -> Int32 {
  send(.content(height: height), to: address, at: time)
}

/// The input holds a detent.
@_expose(wasm, "panel_select")
@_cdecl("panel_select")
public func panelSelect(_ address: UnsafeMutableRawPointer, _ time: Double) -> Int32 {
  var input = InputReader()
  guard let detent = PageDetent.read(&input) else { return 0 }
  return send(.select(detent), to: address, at: time)
}

/// The events that are only a word: 0 present, 1 dismiss, 2 outsideTap, 3 escape, 4 increment, 5 decrement,
/// 6 frame.
@_expose(wasm, "panel_event")
@_cdecl("panel_event")
public func panelEvent(
  _ address: UnsafeMutableRawPointer, _ time: Double, _ kind: Int32
) -> Int32 {
  let event: PanelEvent =
    switch kind {
    case 0: .present
    case 1: .dismiss
    case 2: .outsideTap
    case 3: .escape
    case 4: .increment
    case 5: .decrement
    default: .frame
    }
  return send(event, to: address, at: time)
}
