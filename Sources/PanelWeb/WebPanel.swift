import Panels

/// A panel of the page: it lives on the heap, and the page holds its address.
final class WebPanel {
  var panel = Panel()

  /// What came of the last event.
  private(set) var effects: PanelEffects?

  /// Sends an event, writes what came of it to the output, and answers how many effects that are.
  func send(_ event: PanelEvent, at time: Double) -> Int32 {
    let effects = panel.send(event, at: time)
    self.effects = effects
    var output = OutputWriter()
    for effect in effects { effect.write(to: &output) }
    return Int32(effects.count)
  }

  /// The panel at an address that ``panelCreate()`` has given.
  static func at(_ address: UnsafeMutableRawPointer) -> WebPanel {
    Unmanaged<WebPanel>.fromOpaque(address).takeUnretainedValue()
  }
}

@_expose(wasm, "panel_create")
@_cdecl("panel_create")
public func panelCreate() -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(WebPanel()).toOpaque()
}

@_expose(wasm, "panel_destroy")
@_cdecl("panel_destroy")
public func panelDestroy(_ address: UnsafeMutableRawPointer) {
  Unmanaged<WebPanel>.fromOpaque(address).release()
}
