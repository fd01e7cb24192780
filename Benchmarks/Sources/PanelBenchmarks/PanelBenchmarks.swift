import BenchmarkSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@main
enum PanelBenchmarks {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.grows, options.output != .help {
        grow(try chosen(from: GrowthSeries.all, options.only), options)
        exit(0)
      }
      exit(run(try chosen(from: BenchmarkGroup.all, options.only), options))
    } catch {
      print("\(error)\n\n\(Options.help)")
      exit(64)
    }
  }

  /// Does what was asked for, and answers the exit code.
  private static func run(_ groups: [BenchmarkGroup], _ options: Options) -> Int32 {
    let benchmarks = groups.flatMap(\.benchmarks)
    switch options.output {
    case .help: print(Options.help)
    case .list: print(benchmarks.map(\.name).joined(separator: "\n"))
    case .table, .json:
      if options.counts {
        Counting.count(benchmarks)
        return 0
      }
      var measuring = options.measuring
      if options.checks { measuring.rounds = 0 }
      let report = Report(groups, measuring.measure(benchmarks))
      print(options.output == .json ? report.json : report.table)
      if options.checks { return check(report) }
    }
    return 0
  }

  private static func grow(_ series: [GrowthSeries], _ options: Options) {
    if options.output == .list {
      print(series.map(\.name).joined(separator: "\n"))
    } else if options.counts {
      Counting.count(series)
    } else {
      for series in series {
        for size in series.sizes {
          let time = series.nanoseconds(at: size, rounds: options.measuring.rounds)
          print("\(series.name),\(size),\(time.text(digits: 0))")
        }
      }
    }
  }

  private static func check(_ report: Report) -> Int32 {
    let faults = report.brokenPromises + Agreement.faults
    for fault in faults { print("fault: \(fault)") }
    if faults.isEmpty { print("\nNothing asks for memory that promises not to.") }
    return faults.isEmpty ? 0 : 1
  }

  private static func chosen(
    from groups: [BenchmarkGroup], _ names: [String]
  ) throws -> [BenchmarkGroup] {
    guard !names.isEmpty else { return groups }
    try see(that: groups.flatMap(\.benchmarks).map(\.name), contains: names)
    return groups.map { group in
      BenchmarkGroup(
        title: group.title, benchmarks: group.benchmarks.filter { names.contains($0.name) })
    }.filter { !$0.benchmarks.isEmpty }
  }

  private static func chosen(
    from series: [GrowthSeries], _ names: [String]
  ) throws -> [GrowthSeries] {
    guard !names.isEmpty else { return series }
    try see(that: series.map(\.name), contains: names)
    return series.filter { names.contains($0.name) }
  }

  private static func see(that known: [String], contains names: [String]) throws {
    for name in names where !known.contains(name) {
      throw OptionError(description: "no benchmark is called \(name); see --list")
    }
  }
}
