import Panels

extension GrowthSeries {
  /// With the number of events in the life of one panel.
  static var events: [GrowthSeries] {
    let sizes = [1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000]
    return [GrowthSeries("events-life", sizes, operation: life)]
  }

  private static func life(_ size: Int) -> (Int) -> Double {
    { iterations in
      var sum = 0.0
      for _ in 0..<iterations {
        var life = PanelLife()
        sum += Double(life.live(events: size))
      }
      return sum
    }
  }
}

/// The life of a panel: rounds of a hundred events, in each of which it turns, is configured and presented
/// anew, dragged, thrown, caught and now and then dismissed; each with a mistake of the caller's.
private struct PanelLife {
  private var panel = Panel()
  private var time = 0.0
  private var count = 0
  private var effects = 0

  private static let portrait = PanelSceneGeometry(size: PanelSize(width: 393, height: 852))
  private static let landscape = PanelSceneGeometry(size: PanelSize(width: 852, height: 393))

  /// Lives through so many events, and answers the number of effects.
  mutating func live(events: Int) -> Int {
    var round = 0
    while count < events {
      hundredEvents(round)
      round += 1
    }
    return effects
  }

  private mutating func hundredEvents(_ round: Int) {
    let end = count + 100
    send(.scene(round.isMultiple(of: 7) ? Self.landscape : Self.portrait))
    let spring = round.isMultiple(of: 2) ? PanelSpring.bouncy : .standard
    send(
      .configure(
        PanelConfiguration().panelDetents([.adaptive, .medium, .large]).panelSpring(spring)))
    send(.content(height: 200 + Double(round % 50)))
    send(.present)
    send(.dragBegan(at: PanelPoint(x: 100, y: 300), region: .handle))
    for step in 0..<60 {
      send(.dragMoved(to: PanelPoint(x: 100, y: 300 + Double((step * 37) % 100 - 50))))
    }
    send(.dragMoved(to: PanelPoint(x: .nan, y: 300)))
    send(.dragEnded(velocity: round.isMultiple(of: 3) ? 2500 : -2500))
    if round.isMultiple(of: 11) { send(.dismiss) }
    while count < end { send(.frame) }
  }

  private mutating func send(_ event: PanelEvent) {
    effects += panel.send(event, at: time).count
    time += 1 / 120
    count += 1
  }
}
