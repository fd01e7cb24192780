import Panels

// A panel of the page lies in memory of its own, and the page holds the address. A pointer, not an object's
// property: what an object holds is copied before it is asked for anything.

/// The panel at an address that ``panelCreate()`` has given.
func panel(at address: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Panel> {
  address.assumingMemoryBound(to: Panel.self)
}

/// Sends an event, writes what came of it to the output, and answers how many effects that are.
@inline(never)
func send(_ event: PanelEvent, to address: UnsafeMutableRawPointer, at time: Double) -> Int32 {
  let effects = panel(at: address).pointee.send(event, at: time)
  var output = OutputWriter()
  for index in effects.indices { effects[index].write(to: &output) }
  return Int32(effects.count)
}

@_expose(wasm, "panel_create")
@_cdecl("panel_create")
public func panelCreate() -> UnsafeMutableRawPointer {
  let panel = UnsafeMutablePointer<Panel>.allocate(capacity: 1)
  panel.initialize(to: Panel())
  return UnsafeMutableRawPointer(panel)
}

@_expose(wasm, "panel_destroy")
@_cdecl("panel_destroy")
public func panelDestroy(_ address: UnsafeMutableRawPointer) {
  panel(at: address).deinitialize(count: 1)
  address.deallocate()
}
