import Panels

extension GrowthSeries {
  /// With the number of panels.
  static var panels: [GrowthSeries] {
    let sizes = [1, 3, 10, 30, 100, 300, 1000]
    return [
      GrowthSeries("panels-present", sizes, operation: present),
      GrowthSeries("panels-frames", sizes, operation: frame),
    ]
  }

  private static let configuration = PanelConfiguration()
    .panelDetents([.height(240), .medium, .large])

  private static func presented(at time: Double) -> Panel {
    var panel = Panel()
    panel.send(.scene(phone), at: time)
    panel.send(.configure(configuration), at: time)
    panel.send(.present, at: time)
    return panel
  }

  /// Makes panels, tells them scene and configuration, and presents them.
  private static func present(_ size: Int) -> (Int) -> Double {
    { iterations in
      var sum = 0.0
      for _ in 0..<iterations {
        let panels = (0..<size).map { presented(at: Double($0)) }
        sum += panels[size - 1].restTime ?? 0
      }
      return sum
    }
  }

  /// 64 frames of a drag of every panel: event in, placement out.
  private static func frame(_ size: Int) -> (Int) -> Double {
    let start = (0..<size).map { _ in
      var panel = presented(at: 0)
      panel.send(.frame, at: 2)
      panel.send(.dragBegan(at: PanelPoint(x: 196, y: 578), region: .handle), at: 2)
      return panel
    }
    return { iterations in
      var panels = start
      var sum = 0.0
      for turn in 0..<(64 * iterations) {
        let (place, time) = (
          PanelPoint(x: 196, y: 578 - Double(turn & 255)), 2 + Double(turn) / 120
        )
        for index in panels.indices {
          panels[index].send(.dragMoved(to: place), at: time)
          sum += panels[index].placement(at: time).frame.origin.y
        }
      }
      return sum
    }
  }
}
