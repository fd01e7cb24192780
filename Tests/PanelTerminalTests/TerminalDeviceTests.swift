import PanelTerminal
import Testing

struct TerminalDeviceTests {
  @Test func aTerminalTellsItsSize() throws {
    let terminal = try PseudoTerminal(size: TerminalSize(columns: 93, rows: 31))
    let program = terminal.program
    #expect(TerminalDevice.isTerminal(program))
    #expect(TerminalDevice.size(of: program) == TerminalSize(columns: 93, rows: 31))
  }

  @Test func whatTellsNoSizeIsTakenForTheUsualOne() throws {
    let terminal = try PseudoTerminal(size: TerminalSize(columns: 0, rows: 0))
    let program = terminal.program
    #expect(TerminalDevice.size(of: program) == .fallback)
    #expect(TerminalDevice.size(of: -1) == .fallback)
    #expect(!TerminalDevice.isTerminal(-1))
  }

  @Test func aSizeIsHeldWithinWhatCanBeDrawn() {
    #expect(TerminalSize(columns: 65_535, rows: 65_535) == TerminalSize(columns: 1000, rows: 500))
    #expect(TerminalSize(columns: -1, rows: .min).cellCount == 0)
    #expect(TerminalSize.fallback.cellCount == 1920)
  }

  @Test func theClockMovesForward() {
    let first = MonotonicClock.now()
    #expect(first > 0)
    #expect(MonotonicClock.now() >= first)
  }

  @Test func theEnvironmentIsReadByName() {
    #expect(TerminalDevice.environment("PATH") != nil)
    #expect(TerminalDevice.environment("NO SUCH = VARIABLE") == nil)
  }
}
