/// One operation whose cost is measured.
struct Benchmark {
  /// What it is called on the command line and in the JSON.
  let name: String

  /// What one operation does, as the table says it.
  let title: String

  /// Whether the operation promises to ask for no memory.
  let isAllocationFree: Bool

  /// The operation of ours that this one, the plain alternative, stands in for; nil for one of ours.
  let replaces: String?

  /// Does the operation so many times, and answers something that depends on every result.
  let run: (_ iterations: Int) -> Double

  /// An operation of the package's, which promises to ask for no memory.
  init(_ name: String, _ title: String, run: @escaping (_ iterations: Int) -> Double) {
    self.init(name, title, isAllocationFree: true, run: run)
  }

  /// An operation of the package's.
  init(
    _ name: String, _ title: String, isAllocationFree: Bool,
    run: @escaping (_ iterations: Int) -> Double
  ) {
    (self.name, self.title, self.run) = (name, title, run)
    (self.isAllocationFree, replaces) = (isAllocationFree, nil)
  }

  /// The plain alternative to an operation of the package's, which promises nothing.
  init(
    _ name: String, insteadOf ours: String, _ title: String,
    run: @escaping (_ iterations: Int) -> Double
  ) {
    (self.name, self.title, self.run) = (name, title, run)
    (isAllocationFree, replaces) = (false, ours)
  }
}

/// Benchmarks that belong together.
struct BenchmarkGroup {
  let title: String
  let benchmarks: [Benchmark]
}

extension BenchmarkGroup {
  /// Everything that is measured, in the order of the table.
  static var all: [BenchmarkGroup] {
    [.velocity, .projection, .springs, .releases, .panel]
  }
}
