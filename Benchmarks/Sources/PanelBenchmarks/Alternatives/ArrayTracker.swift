/// The velocity tracker one writes without much thought: two arrays, and a least-squares parabola from
/// the textbook. Its answers are those of the `leastSquares` estimator.
struct ArrayTracker {
  private(set) var times: [Double] = []
  private(set) var positions: [Double] = []

  mutating func add(position: Double, time: Double) {
    times.append(time)
    positions.append(position)
    if times.count > 20 {
      times.removeFirst()
      positions.removeFirst()
    }
  }

  /// The slope at the newest sample of the parabola through those of the last tenth of a second, in
  /// points per second; there are at least three.
  func velocity() -> Double {
    guard let newest = times.last else { return 0 }
    let recent = zip(times, positions).filter { newest - $0.0 <= 0.1 }
    let powers = recent.map { time, _ in [1, time - newest, (time - newest) * (time - newest)] }
    var equations = (0..<3).map { row in
      (0..<3).map { column in powers.map { $0[row] * $0[column] }.reduce(0, +) }
        + [zip(powers, recent).map { $0[row] * $1.1 }.reduce(0, +)]
    }
    return Self.solved(&equations)[1]
  }

  /// The unknowns of three linear equations, by elimination.
  private static func solved(_ equations: inout [[Double]]) -> [Double] {
    for pivot in 0..<3 {
      for row in 0..<3 where row != pivot {
        let factor = equations[row][pivot] / equations[pivot][pivot]
        for column in pivot..<4 { equations[row][column] -= factor * equations[pivot][column] }
      }
    }
    return (0..<3).map { equations[$0][3] / equations[$0][$0] }
  }
}
