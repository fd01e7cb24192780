import AllocationCounter
import CountedRegion

/// Runs operations between two marks, for callgrind to count their instructions.
///
/// Says on standard output what each region held: the name of what ran, and how often it did. A name that
/// comes twice is to be taken as the difference.
enum Counting {
  /// A multiple of the number of inputs of each benchmark, so that each has its turn as often as the others.
  static let operations = 1024

  static func count(_ benchmarks: [Benchmark]) {
    for benchmark in benchmarks {
      // What is made once in a process is made here.
      allocation_counter_consume(benchmark.run(operations))
      region(benchmark.name, operations, benchmark.run)
      region(benchmark.name, 2 * operations, benchmark.run)
    }
  }

  static func count(_ series: [GrowthSeries]) {
    for series in series {
      allocation_counter_consume(series.operation(series.sizes[0])(2))
      for size in series.sizes {
        let operation = series.operation(size)
        region("\(series.name)/\(size)", series.operations(at: size), operation)
      }
    }
  }

  private static func region(_ name: String, _ operations: Int, _ run: (Int) -> Double) {
    counted_region_begin()
    let result = run(operations)
    counted_region_end()
    allocation_counter_consume(result)
    print(name, operations)
  }
}
