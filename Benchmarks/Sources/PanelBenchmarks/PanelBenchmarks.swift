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
      let groups = try chosen(from: BenchmarkGroup.all, options.only)
      exit(run(groups, options))
    } catch {
      print("\(error)\n\n\(Options.help)")
      exit(64)
    }
  }

  /// Does what was asked for, and answers the exit code.
  private static func run(_ groups: [BenchmarkGroup], _ options: Options) -> Int32 {
    switch options.output {
    case .help: print(Options.help)
    case .list: print(groups.flatMap(\.benchmarks).map(\.name).joined(separator: "\n"))
    case .table, .json:
      var measuring = options.measuring
      if options.checks { measuring.rounds = 0 }
      let report = Report(groups, measuring.measure(groups.flatMap(\.benchmarks)))
      print(options.output == .json ? report.json : report.table)
      if options.checks { return check(report) }
    }
    return 0
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
    let known = groups.flatMap(\.benchmarks).map(\.name)
    for name in names where !known.contains(name) {
      throw OptionError(description: "no benchmark is called \(name); see --list")
    }
    return groups.map { group in
      BenchmarkGroup(
        title: group.title, benchmarks: group.benchmarks.filter { names.contains($0.name) })
    }.filter { !$0.benchmarks.isEmpty }
  }
}
