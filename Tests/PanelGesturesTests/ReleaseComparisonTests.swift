import PanelGestures
import Testing

/// How many public cases of each source match, with the parameters that reproduce its rule.
///
/// Every mismatch has a reason, and the number of mismatches for each reason is exact: a change of a rule
/// shows here first.
@Suite struct ReleaseComparisonTests {
  /// Why some cases of a source are answered otherwise, and how many.
  struct Reason: Sendable {
    let text: String
    let count: Int
    let covers: @Sendable (ReleaseCase) -> Bool
  }

  /// A source, the policy that reproduces its rule, and what is left.
  struct Source: CustomTestStringConvertible, Sendable {
    let name: String
    let policy: AnyReleasePolicy
    let cases: @Sendable () throws -> [ReleaseCase]
    var count: Int
    var reasons: [Reason] = []

    var testDescription: String { name }
  }

  @Test(arguments: published + rules) func eachMismatchHasAReason(_ source: Source) throws {
    let cases = try source.cases()
    #expect(cases.count == source.count)
    var left = cases.filter { !$0.isMatched(by: source.policy) }
    for reason in source.reasons {
      #expect(left.filter(reason.covers).count == reason.count, "\(reason.text)")
      left.removeAll(where: reason.covers)
    }
    for test in left {
      Issue.record("\(source.name), \(test.id): \(source.policy.explain(test.release))")
    }
  }

  @Test func swipeableMatchesWithTheThresholdOfEachDirection() throws {
    let cases = try ReleaseCase.all("other_public", rule: "swipeable_positional")
    #expect(cases.count == 25)
    for test in cases {
      let policy = try Self.swipeablePolicy(for: test)
      #expect(test.isMatched(by: policy), "\(test.id): \(policy.explain(test.release))")
    }
  }

  @Test func theTableNamesEverySourceAndEveryPublicCase() throws {
    var table = ""
    func addRow(_ name: String, matched: Int, of total: Int) {
      let padding = String(repeating: " ", count: max(1, 48 - name.count))
      table += "  \(name)\(padding)\(matched)/\(total)\n"
    }
    for source in Self.published + Self.rules {
      let cases = try source.cases()
      let matched = cases.filter { $0.isMatched(by: source.policy) }.count
      addRow(source.name, matched: matched, of: cases.count)
      for reason in source.reasons { table += "      \(reason.count) × \(reason.text)\n" }
    }
    let swipeable = try ReleaseCase.all("other_public", rule: "swipeable_positional")
    let matched = try swipeable.filter { $0.isMatched(by: try Self.swipeablePolicy(for: $0)) }.count
    addRow("Compose Swipeable, positional", matched: matched, of: swipeable.count)
    print("Public cases matched, by source\n\(table)")

    let files = ["floatingpanel", "smooth_sheets", "other_public"]
    let total = try files.map { try ReleaseCase.all($0).count }.reduce(0, +)
    #expect(Self.published.map(\.count).reduce(0, +) + swipeable.count == total)
  }

  /// Its thresholds are positions on 0 … 100, one for each anchor a drag may come from.
  private static func swipeablePolicy(for test: ReleaseCase) throws -> ThresholdRelease {
    let fromA = try #require(test.thresholdFromA)
    let fromB = try #require(test.thresholdFromB)
    return ThresholdRelease(positionalThreshold: test.origin == 0 ? fromA / 100 : 1 - fromB / 100)
  }
}
