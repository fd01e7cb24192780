import Panels

/// A day of somebody who never lets go: a hundred and twenty events a second for twenty-four hours.
///
/// Every ten seconds a panel is dragged about, thrown, caught, resized, configured anew and now and then
/// dismissed. Nothing that happened may be kept for good: the process must not grow.
struct LongDay {
  static let eventsPerSecond = 120.0
  static let seconds = 24 * 60 * 60

  private var panel = Panel()
  private var time = 1e6
  private(set) var eventCount = 0
  private(set) var effectCount = 0

  /// Lives through the day, and tells the resident memory, in bytes, ten times.
  mutating func live(_ report: (_ hour: Double, _ memory: Int) -> Void) {
    send(.scene(PanelSceneGeometry(size: PanelSize(width: 393, height: 852), displayScale: 3)))
    send(.content(height: 240))
    let rounds = Self.seconds / 10
    for round in 0..<rounds {
      tenSeconds(round)
      if (round + 1).isMultiple(of: rounds / 10) {
        report(Double(round + 1) / 360, residentMemory())
      }
    }
  }

  private mutating func tenSeconds(_ round: Int) {
    let isTurned = round.isMultiple(of: 7)
    let size = isTurned ? PanelSize(width: 852, height: 393) : PanelSize(width: 393, height: 852)
    send(.scene(PanelSceneGeometry(size: size, displayScale: 3)))
    send(
      .configure(
        PanelConfiguration().panelDetents([.adaptive, .medium, .large])
          .panelSpring(round.isMultiple(of: 2) ? .bouncy : .standard)))
    send(.content(height: 200 + Double(round % 50)))
    send(.present)
    send(.dragBegan(at: PanelPoint(x: 100, y: 300), region: .handle))
    for step in 0..<1000 {
      let y = 300 + 250 * Double((step * 37) % 100 - 50) / 50
      send(.dragMoved(to: PanelPoint(x: 100, y: y)))
      if step == 500 { send(.dragMoved(to: PanelPoint(x: .nan, y: y))) }
    }
    send(.dragEnded(velocity: round.isMultiple(of: 3) ? 2500 : -2500))
    for _ in 0..<180 { send(.frame) }
    if round.isMultiple(of: 11) { send(.dismiss) }
    while eventCount < (round + 1) * 1200 { send(.frame) }
  }

  private mutating func send(_ event: PanelEvent) {
    effectCount += panel.send(event, at: time).count
    time += 1 / Self.eventsPerSecond
    eventCount += 1
  }
}
