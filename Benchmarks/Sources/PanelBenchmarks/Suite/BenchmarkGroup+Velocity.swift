import BenchmarkSupport
import Panels

extension BenchmarkGroup {
  /// Following a finger.
  static var velocity: BenchmarkGroup {
    BenchmarkGroup(
      title: "Velocity, with 20 samples at 240 Hz",
      benchmarks: [
        add,
        estimate("estimate", "estimate: turning point, a flick", .turningPoint, of: .flick),
        estimate("estimate-bend", "… after a rest", .turningPoint, of: .restThenFlick),
        estimate("estimate-turn", "… after turning round", .turningPoint, of: .reversal),
        estimate("estimate-least-squares", "estimate: least squares", .leastSquares, of: .flick),
        estimate("estimate-impulse", "estimate: impulse", .impulse, of: .flick),
        estimate("estimate-two-segment", "estimate: two segments", .twoSegment, of: .flick),
        plainAdd, plainEstimate,
      ])
  }

  /// When the finger lifts, in seconds after the last sample.
  private static let lifts = Inputs(count: 64, over: 0...0.004, seed: 8)

  private static let positions = Inputs(count: 1024, over: 100...700, seed: 1)

  private static var add: Benchmark {
    Benchmark("add", "add a sample") { iterations in
      var tracker = VelocityTracker()
      for turn in 0..<iterations {
        tracker.add(position: positions[turn], time: Double(turn) * (1 / 240))
      }
      return tracker.lastPosition ?? 0
    }
  }

  private static func estimate(
    _ name: String, _ title: String, _ estimator: VelocityTracker.Estimator, of path: FingerPath
  ) -> Benchmark {
    Benchmark(name, title) { iterations in
      var tracker = VelocityTracker(estimator: estimator)
      for (time, position) in path.samples(seed: 1) {
        tracker.add(position: position, time: time)
      }
      var sum = 0.0
      for turn in 0..<iterations { sum += tracker.velocity(at: lifts[turn]) }
      return sum
    }
  }

  private static var plainAdd: Benchmark {
    Benchmark("plain-add", insteadOf: "add", "plain: append to arrays, drop the first") {
      iterations in
      var tracker = ArrayTracker()
      for turn in 0..<iterations {
        tracker.add(position: positions[turn], time: Double(turn) * (1 / 240))
      }
      return tracker.positions.last ?? 0
    }
  }

  private static var plainEstimate: Benchmark {
    Benchmark(
      "plain-estimate", insteadOf: "estimate", "plain: least squares with arrays"
    ) { iterations in
      let tracker = ArrayTracker(of: .flick, seed: 1)
      var sum = 0.0
      for turn in 0..<iterations { sum += tracker.velocity() + lifts[turn] }
      return sum
    }
  }
}

extension ArrayTracker {
  init(of path: FingerPath, seed: UInt64) {
    self.init()
    for (time, position) in path.samples(seed: seed) { add(position: position, time: time) }
  }
}

/// A finger's way up to the lift at time 0.
enum FingerPath {
  case flick, restThenFlick, reversal

  /// Twenty samples at 240 Hz, in seconds and points, each up to a third of a point off.
  func samples(seed: UInt64) -> [(time: Double, position: Double)] {
    var random = RandomNumbers(seed: seed)
    return (0..<20).map { index in
      let time = Double(index - 19) / 240
      return (time, position(time) + random.uniform(-0.33...0.33))
    }
  }

  private func position(_ time: Double) -> Double {
    switch self {
    case .flick: 1500 * time + 3000 * time * time
    case .restThenFlick: 1500 * max(time, -0.05)
    case .reversal: time > -0.05 ? -900 * time : 1000 * (time + 0.05) + 45
    }
  }
}
