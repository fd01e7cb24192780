import PanelTerminal
import Testing

@testable import PanelDemo

@Suite struct RowDrawingTests {
  @Test func aLineHasItsDetailAtTheOtherEnd() {
    let line = Hand(columns: 60, rows: 30, flow: .walking).screen.first { $0.contains("Pace") }
    #expect(line?.contains("  Pace" + String(repeating: " ", count: 44) + "4.8 km/h") == true)
  }

  @Test func fromRightToLeftTheEndsChangePlaces() {
    var hand = Hand(columns: 60, rows: 30, flow: .walking)
    hand.type("r")
    let line = hand.screen.first { $0.contains("Pace") }
    #expect(line?.contains("4.8 km/h" + String(repeating: " ", count: 44) + "Pace") == true)
  }

  @Test func aNarrowPanelCutsTheTextAndKeepsTheDetail() {
    let lines = Hand(columns: 20, rows: 30, flow: .area).screen
    #expect(lines.contains { $0.contains("Longest … 45 min") })
  }

  @Test func switchesShowTheirState() {
    let lines = Hand(flow: .walking).screen
    #expect(lines.contains { $0.contains("Avoid stairs") && $0.contains("●━━") })
    #expect(lines.contains { $0.contains("Prefer parks") && $0.contains("━━●") })
  }
}
