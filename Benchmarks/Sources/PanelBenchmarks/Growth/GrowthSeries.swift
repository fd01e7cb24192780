/// How the cost of an operation grows with the size of what it works on.
struct GrowthSeries {
  /// What it is called on the command line and in the measurements' file: the quantity that grows, then
  /// the operation.
  let name: String

  /// The sizes, ascending.
  let sizes: [Int]

  /// Makes what one size needs, and answers the operation: done so many times, it answers something that
  /// depends on every result.
  let operation: (_ size: Int) -> (_ iterations: Int) -> Double

  init(
    _ name: String, _ sizes: [Int],
    operation: @escaping (_ size: Int) -> (_ iterations: Int) -> Double
  ) {
    (self.name, self.sizes, self.operation) = (name, sizes, operation)
  }

  /// How often the operation is done where its instructions are counted: small ones oftener.
  func operations(at size: Int) -> Int { max(1, 1024 / size) }

  /// Everything that is measured.
  static var all: [GrowthSeries] { detents + statements + panels + events }
}

extension GrowthSeries {
  /// How long one operation takes at a size, in nanoseconds: that of the fastest round.
  func nanoseconds(at size: Int, rounds: Int) -> Double {
    let benchmark = Benchmark("\(name)/\(size)", name, run: operation(size))
    return Measuring(rounds: rounds).fastest(benchmark)
  }
}
