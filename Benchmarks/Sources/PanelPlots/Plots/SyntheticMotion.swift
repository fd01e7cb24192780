import BenchmarkSupport
import Panels

/// A finger whose velocity at the lift is known, to be seen as a phone sees it.
struct SyntheticMotion {
  let name: String

  /// What an error counts against, in points per second: the greatest speed, at least 1000.
  let scale: Double

  /// How many samples there are before the lift; all of 300 ms where nil.
  var sampleCount: Int?

  /// Where the finger is, in points, so many seconds before the lift (0 or less); the phase, 0 … 1, is
  /// where trials differ, if they do.
  let position: (_ time: Double, _ phase: Double) -> Double

  /// How fast it is when it lifts, in points per second.
  let velocity: (_ phase: Double) -> Double

  private init(
    _ name: String, scale: Double = 1000, sampleCount: Int? = nil, velocity: Double,
    position: @escaping (_ time: Double) -> Double
  ) {
    (self.name, self.scale, self.sampleCount) = (name, scale, sampleCount)
    self.position = { time, _ in position(time) }
    self.velocity = { _ in velocity }
  }

  private init(swinging name: String, frequency: Double) {
    (self.name, scale) = (name, 1000)
    let angular = 2 * Double.pi * frequency
    position = { 1000 / angular * sine(angular * $0 + 2 * .pi * $1) }
    velocity = { 1000 * cosine(2 * .pi * $0) }
  }

  /// The nine that the package's tests judge estimators by.
  static var nine: [SyntheticMotion] {
    [
      SyntheticMotion("constant", velocity: 1000) { 1000 * $0 },
      SyntheticMotion("accelerating flick", velocity: 1000) {
        let moving = max($0 + 0.12, 0)
        return 1000 / 0.24 * moving * moving
      },
      SyntheticMotion("decelerating", scale: 2000, velocity: 500) { 500 * $0 - 2500 * $0 * $0 },
      SyntheticMotion("flick of 3 samples", sampleCount: 3, velocity: 1000) { 1000 * $0 },
      bend("rest, then flick", from: 0, to: 1500, for: 0.05),
      bend("flick, then 30 ms still", from: 1000, to: 0, for: 0.03),
      bend("reversal", from: 1000, to: -900, for: 0.05),
      SyntheticMotion(swinging: "to and fro, 1.5 Hz", frequency: 1.5),
      SyntheticMotion("slow drag", velocity: 60) { 60 * $0 },
    ]
  }

  /// Two constant speeds, in points per second, the second since `time` seconds before the lift.
  private static func bend(
    _ name: String, from before: Double, to after: Double, for time: Double
  ) -> SyntheticMotion {
    let scale = max(before.magnitude, after.magnitude, 1000)
    return SyntheticMotion(name, scale: scale, velocity: after) { now in
      now > -time ? after * now : before * (now + time) - after * time
    }
  }
}

extension SyntheticMotion {
  /// The root mean square error of each estimator over trials, as a share of the scale.
  ///
  /// Every trial sees the motion with other noise: 0.3 pt normally distributed, timestamps up to 0.5 ms
  /// off, positions on a grid of a third of a point.
  ///
  /// - Parameters:
  ///   - rate: Samples per second.
  ///   - trials: How often the motion is seen.
  func errors(
    of estimators: [VelocityTracker.Estimator], rate: Double, trials: Int
  ) -> [Double] {
    var random = RandomNumbers(seed: UInt64(rate))
    var squares = estimators.map { _ in 0.0 }
    for _ in 0..<trials {
      let phase = random.uniform(0...1)
      var trackers = estimators.map { VelocityTracker(estimator: $0) }
      let oldest = sampleCount.map { $0 - 1 } ?? Int(0.3 * rate)
      var last = 0.0
      for index in (0...oldest).reversed() {
        let time = -Double(index) / rate
        // Twelve even numbers are nearly one of the normal distribution.
        let noise = (0..<12).reduce(-6) { sum, _ in sum + random.uniform(0...1) }
        let seen = ((position(time, phase) + 0.3 * noise) * 3).rounded() / 3
        last = time + random.uniform(-0.0005...0.0005)
        for tracker in trackers.indices { trackers[tracker].add(position: seen, time: last) }
      }
      for (index, tracker) in trackers.enumerated() {
        let error = (tracker.velocity(at: last) - velocity(phase)) / scale
        squares[index] += error * error
      }
    }
    return squares.map { ($0 / Double(trials)).squareRoot() }
  }
}
