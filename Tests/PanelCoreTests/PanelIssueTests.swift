import Foundation
import PanelCore
import Testing

@Suite struct PanelIssueTests {
  static let examples: [(PanelIssue, String)] = [
    (.timeNotFinite(.nan, used: 2), "time nan is not a finite number of seconds; 2.0 was used"),
    (.timeWentBackwards(1, used: 2), "time 1.0 is before the last event's; 2.0 was used"),
    (
      .locationNotFinite(PanelPoint(x: .infinity, y: 3)),
      "location (inf, 3.0) is not finite; it was ignored"
    ),
    (
      .velocityNotFinite(.nan), "release velocity nan is not finite; the measured velocity was used"
    ),
    (.scrollOffsetNotFinite(.nan), "scroll offset nan is not finite; 0 was used"),
    (
      .contentHeightNotANumber, "content height nan is not a number; the last measurement stands"
    ),
    (
      .contentHeightOutOfRange(given: -5, used: 0),
      "content height -5.0 is out of range; 0.0 was used"
    ),
    (.selectionNotANumber, "selection is a detent that is not a number; it was ignored"),
    (.undimmedDetentNotANumber, "undimmed detent is not a number; the scene is never dimmed"),
    (
      .sceneValueOutOfRange(.topInset, given: -5, used: 0),
      "scene top inset -5.0 is out of range; 0.0 was used"
    ),
    (.detentNotANumber(position: 3), "detent 4 of the list is not a number; it was ignored"),
    (
      .parameterOutOfRange(.springResponse, given: -1, used: 0.4),
      "spring response -1.0 is out of range; 0.4 was used"
    ),
    (
      .contradictoryWidths(minimum: 320, ideal: 380, maximum: 300),
      "widths contradict: minimum 320.0, ideal 380.0, maximum 300.0; the minimum wins"
    ),
    (
      .arrangementUnusable(width: .nan),
      "adaptation policy answered width nan; the panel fills the available width"
    ),
    (
      .releaseTargetOutOfRange(index: 7, stopCount: 2),
      "release policy answered stop 7 of 2; the nearest existing stop was used"
    ),
    (
      .releaseDismissedWithoutPermission,
      "release policy answered a dismissal that is not allowed; the nearest stop was used"
    ),
  ]

  @Test(arguments: examples)
  func eachIssueNamesTheValueAndWhatWasDone(issue: PanelIssue, text: String) {
    #expect(issue.description == text)
  }

  @Test(arguments: examples)
  func eachIssueIsInTheTableOfTheDocumentation(issue: PanelIssue, text: String) throws {
    let table = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Diagnostics.md")
    #expect(try String(contentsOf: table, encoding: .utf8).contains("| `\(text)` |"))
  }

  @Test func everyNameOfAFieldAndAParameterIsDifferent() {
    let fields = PanelIssue.SceneField.allCases.map {
      PanelIssue.sceneValueOutOfRange($0, given: 0, used: 0).description
    }
    let parameters = PanelIssue.Parameter.allCases.map {
      PanelIssue.parameterOutOfRange($0, given: 0, used: 0).description
    }
    #expect(Set(fields).count == fields.count)
    #expect(Set(parameters).count == parameters.count)
  }

  @Test func notANumberEqualsItselfSoThatAnIssueIsFoundAgain() {
    #expect(PanelIssue.velocityNotFinite(.nan) == .velocityNotFinite(.nan))
    #expect(PanelIssue.velocityNotFinite(.nan) != .velocityNotFinite(.infinity))
    #expect(Set(Self.examples.map(\.0)).count == Self.examples.count)
  }
}
