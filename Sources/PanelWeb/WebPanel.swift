import PanelPresentation
import Panels

/// A panel of the page, and what came of the event at hand.
///
/// It lies in memory of its own, and the page holds the address. A pointer, not an object's property: what an
/// object holds is copied before it is asked for anything.
struct WebPanel {
  var panel: Panel
  var effects = PanelEffects()
  private var timeIssue: PanelIssue?

  init(_ settings: PanelSettings) { panel = Panel(settings) }

  // Two functions around what is told, and not one that takes it: that would be compiled again for each.

  /// What goes before telling the panel something.
  @inline(never)
  mutating func begin(at time: Double) {
    timeIssue = panel.begin(at: time, &effects)
  }

  /// What comes after it: writes what came of it to the output, and answers how many effects that are.
  @inline(never)
  mutating func end() -> Int32 {
    panel.end(timeIssue, &effects)
    let count = effects.count
    Output.begin()
    effects.drain { $0.write() }
    return Int32(count)
  }
}

/// What lies at an address that ``panelCreate()`` has given.
func web(at address: UnsafeMutableRawPointer) -> UnsafeMutablePointer<WebPanel> {
  address.assumingMemoryBound(to: WebPanel.self)
}

/// The input holds a whole configuration: that of content that states nothing. The page knows it anyway, and the
/// engine need not.
@_expose(wasm, "panel_create")
@_cdecl("panel_create")
public func panelCreate() -> UnsafeMutableRawPointer {
  let web = UnsafeMutablePointer<WebPanel>.allocate(capacity: 1)
  web.initialize(to: WebPanel(ConfigurationReader.read()))
  return UnsafeMutableRawPointer(web)
}

@_expose(wasm, "panel_destroy")
@_cdecl("panel_destroy")
public func panelDestroy(_ address: UnsafeMutableRawPointer) {
  web(at: address).deinitialize(count: 1)
  address.deallocate()
}
