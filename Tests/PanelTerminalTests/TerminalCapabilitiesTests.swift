import PanelTerminal
import Testing

struct TerminalCapabilitiesTests {
  private static let utf8 = ["LANG": "en_US.UTF-8"]

  private func capabilities(_ environment: [String: String]) -> TerminalCapabilities {
    TerminalCapabilities(environment: environment.merging(Self.utf8) { own, _ in own })
  }

  @Test func aModernTerminalHasEverythingAndNeedsNoReason() {
    let found = capabilities(["TERM": "xterm-256color", "COLORTERM": "truecolor"])
    #expect(found == .full)
  }

  @Test(arguments: [[:], ["TERM": ""], ["TERM": "dumb"], ["TERM": "DUMB"]])
  func withoutATerminalThatMovesItsCursorItIsNotInteractiveAndSaysSo(
    _ environment: [String: String]
  ) {
    let found = capabilities(environment)
    #expect(!found.isInteractive)
    #expect(found.color == .none)
    #expect(!found.hasMouse)
    #expect(found.reasons.count == 1)
    #expect(found.reasons[0].contains("TERM"))
  }

  @Test(arguments: [
    ["TERM": "xterm", "COLORTERM": "truecolor"], ["TERM": "xterm", "COLORTERM": "24bit"],
    ["TERM": "xterm-kitty"], ["TERM": "alacritty"], ["TERM": "xterm-direct"], ["TERM": "foot"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"],
    ["TERM": "xterm-256color", "WT_SESSION": "1"],
  ])
  func terminalsThatAnnounceTrueColourHaveIt(_ environment: [String: String]) {
    #expect(capabilities(environment).color == .trueColor)
  }

  @Test(arguments: ["xterm-256color", "xterm", "screen", "tmux-256color", "linux", "rxvt-unicode"])
  func otherTerminalsWithColoursHaveThePaletteAndSaySo(_ term: String) {
    let found = capabilities(["TERM": term])
    #expect(found.color == .palette256)
    #expect(found.reasons.contains { $0.contains("256 colours") })
  }

  @Test func whoWantsNoColourGetsNone() {
    let environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"]
    let found = capabilities(environment)
    #expect(found.color == .none)
    #expect(found.isInteractive)
    #expect(found.reasons[0].contains("NO_COLOR"))
    #expect(capabilities(environment.merging(["NO_COLOR": ""]) { $1 }).color == .trueColor)
  }

  @Test func anOldTerminalHasNeitherColourNorMouseAndSaysBoth() {
    let found = capabilities(["TERM": "vt220"])
    #expect(found.isInteractive)
    #expect(found.color == .none)
    #expect(!found.hasMouse)
    #expect(found.reasons.count == 2)
    #expect(found.reasons.allSatisfy { $0.contains("vt220") })
    #expect(!capabilities(["TERM": "linux"]).hasMouse)
    #expect(capabilities(["TERM": "vte-256color"]).hasMouse)
  }

  @Test(arguments: [
    (["LANG": "C.UTF-8"], true), (["LANG": "de_DE.utf8"], true), (["LANG": "C"], false),
    (["LANG": "C", "LC_CTYPE": "C.UTF-8"], true), (["LANG": "C.UTF-8", "LC_ALL": "POSIX"], false),
    (["LANG": "C.UTF-8", "LC_ALL": ""], true), ([:], false),
  ])
  func theFirstLocaleVariableThatIsSetDecidesAboutUnicode(_ locale: [String: String], isUTF8: Bool)
  {
    let environment = locale.merging(["TERM": "xterm", "COLORTERM": "truecolor"]) { $1 }
    let found = TerminalCapabilities(environment: environment)
    #expect(found.hasUnicode == isUTF8)
    #expect(found.reasons.isEmpty == isUTF8)
  }
}
