import Panels

extension BenchmarkGroup {
  /// The whole panel, from an event to a placement.
  static var panel: BenchmarkGroup {
    BenchmarkGroup(
      title: "Panel, on a phone with 3 detents",
      benchmarks: [
        drag("drag-frame", "a frame of a drag: event in, placement out"),
        drag("drag-frame-velocity", "… and velocity", asksVelocity: true),
        drag("drag-frame-list", "… of a list inside", in: PanelScrollState(offset: 150)),
        flight, copy, grab, release, releaseToRest, resolve, plainFrame,
      ])
  }

  private static let phone = PanelSceneGeometry(
    size: PanelSize(width: 393, height: 852),
    safeAreaInsets: PanelSafeAreaInsets(top: 59, bottom: 34), displayScale: 3)

  private static let configuration = PanelConfiguration()
    .panelDetents([.height(240), .medium, .large])

  /// A finger's places on the screen in turn, in points: up and down between the stops, and for some
  /// frames beyond the largest.
  private static let places = Inputs(count: 256) { turn in
    let share = Double(turn < 128 ? turn : 256 - turn) / 128
    return PanelPoint(x: 196, y: 578 - 560 * share)
  }

  private static func frame(_ turn: Int) -> Double { 1 + Double(turn) * (1 / 120) }

  /// A panel that rests at its smallest stop.
  private static var resting: Panel {
    var panel = Panel()
    panel.send(.scene(phone), at: 0)
    panel.send(.configure(configuration), at: 0)
    panel.send(.present, at: 0)
    panel.send(.frame, at: 1)
    return panel
  }

  /// The same, under a finger since second 1.
  private static func grabbed(in list: PanelScrollState? = nil) -> Panel {
    var panel = resting
    panel.send(
      .dragBegan(at: places[0], region: list == nil ? .handle : .content, scroll: list), at: 1)
    return panel
  }

  private static func drag(
    _ name: String, _ title: String, in list: PanelScrollState? = nil, asksVelocity: Bool = false
  ) -> Benchmark {
    Benchmark(name, title) { iterations in
      var panel = grabbed(in: list)
      var sum = 0.0
      for turn in 0..<iterations {
        panel.send(.dragMoved(to: places[turn]), at: frame(turn))
        let placement = panel.placement(at: frame(turn))
        sum += placement.frame.origin.y + placement.detentIndex
        if asksVelocity { sum += panel.velocity(at: frame(turn)) }
      }
      return sum
    }
  }

  /// Panels whose finger has moved for ten frames, slower or faster.
  private static let moved = Inputs(count: 8) { speed in
    var panel = grabbed()
    for turn in 1...10 {
      let way = Double(turn * (speed + 1)) * 3
      panel.send(.dragMoved(to: PanelPoint(x: 196, y: 578 - way)), at: frame(turn))
    }
    return panel
  }

  private static var flight: Benchmark {
    let times = Inputs(count: 1024, over: frame(11)...(frame(11) + 0.3), seed: 7)
    return Benchmark("flight-frame", "a frame of a flight: placement") { iterations in
      var panel = moved[4]
      panel.send(.dragEnded(), at: frame(11))
      var sum = 0.0
      for turn in 0..<iterations { sum += panel.placement(at: times[turn]).frame.origin.y }
      return sum
    }
  }

  private static var copy: Benchmark {
    Benchmark("panel-copy", "copy a panel, as the next three rows do first") { iterations in
      var sum = 0.0
      for turn in 0..<iterations {
        var panel = moved[turn]
        panel.send(.frame, at: frame(11))
        sum += panel.contentHeight ?? 1
      }
      return sum
    }
  }

  private static var grab: Benchmark {
    let rest = resting
    return Benchmark("grab", "a finger comes down on the handle") { iterations in
      var sum = 0.0
      for turn in 0..<iterations {
        var panel = rest
        panel.send(.dragBegan(at: places[turn], region: .handle), at: frame(turn))
        sum += panel.phase == .dragging ? 1 : 0
      }
      return sum
    }
  }

  private static var release: Benchmark {
    Benchmark("release", "the lift of a finger: decision, selection and flight") { iterations in
      var sum = 0.0
      for turn in 0..<iterations {
        var panel = moved[turn]
        sum += Double(panel.send(.dragEnded(), at: frame(11)).count)
        sum += panel.restTime ?? 0
      }
      return sum
    }
  }

  private static var releaseToRest: Benchmark {
    Benchmark("release-to-rest", "a lift, its flight at 120 Hz, and the rest") { iterations in
      var sum = 0.0
      for turn in 0..<iterations {
        var panel = moved[turn]
        panel.send(.dragEnded(), at: frame(11))
        var now = frame(11)
        while let rest = panel.restTime {
          now = min(now + 1 / 120, rest)
          panel.send(.frame, at: now)
          sum += panel.placement(at: now).frame.origin.y
        }
      }
      return sum
    }
  }

  private static var resolve: Benchmark {
    Benchmark("layout", "measure a scene and resolve its detents", isAllocationFree: false) {
      iterations in
      let layout = PanelPlacementLayout(configuration)
      var sum = 0.0
      for turn in 0..<iterations {
        let cache = layout.makeCache(scene: phone, contentHeight: places[turn].y)
        sum += cache.floorY
      }
      return sum
    }
  }

  private static var plainFrame: Benchmark {
    Benchmark(
      "plain-frame", insteadOf: "drag-frame", "plain: measure and resolve again in every frame"
    ) { iterations in
      let layout = PanelPlacementLayout(configuration)
      var sum = 0.0
      for turn in 0..<iterations {
        let cache = layout.makeCache(scene: phone, contentHeight: 240)
        let placement = PanelPlacementLayout.placement(
          height: 818 - places[turn].y, restingHeight: 240, cache: cache)
        sum += placement.frame.origin.y + placement.detentIndex
      }
      return sum
    }
  }
}
