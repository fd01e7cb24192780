import AllocationCounter
import BenchmarkSupport

/// Measurements, ready to be printed.
struct Report {
  struct Group {
    let title: String
    let measurements: [Measurement]
  }

  let groups: [Group]

  /// Creates a report of `measurements`, which are in the order of the groups' benchmarks.
  init(_ groups: [BenchmarkGroup], _ measurements: [Measurement]) {
    var rest = measurements[...]
    self.groups = groups.map { group in
      defer { rest = rest.dropFirst(group.benchmarks.count) }
      return Group(
        title: group.title, measurements: Array(rest.prefix(group.benchmarks.count)))
    }
  }

  var measurements: [Measurement] { groups.flatMap(\.measurements) }

  /// How many times as long a plain alternative takes as ours; nil where that was not measured.
  ///
  /// By the fastest rounds: a busy machine moves the medians, and each by another share.
  func ratio(_ measurement: Measurement) -> Double? {
    guard let name = measurement.benchmark.replaces, let fastest = measurement.fastest,
      let ours = measurements.first(where: { $0.benchmark.name == name })?.fastest
    else { return nil }
    return fastest / ours
  }

  /// What is wrong with the allocations.
  var brokenPromises: [String] {
    var faults = measurements.filter(\.breaksItsPromise).map {
      "\($0.benchmark.name) asks for \($0.allocations ?? 0) blocks of memory, and promises 0"
    }
    // Arrays come from the heap: if none are counted, nothing is.
    let plain = measurements.first { $0.benchmark.name == "plain-estimate" }
    if allocation_counter_works(), let plain, plain.allocations == 0 {
      faults.append("the allocations of arrays are not counted, so the zeros say nothing")
    }
    return faults
  }
}

// MARK: Table

extension Report {
  var table: String {
    let isTimed = measurements.contains { $0.median != nil }
    let width = measurements.map { $0.benchmark.title.count }.max() ?? 0
    var lines = [
      "".padded(width + 2) + Self.row(isTimed ? ("median", "fastest", "ratio") : nil, "allocations")
    ]
    for group in groups {
      lines += ["", group.title]
      for measurement in group.measurements {
        let times = isTimed ? times(measurement) : nil
        let allocations = measurement.allocations.map { $0.text(digits: $0 == 0 ? 0 : 1) }
        lines.append(
          "  " + measurement.benchmark.title.padded(width)
            + Self.row(times, allocations ?? "not counted"))
      }
    }
    if isTimed {
      lines += [
        "",
        "Nanoseconds per operation. Ratio: how many times as long the plain way takes, at its fastest.",
      ]
    }
    return lines.joined(separator: "\n")
  }

  private func times(_ measurement: Measurement) -> (String, String, String) {
    (
      measurement.median?.significant ?? "", measurement.fastest?.significant ?? "",
      ratio(measurement).map { "\($0.significant) ×" } ?? ""
    )
  }

  private static func row(_ times: (String, String, String)?, _ allocations: String) -> String {
    let columns = times.map { $0.0.led(10) + $0.1.led(10) + $0.2.led(10) } ?? ""
    return columns + allocations.led(13)
  }
}

// MARK: JSON

extension Report {
  var json: String {
    let lines = groups.flatMap { group in
      group.measurements.map { "  {\"group\": \"\(group.title)\", " + fields($0) + "}" }
    }
    return "[\n" + lines.joined(separator: ",\n") + "\n]"
  }

  private func fields(_ measurement: Measurement) -> String {
    let benchmark = measurement.benchmark
    var fields = [
      "\"name\": \"\(benchmark.name)\"", "\"operation\": \"\(benchmark.title)\"",
      "\"allocations\": \(measurement.allocations.map { $0.text(digits: 3) } ?? "null")",
    ]
    func add(_ name: String, _ value: Double?) {
      if let value { fields.append("\"\(name)\": \(value.text(digits: 3))") }
    }
    add("nanoseconds", measurement.median)
    add("fastestNanoseconds", measurement.fastest)
    if let ours = benchmark.replaces { fields.append("\"insteadOf\": \"\(ours)\"") }
    add("ratio", ratio(measurement))
    return fields.joined(separator: ", ")
  }
}
