import BenchmarkSupport
import Panels

extension GrowthSeries {
  /// With the number of detents, each a stop of its own, on a phone.
  static var detents: [GrowthSeries] {
    let sizes = [2, 5, 10, 20, 50, 100, 200, 500, 1000]
    return [
      GrowthSeries("detents-resolve", sizes, operation: resolve),
      GrowthSeries("detents-one-stop", sizes, operation: resolveOneStop),
      GrowthSeries("detents-frames", sizes, operation: dragFrame),
      GrowthSeries("detents-lift", sizes, operation: lift),
    ]
  }

  static let phone = PanelSceneGeometry(
    size: PanelSize(width: 393, height: 852),
    safeAreaInsets: PanelSafeAreaInsets(top: 59, bottom: 34), displayScale: 3)

  /// Detents between a point and the whole scene, in no order: there are more pixels than detents.
  private static func configuration(detents count: Int) -> PanelConfiguration {
    var random = RandomNumbers(seed: 11)
    let heights = (0..<count).map { 1 + 758 * Double($0) / Double(count - 1) }
    let shuffled = heights.map { (random.uniform(0...1), $0) }.sorted { $0.0 < $1.0 }
    return PanelConfiguration().panelDetents(shuffled.map { .height($0.1) })
  }

  /// Detents of the app's own that all mean the same height.
  private static func resolveOneStop(_ size: Int) -> (Int) -> Double {
    let detents = (0..<size).map { number in
      PanelDetent.custom(CustomPanelDetent("detent \(number)") { _ in 300 })
    }
    return resolve(PanelConfiguration().panelDetents(detents))
  }

  private static func resolve(_ size: Int) -> (Int) -> Double {
    resolve(configuration(detents: size))
  }

  private static func resolve(_ configuration: PanelConfiguration) -> (Int) -> Double {
    let layout = PanelPlacementLayout(configuration)
    return { iterations in
      var sum = 0.0
      for _ in 0..<iterations {
        sum += Double(layout.makeCache(scene: phone, contentHeight: nil).detents.heights.count)
      }
      return sum
    }
  }

  /// A panel that a finger has held and moved for ten frames.
  private static func dragged(_ size: Int) -> Panel {
    var panel = Panel()
    panel.send(.scene(phone), at: 0)
    panel.send(.configure(configuration(detents: size)), at: 0)
    panel.send(.select(.height(1)), at: 0)
    panel.send(.present, at: 0)
    panel.send(.dragBegan(at: PanelPoint(x: 196, y: 818), region: .handle), at: 1)
    for turn in 1...10 {
      let place = PanelPoint(x: 196, y: 818 - Double(turn) * 30)
      panel.send(.dragMoved(to: place), at: 1 + Double(turn) / 120)
    }
    return panel
  }

  /// 64 frames in which a finger goes up and comes down again.
  private static func dragFrame(_ size: Int) -> (Int) -> Double {
    let start = dragged(size)
    return { iterations in
      var panel = start
      var sum = 0.0
      for turn in 0..<(64 * iterations) {
        let way = Double((turn & 63) < 32 ? turn & 63 : 64 - (turn & 63))
        let time = 2 + Double(turn) / 120
        panel.send(.dragMoved(to: PanelPoint(x: 196, y: 818 - 22 * way)), at: time)
        sum += panel.placement(at: time).detentIndex
      }
      return sum
    }
  }

  private static func lift(_ size: Int) -> (Int) -> Double {
    let start = dragged(size)
    return { iterations in
      var sum = 0.0
      for _ in 0..<iterations {
        var panel = start
        sum += Double(panel.send(.dragEnded(), at: 1.1).count) + (panel.restTime ?? 0)
      }
      return sum
    }
  }
}
