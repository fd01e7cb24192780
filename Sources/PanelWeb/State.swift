import Panels

// What the page asks of a panel: nothing here changes it.

/// Writes where everything is at `time`, in the order in which `Web/element/encoding.js` reads it, and answers how
/// many numbers that are.
@_expose(wasm, "panel_read")
@_cdecl("panel_read")
public func panelRead(_ address: UnsafeMutableRawPointer, _ time: Double) -> Int32 {
  read(&web(at: address).pointee.panel, at: time)
}

/// Takes the panel by reference, though nothing changes it: by value it would be copied.
private func read(_ panel: inout Panel, at time: Double) -> Int32 {
  Output.begin()
  Output.put(panel.phase.number)
  Output.put(panel.isPresented)
  Output.put(panel.displayMode.number)
  Output.put(panel.velocity(at: time))
  Output.put(panel.restTime ?? .nan)
  Output.put(panel.scrollOffset ?? .nan)
  Output.put(panel.contentWidth)
  PageDetent.write(panel.selectedDetent)
  PageDetent.write(panel.targetDetent)
  Output.put(panel.placement(at: time))
  return Int32(Output.count)
}

/// Writes the stops, and answers how many they are: for each its height, the detent it speaks as, and how
/// many detents it stands for.
@_expose(wasm, "panel_stops")
@_cdecl("panel_stops")
public func panelStops(_ address: UnsafeMutableRawPointer) -> Int32 {
  writeStops(&web(at: address).pointee.panel)
}

private func writeStops(_ panel: inout Panel) -> Int32 {
  let (stops, selected) = (panel.metrics.detents.stops, panel.selectedDetent)
  Output.begin()
  for stop in stops {
    Output.put(stop.height)
    PageDetent.write(stop.detent(preferring: selected))
    Output.put(stop.members.count)
  }
  return Int32(stops.count)
}

/// Writes why the panel would go where it would go if the finger lifted at `time`, and answers how many
/// numbers that are; 0 while none drags.
///
/// The output holds where the motion would come to rest, in points; the stop it would go to, −1 when it would
/// leave, and that stop's height, not a number without one; the velocity and the height at the release; the rule
/// by its number in `Web/element/words.js`; how many stops there are, how many of them were considered, and the
/// height and the distance of each of these. The page makes a sentence of it.
@_expose(wasm, "panel_explain")
@_cdecl("panel_explain")
public func panelExplain(_ address: UnsafeMutableRawPointer, _ time: Double) -> Int32 {
  guard let explanation = explain(&web(at: address).pointee.panel, at: time) else { return 0 }
  Output.begin()
  Output.put(explanation)
  return Int32(Output.count)
}

private func explain(_ panel: inout Panel, at time: Double) -> ReleaseExplanation? {
  panel.releaseExplanation(at: time)
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

extension Output {
  fileprivate static func put(_ explanation: ReleaseExplanation) {
    let release = explanation.release
    put(explanation.projection)
    switch explanation.target {
    case .stop(let index):
      put(index)
      put(release.stops.indices.contains(index) ? release.stops[index] : .nan)
    case .dismiss:
      put(-1)
      put(.nan)
    }
    put(release.velocity)
    put(release.position)
    put(explanation.rule.number)
    put(release.stops.count)
    put(explanation.candidates.count)
    for candidate in explanation.candidates {
      put(candidate.height)
      put(candidate.distance)
    }
  }

  fileprivate static func put(_ placement: PanelPlacement) {
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

  @inline(never)
  private static func put(_ rect: PanelRect) {
    put(rect.minX)
    put(rect.minY)
    put(rect.width)
    put(rect.height)
  }

  @inline(never)
  private static func put(_ insets: PanelInsets) {
    put(insets.top)
    put(insets.leading)
    put(insets.bottom)
    put(insets.trailing)
  }
}

extension ReleaseExplanation.Rule {
  fileprivate var number: Int {
    switch self {
    case .onlyStop: 0
    case .nearestToProjection: 1
    case .flick: 2
    case .tieByVelocity: 3
    case .tieByMovement: 4
    case .tieByOrigin: 5
    case .tieUpwards: 6
    case .positionalThreshold: 7
    case .dismissal: 8
    case .ownRule: 9
    }
  }
}
