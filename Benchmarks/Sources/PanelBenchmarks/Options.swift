/// What the command line asks for.
struct Options {
  enum Output {
    case table, json, list, help
  }

  var output = Output.table

  /// Whether to see only that nothing asks for memory that promises not to.
  var checks = false

  /// Whether to run everything between marks, for callgrind to count.
  var counts = false

  /// Whether to see how costs grow, instead of what operations cost.
  var grows = false

  /// The names of the benchmarks to run; all where empty.
  var only: [String] = []

  var measuring = Measuring()

  static let help = """
    Measures what the operations of the package cost: nanoseconds, and blocks of memory asked for.

    usage: PanelBenchmarks [options]

      --only NAME       run this benchmark; may be given again
      --iterations N    do the operation N times a round, instead of for a millisecond
      --rounds N        take the median of N rounds, 31 unless told otherwise
      --json            print JSON instead of a table
      --check           time nothing; fail if an operation asks for memory that promises not to,
                        or if a plain alternative does not answer what ours does
      --growth          measure how costs grow, and print lines of series,size,nanoseconds
      --count           time nothing; run between marks, for scripts/count-instructions
      --list            print the names of the benchmarks
      --help            print this
    """

  /// Reads arguments, the program's name left out.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--only": only.append(try Self.value(of: option, &rest))
      case "--iterations": measuring.iterations = try Self.count(of: option, &rest)
      case "--rounds": measuring.rounds = try Self.count(of: option, &rest)
      case "--json": output = .json
      case "--list": output = .list
      case "--help", "-h": output = .help
      case "--check": checks = true
      case "--growth": grows = true
      case "--count": counts = true
      default: throw OptionError(description: "unknown option \(option)")
      }
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else {
      throw OptionError(description: "\(option) needs a value")
    }
    return value
  }

  private static func count(of option: String, _ rest: inout ArraySlice<String>) throws -> Int {
    let value = try value(of: option, &rest)
    guard let count = Int(value), count > 0 else {
      throw OptionError(description: "\(option) needs a number above 0, not \(value)")
    }
    return count
  }
}

/// An argument that cannot be followed.
struct OptionError: Error, CustomStringConvertible {
  let description: String
}
