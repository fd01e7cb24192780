import PanelTerminal
import Testing

struct TerminalModesTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The private modes that some bytes switch on (h) or off (l).
  private func modes(_ bytes: [UInt8], _ final: Character) -> Set<String> {
    Set(
      text(bytes).split(separator: "\u{1B}").filter { $0.hasPrefix("[?") && $0.last == final }
        .map { String($0.dropFirst(2).dropLast()) })
  }

  @Test(
    arguments: [TerminalModes.MouseReports.none, .drags, .movement], [true, false])
  func leavingTakesBackAllThatEnteringSwitchesOn(
    mouse: TerminalModes.MouseReports, reportsFocus: Bool
  ) {
    let modes = TerminalModes(mouse: mouse, reportsFocus: reportsFocus)
    let on = self.modes(modes.entering, "h")
    #expect(on.subtracting(self.modes(modes.leaving, "l")).isEmpty)
    #expect(self.modes(modes.entering, "l") == ["25"])
    #expect(self.modes(modes.leaving, "h") == ["25"])
    #expect(on.contains("1049") && on.contains("2004"))
    #expect(on.contains("1006") == (mouse != .none))
    #expect(on.contains("1002") == (mouse == .drags))
    #expect(on.contains("1003") == (mouse == .movement))
    #expect(on.contains("1004") == reportsFocus)
  }

  @Test func leavingFirstEndsWhatAFrameMayHaveLeftOpen() {
    #expect(text(TerminalModes().leaving).hasPrefix("\u{1B}[?2026l\u{1B}[0m"))
    #expect(text(TerminalModes().leaving).hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
  }

  @Test func aTerminalWithoutAMouseIsNotAskedForIt() {
    #expect(TerminalModes(capabilities: TerminalCapabilities(hasMouse: false)).mouse == .none)
    #expect(TerminalModes(capabilities: .full).mouse == .drags)
  }
}
