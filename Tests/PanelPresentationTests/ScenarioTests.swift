import Foundation
import PanelTesting
import Panels
import Testing

/// Reports of other sheets' users, as traces with what should come of them.
///
/// `NAME.trace` is a trace; `NAME.expected` says, line by line, a part of the state after a line of it
/// (`{"line": 7, "height": 400}`, a number or a range), or how often an effect came up in all
/// (`{"total": {"dismissed": 1}}`). Its first line says what the scenario is about.
@Suite struct ScenarioTests {
  static let names: [String] = {
    let folder = Bundle.module.resourceURL?.appending(path: "Fixtures/Scenarios")
    let files = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (files ?? []).filter { $0.pathExtension == "trace" }
      .map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }()

  private func text(_ name: String, _ kind: String) throws -> String {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/Scenarios/\(name)", withExtension: kind))
    return try String(contentsOf: url, encoding: .utf8)
  }

  private func decoded(_ text: some StringProtocol) throws -> Scenario.Value {
    try JSONDecoder().decode(Scenario.Value.self, from: Data(text.utf8))
  }

  @Test func thereAreScenarios() {
    #expect(Self.names.count >= 50)
  }

  @Test(arguments: names)
  func theScenarioComesOutAsExpected(name: String) throws {
    let trace = try PanelTrace(text: text(name, "trace"))
    let states = try trace.states().map { try decoded("\($0)") }
    var expectations = try text(name, "expected").split(separator: "\n").map { try decoded($0) }
    guard case .string(let title)? = expectations.removeFirst()["scenario"] else {
      Issue.record("\(name) does not say what it is about")
      return
    }
    #expect(!expectations.isEmpty)
    for expectation in expectations {
      if let total = expectation["total"], case .object(let counts) = total {
        for (type, count) in counts {
          let found = states.count(ofEffect: type)
          #expect(count == .number(Double(found)), "\(name), \(title): \(found) of \(type)")
        }
      } else {
        try expect(expectation, in: states, of: name, title)
      }
    }
  }

  @Test(arguments: names)
  func everyNumberIsFiniteAndReplayingTwiceGivesTheSameBytes(name: String) throws {
    let trace = try PanelTrace(text: text(name, "trace"))
    let first = trace.states(framesPerSecond: 120).map(\.description)
    let again = trace.states(framesPerSecond: 120).map(\.description)
    #expect(first == again)
    #expect(!first.contains { $0.contains("nan") || $0.contains("inf") })
  }

  private func expect(
    _ expectation: Scenario.Value, in states: [Scenario.Value], of name: String, _ title: String
  ) throws {
    guard case .object(var parts) = expectation, case .number(let line)? = parts["line"] else {
      Issue.record("\(name): \(expectation) names no line")
      return
    }
    parts["line"] = nil
    let state = states[Int(line) - 1]
    for (key, value) in parts {
      let found = state[key] ?? .null
      #expect(
        found.matches(value), "\(name), \(title), line \(Int(line)): \(key) is \(found)")
    }
  }
}

/// The values of expectations and states.
enum Scenario {
  enum Value: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([Value])
    case object([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .string(value)
      } else if let value = try? container.decode([Value].self) {
        self = .array(value)
      } else {
        self = .object(try container.decode([String: Value].self))
      }
    }

    subscript(key: String) -> Value? {
      guard case .object(let members) = self else { return nil }
      return members[key]
    }

    /// Whether this is what was expected: numbers within a millionth, or within a range.
    func matches(_ expected: Value) -> Bool {
      switch (self, expected) {
      case (.number(let found), .number(let wanted)):
        return abs(found - wanted) <= 1e-6
      case (.number(let found), .object(let range)):
        guard case .number(let least)? = range["min"], case .number(let most)? = range["max"] else {
          return false
        }
        return found >= least && found <= most
      case (.array(let found), .array(let wanted)):
        return found.count == wanted.count && zip(found, wanted).allSatisfy { $0.matches($1) }
      case (.object(let found), .object(let wanted)):
        return found.count == wanted.count
          && wanted.allSatisfy { found[$0.key]?.matches($0.value) ?? false }
      default:
        return self == expected
      }
    }
  }
}

extension [Scenario.Value] {
  /// How often an effect of this type came up.
  func count(ofEffect type: String) -> Int {
    reduce(0) { sum, state in
      guard case .array(let effects)? = state["effects"] else { return sum }
      return sum + effects.count { $0["type"] == .string(type) }
    }
  }
}
