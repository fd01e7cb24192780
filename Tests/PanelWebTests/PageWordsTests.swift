import Foundation
import PanelCore
import PanelGestures
import Testing

/// The page says what the engine says, in the engine's words: they stand in `Web/element/words.js`, since the
/// WebAssembly build would carry 40 KB to make sentences itself.
@Suite struct PageWordsTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Web/element/words.js")

  @Test func theWordsOfThePageAreTheEngines() throws {
    let words = Self.words()
    if ProcessInfo.processInfo.environment["PANELS_WRITE_WORDS"] != nil {
      try words.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let onPage = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(
      onPage == words, "PANELS_WRITE_WORDS=1 swift test --filter PageWordsTests writes it anew")
  }

  @Test func everyKindOfMistakeHasWordsOfItsOwn() {
    let kinds = Self.samples.map { PanelIssueCode($0).kind }
    #expect(Set(kinds).count == kinds.count)
    #expect(Set(kinds).isSuperset(of: 0...13))
  }

  /// One mistake of each kind, with values that stand for themselves in its sentence.
  private static let samples: [PanelIssue] = {
    let (first, second, third) = (Marker.first, Marker.second, Marker.third)
    let plain: [PanelIssue] = [
      .timeNotFinite(first, used: second), .timeWentBackwards(first, used: second),
      .locationNotFinite(PanelPoint(x: first, y: second)), .velocityNotFinite(first),
      .scrollOffsetNotFinite(first), .contentHeightNotANumber,
      .detentNotANumber(position: Marker.firstWhole - 1),
      .contradictoryWidths(minimum: first, ideal: second, maximum: third),
      .arrangementUnusable(width: first),
      .releaseTargetOutOfRange(index: Marker.firstWhole, stopCount: Marker.secondWhole),
      .releaseDismissedWithoutPermission, .contentHeightOutOfRange(given: first, used: second),
      .selectionNotANumber, .undimmedDetentNotANumber,
    ]
    let fields = PanelIssue.SceneField.allCases.map {
      PanelIssue.sceneValueOutOfRange($0, given: first, used: second)
    }
    let parameters = PanelIssue.Parameter.allCases.map {
      PanelIssue.parameterOutOfRange($0, given: first, used: second)
    }
    return plain + fields + parameters
  }()

  /// Values that no sentence contains by itself.
  private enum Marker {
    static let (first, second, third) = (1111.5, 2222.5, 3333.5)
    static let (firstWhole, secondWhole) = (4444, 5555)

    /// The sentence with places in place of the values: `{0}` for a number, `{0#}` for a whole one.
    static func template(of sentence: String) -> String {
      [
        ("\(first)", "{0}"), ("\(second)", "{1}"), ("\(third)", "{2}"),
        ("\(firstWhole)", "{0#}"), ("\(secondWhole)", "{1#}"),
      ].reduce(sentence) { $0.replacing($1.0, with: $1.1) }
    }
  }

  private static func words() -> String {
    let issues = samples.map {
      "  \(PanelIssueCode($0).kind): \"\(Marker.template(of: $0.description))\",\n"
    }
    let rules = ReleaseExplanation.Rule.allCases.map { "  \"\($0.reason)\",\n" }
    return """
      // The engine's own words; a test writes this file and holds it to them.

      /** What was wrong and what was done about it, by the kind of mistake, with places for its values. */
      export const issues = {
      \(issues.joined())};

      /** What decided where a released panel goes, as the end of a sentence, by the rule. */
      export const rules = [
      \(rules.joined())];

      """
  }
}
