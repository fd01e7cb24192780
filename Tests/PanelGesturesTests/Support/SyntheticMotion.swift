import PanelGestures

/// A motion whose velocity at the lift is known, to be seen as a phone sees it.
struct SyntheticMotion {
  let name: String

  /// What an error counts against, in points per second: the motion's greatest speed, at least 1000.
  let scale: Double

  /// How many samples there are before the finger lifts; all of 300 ms where nil.
  var sampleCount: Int?

  /// Where the finger is, in points, a time before the lift, in seconds (0 or less), in a phase 0 … 1 in
  /// which trials differ where the motion has any.
  let position: (_ time: Double, _ phase: Double) -> Double

  /// How fast it is when it lifts, in points per second.
  let velocity: (_ phase: Double) -> Double

  init(
    _ name: String, scale: Double, velocity: Double, sampleCount: Int? = nil,
    position: @escaping (_ time: Double) -> Double
  ) {
    self.init(
      name, scale: scale, sampleCount: sampleCount, velocity: { _ in velocity },
      position: { time, _ in position(time) })
  }

  init(
    _ name: String, scale: Double, sampleCount: Int? = nil,
    velocity: @escaping (_ phase: Double) -> Double,
    position: @escaping (_ time: Double, _ phase: Double) -> Double
  ) {
    self.name = name
    self.scale = scale
    self.sampleCount = sampleCount
    self.velocity = velocity
    self.position = position
  }

  /// Two constant speeds, in points per second, the second since `time` seconds before the lift.
  static func bend(
    _ name: String, from before: Double, to after: Double, for time: Double
  ) -> SyntheticMotion {
    let scale = max(abs(before), abs(after), 1000)
    return SyntheticMotion(name, scale: scale, velocity: after) { now in
      now > -time ? after * now : before * (now + time) - after * time
    }
  }

  /// The root mean square error of each estimator over its trials, as a share of the scale.
  ///
  /// - Parameters:
  ///   - rate: Samples per second.
  ///   - trials: How often the motion is seen, each time with other noise: 0.3 pt normally distributed,
  ///     timestamps up to 0.5 ms off, positions on a grid of a third of a point.
  func errors(
    of estimators: [VelocityTracker.Estimator], rate: Double, trials: Int
  ) -> [Double] {
    var numbers = SweptNumbers(seed: UInt64(rate) + UInt64(name.utf8.count))
    var squares = [Double](repeating: 0, count: estimators.count)
    for _ in 0..<trials {
      let phase = numbers.uniform(0...1)
      var trackers = estimators.map { VelocityTracker(estimator: $0) }
      let oldest = sampleCount.map { $0 - 1 } ?? Int(0.3 * rate)
      var last = 0.0
      for index in (0...oldest).reversed() {
        let time = -Double(index) / rate
        let seen = position(time, phase) + 0.3 * numbers.normal()
        let onGrid = (seen * 3).rounded() / 3
        last = time + numbers.uniform(-0.0005...0.0005)
        for tracker in trackers.indices { trackers[tracker].add(position: onGrid, time: last) }
      }
      for tracker in trackers.indices {
        let error = (trackers[tracker].velocity(at: last) - velocity(phase)) / scale
        squares[tracker] += error * error
      }
    }
    return squares.map { ($0 / Double(trials)).squareRoot() }
  }
}

extension SweptNumbers {
  /// A number of the standard normal distribution, as nearly as twelve uniform ones make it.
  fileprivate mutating func normal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + uniform(0...1) }
  }
}

/// The errors of several estimators over several motions, as a table.
struct ErrorTable: CustomStringConvertible {
  let estimators: [VelocityTracker.Estimator]
  private(set) var rows: [(name: String, errors: [Double])] = []

  init(
    _ motions: [SyntheticMotion], rates: [Double] = [60, 120, 240], trials: Int,
    estimators: [VelocityTracker.Estimator] = VelocityTracker.Estimator.allCases
  ) {
    self.estimators = estimators
    for motion in motions {
      for rate in rates {
        let errors = motion.errors(of: estimators, rate: rate, trials: trials)
        rows.append(("\(motion.name) \(Int(rate)) Hz", errors))
      }
    }
  }

  func mean(_ estimator: VelocityTracker.Estimator) -> Double {
    let errors = column(estimator)
    return errors.reduce(0, +) / Double(errors.count)
  }

  func worst(_ estimator: VelocityTracker.Estimator) -> Double {
    column(estimator).max() ?? .infinity
  }

  private func column(_ estimator: VelocityTracker.Estimator) -> [Double] {
    guard let index = estimators.firstIndex(of: estimator) else { return [] }
    return rows.map { $0.errors[index] }
  }

  var description: String {
    let summary = [("mean", estimators.map(mean)), ("worst", estimators.map(worst))]
    let head = "motion".padded(to: 28) + estimators.map { "\($0)".padded(to: 14) }.joined()
    let lines = (rows + summary).map { name, errors in
      name.padded(to: 28)
        + errors.map { "\(($0 * 1000).rounded() / 1000)".padded(to: 14) }.joined()
    }
    return ([head] + lines).joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
