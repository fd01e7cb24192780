import PanelTerminal
import Testing

@testable import PanelDemo

@Suite struct TextWrappingTests {
  @Test func linesBreakBetweenWords() {
    #expect(TextWrapping.lines(of: "a bc def", columns: 4) == ["a bc", "def"])
    #expect(TextWrapping.lines(of: "a bc def", columns: 8) == ["a bc def"])
  }

  @Test func aWordThatIsTooLongKeepsALineToItself() {
    #expect(TextWrapping.lines(of: "a unbreakable b", columns: 5) == ["a", "unbreakable", "b"])
  }

  @Test func noTextIsNoLine() {
    #expect(TextWrapping.lines(of: " ", columns: 5).isEmpty)
  }

  @Test func nothingIsLostAndNothingIsTooLong() {
    var dice = Dice(seed: 3)
    for _ in 0..<200 {
      let words = (0..<dice.whole(0...20)).map { _ in
        String(repeating: "x", count: dice.whole(1...6))
      }
      let columns = dice.whole(6...30)
      let lines = TextWrapping.lines(of: words.joined(separator: " "), columns: columns)
      #expect(lines.joined(separator: " ") == words.joined(separator: " "))
      #expect(lines.allSatisfy { TerminalCanvas.columns(of: $0) <= columns })
    }
  }
}
