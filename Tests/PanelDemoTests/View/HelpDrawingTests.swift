import PanelTerminal
import Testing

@testable import PanelDemo

@Suite struct HelpDrawingTests {
  @Test func theHelpLineNamesAsManyKeysAsFit() {
    #expect(Hand(columns: 60, rows: 30).screen[0].contains("? keys  q quit  ↑↓ stops"))
    #expect(Hand(columns: 120, rows: 30).screen[0].contains("space show/hide"))
    #expect(Hand(columns: 120, rows: 30).screen[0].hasSuffix("Area preferences "))
    #expect(Hand(columns: 9, rows: 30).screen[0].contains("? keys"))
  }

  @Test func theListOfKeysNamesEveryKeyThatDoesSomething() {
    var hand = Hand(columns: 100, rows: 40)
    hand.type("?")
    let text = hand.screen.joined(separator: "\n")
    for key in [
      "mouse", "↑ ↓", "Shift", "K J", "Tab", "Enter", "Esc", "PgUp", "w a s d", "space", "1 … 6",
      "p ", "r ", "i, k", "e ", "m, n", "q, Ctrl-C, Ctrl-Z",
    ] {
      let isNamed = text.contains(key)
      #expect(isNamed, "\(key)")
    }
  }

  @Test func aNoticeStandsBelowTheHelpLineAndLeavesItReadable() {
    var hand = Hand(flow: .onboarding)
    hand.type(.escape)
    #expect(hand.screen[1].contains("cannot be dismissed"))
    #expect(hand.screen[0].contains("? keys  q quit"))
  }

  @Test func aNoticeThatIsLongerThanTheLineIsWrapped() {
    var hand = Hand(columns: 30, rows: 30, flow: .onboarding)
    hand.type(.escape)
    #expect(hand.screen[1].contains("This step is required: it"))
    #expect(hand.screen[2].contains("cannot be dismissed."))
  }
}
