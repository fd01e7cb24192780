import PanelGestures
import Testing

/// A motion from another tracker's tests and the velocity it expects.
struct VelocityCase: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let strategy: String
  let samples: [[Double]]
  let expected: [String: Double?]
  let origin: String
  private let tolerance: [String: Double]
  private let computed: [String: Double?]?
  private let endsWithLift: Bool
  private let isDifferential: Bool?
  private let resampledIndices: [Int]?
  private let clearedAt: Double?
  private let maximumVelocity: Double?

  private enum CodingKeys: String, CodingKey {
    case name, strategy, samples, expected, origin, tolerance
    case computed = "computed_by_compiled_aosp_2024_08"
    case endsWithLift = "last_sample_is_up_event"
    case isDifferential = "differential"
    case resampledIndices = "resampled_indices"
    case clearedAt = "clear_event_t_ms"
    case maximumVelocity = "max_velocity"
  }

  /// All cases of the files, in their order.
  static let all: [VelocityCase] = {
    let files = [
      "aosp_planar", "aosp_axis_scroll", "flutter", "compose_1d", "chromium", "apple_like",
      "more_recorded",
    ]
    return files.flatMap { (try? fixture("velocity/\($0).json", as: [VelocityCase].self)) ?? [] }
  }()

  var testDescription: String { name }

  /// The names of the axes for which a value is published: `vx` and `vy`, or `v`.
  var axes: [String] { expected.keys.sorted() }

  /// The axis with the larger published velocity.
  var mainAxis: String {
    axes.max { abs(value(on: $0)) < abs(value(on: $1)) } ?? "v"
  }

  /// The published value, 0 if the tracker has none.
  func value(on axis: String) -> Double { (expected[axis] ?? nil) ?? 0 }

  /// The value that the source's present code gives where that is known, or the published one.
  func presentValue(on axis: String) -> Double {
    (computed?[axis] ?? nil) ?? value(on: axis)
  }

  /// How far an answer may lie from `value`.
  ///
  /// Suites that allow 20 % do so because phones differ; the numbers themselves are good to `relative`.
  func allowance(for value: Double, relative: Double) -> Double {
    if let absolute = tolerance["absolute"] { return absolute }
    return max(min(tolerance["relative"] ?? relative, relative) * abs(value), 1e-6)
  }

  /// What a tracker answers at the lift.
  func velocity(on axis: String, by estimator: VelocityTracker.Estimator) -> Double {
    var tracker = VelocityTracker(
      estimator: estimator, maximumVelocity: maximumVelocity ?? .infinity)
    let column = axis == "vy" ? 2 : 1
    var position = 0.0
    for (index, row) in samples.enumerated() {
      if endsWithLift, index == samples.count - 1 { break }
      if resampledIndices?.contains(index) == true { continue }
      position = isDifferential == true ? position + row[column] : row[column]
      tracker.add(position: position, time: row[0] / 1000)
    }
    // Where another pointer's lift clears everything, that is the lift.
    return tracker.velocity(at: (clearedAt ?? samples.last?[0] ?? 0) / 1000)
  }
}
