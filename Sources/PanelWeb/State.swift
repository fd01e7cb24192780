import Panels

// What the page asks of a panel: nothing here changes it.

/// Writes where everything is at `time`, in the order in which `Web/encoding.js` reads it, and answers how
/// many numbers that are.
@_expose(wasm, "panel_read")
@_cdecl("panel_read")
public func panelRead(_ address: UnsafeMutableRawPointer, _ time: Double) -> Int32 {
  let panel = WebPanel.at(address).panel
  let placement = panel.placement(at: time)
  var output = OutputWriter()
  output.put(panel.phase.number)
  output.put(panel.isPresented)
  output.put(placement.displayMode.number)
  output.put(panel.velocity(at: time))
  output.put(panel.restTime ?? .nan)
  output.put(panel.scrollOffset ?? .nan)
  output.put(panel.contentWidth)
  PageDetent.write(panel.selectedDetent, to: &output)
  PageDetent.write(panel.targetDetent, to: &output)
  output.put(placement)
  return Int32(output.count)
}

/// Writes the stops, and answers how many they are: for each its height, the detent it speaks as, and how
/// many detents it stands for.
@_expose(wasm, "panel_stops")
@_cdecl("panel_stops")
public func panelStops(_ address: UnsafeMutableRawPointer) -> Int32 {
  let panel = WebPanel.at(address).panel
  var output = OutputWriter()
  for stop in panel.stops.stops {
    output.put(stop.height)
    PageDetent.write(stop.detent(preferring: panel.selectedDetent), to: &output)
    output.put(stop.members.count)
  }
  return Int32(panel.stops.stops.count)
}

/// Says what the issue is that stands at `index` among the last event's effects, and answers how many bytes
/// that are; 0 where there is none.
@_expose(wasm, "panel_issue")
@_cdecl("panel_issue")
public func panelIssue(_ address: UnsafeMutableRawPointer, _ index: Int32) -> Int32 {
  guard let effects = WebPanel.at(address).effects, effects.indices.contains(Int(index)),
    case .issue(let issue) = effects[Int(index)]
  else { return 0 }
  return Exchange.say(issue.description)
}

/// Says why the panel would go where it would go if the finger lifted at `time`; 0 bytes while none drags.
///
/// The output holds where the motion would come to rest, in points, and the stop it would go to; −1 when it
/// would leave.
@_expose(wasm, "panel_explain")
@_cdecl("panel_explain")
public func panelExplain(_ address: UnsafeMutableRawPointer, _ time: Double) -> Int32 {
  guard let explanation = WebPanel.at(address).panel.releaseExplanation(at: time) else { return 0 }
  var output = OutputWriter()
  output.put(explanation.projection)
  switch explanation.target {
  case .stop(let index): output.put(index)
  case .dismiss: output.put(-1)
  }
  output.put(explanation.release.velocity)
  return Exchange.say(explanation.description)
}

extension PanelPhase {
  fileprivate var number: Int {
    switch self {
    case .hidden: 0
    case .resting: 1
    case .dragging: 2
    case .settling: 3
    case .dismissing: 4
    }
  }
}

extension OutputWriter {
  fileprivate mutating func put(_ placement: PanelPlacement) {
    put(placement.height)
    put(placement.contentHeight)
    put(placement.detentIndex)
    put(placement.presence)
    put(placement.dimming)
    put(placement.frame)
    put(placement.backgroundFrame)
    put(placement.cornerRadii.topLeading)
    put(placement.cornerRadii.bottomLeading)
    put(placement.mainContentInsets)
    put(placement.restingMainContentInsets)
    put(placement.unobscuredRect)
    put(placement.restingUnobscuredRect)
  }

  private mutating func put(_ rect: PanelRect) {
    put(rect.minX)
    put(rect.minY)
    put(rect.width)
    put(rect.height)
  }

  private mutating func put(_ insets: PanelInsets) {
    put(insets.top)
    put(insets.leading)
    put(insets.bottom)
    put(insets.trailing)
  }
}
