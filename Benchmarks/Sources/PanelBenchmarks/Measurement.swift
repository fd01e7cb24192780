import AllocationCounter

/// What an operation costs.
struct Measurement {
  let benchmark: Benchmark

  /// Nanoseconds per operation, one figure for each round, ascending; empty where only allocations were
  /// asked for.
  let nanoseconds: [Double]

  /// Blocks of memory asked for per operation; nil where they cannot be counted.
  let allocations: Double?

  /// The median round.
  var median: Double? {
    nanoseconds.isEmpty ? nil : nanoseconds[nanoseconds.count / 2]
  }

  /// The fastest round: the one that other processes disturbed least.
  var fastest: Double? { nanoseconds.first }

  /// Whether the operation asked for memory although it promises not to.
  var breaksItsPromise: Bool { benchmark.isAllocationFree && (allocations ?? 0) > 0 }
}

/// How to measure.
struct Measuring {
  /// How often each benchmark has its turn.
  var rounds = 31

  /// Operations per round; nil for as many as take a millisecond.
  var iterations: Int?

  /// The least time of a round, in nanoseconds, where `iterations` is nil.
  private static var roundTime: Double { 1e6 }

  /// Measures benchmarks in turns, so that a busy moment of the machine falls on all of them.
  func measure(_ benchmarks: [Benchmark]) -> [Measurement] {
    let counts = benchmarks.map(allocations)
    let iterations = benchmarks.map { self.iterations ?? calibrated($0) }
    var times: [[Double]] = benchmarks.map { _ in [] }
    for _ in 0..<rounds {
      for (index, benchmark) in benchmarks.enumerated() {
        times[index].append(time(benchmark, iterations[index]) / Double(iterations[index]))
      }
    }
    return benchmarks.indices.map {
      Measurement(
        benchmark: benchmarks[$0], nanoseconds: times[$0].sorted(), allocations: counts[$0])
    }
  }

  /// How many blocks of memory an operation asks for.
  ///
  /// Counted over a run and over one twice as long: what a benchmark needs before its first operation is
  /// in both, and drops out.
  private func allocations(_ benchmark: Benchmark) -> Double? {
    guard allocation_counter_works() else { return nil }
    let operations = 256
    func count(_ iterations: Int) -> Double {
      let before = allocation_counter_value()
      allocation_counter_consume(benchmark.run(iterations))
      return Double(allocation_counter_value() - before)
    }
    // What is made once in a process is made here.
    _ = count(operations)
    let few = count(operations)
    return (count(2 * operations) - few) / Double(operations)
  }

  /// How long an operation takes in the fastest round, in nanoseconds; allocations are not counted.
  func fastest(_ benchmark: Benchmark) -> Double {
    let iterations = calibrated(benchmark)
    let times = (0..<rounds).map { _ in time(benchmark, iterations) / Double(iterations) }
    return times.min() ?? 0
  }

  private func calibrated(_ benchmark: Benchmark) -> Int {
    var iterations = 1
    while true {
      let elapsed = time(benchmark, iterations)
      if elapsed >= Self.roundTime { return iterations }
      iterations *= 2
    }
  }

  /// How long so many operations take, in nanoseconds.
  private func time(_ benchmark: Benchmark, _ iterations: Int) -> Double {
    let elapsed = ContinuousClock().measure {
      allocation_counter_consume(benchmark.run(iterations))
    }
    let (seconds, attoseconds) = elapsed.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
