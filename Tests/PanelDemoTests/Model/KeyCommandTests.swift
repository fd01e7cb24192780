import PanelTerminal
import Testing

@testable import PanelDemo

@Suite struct KeyCommandTests {
  @Test func digitsChooseFlows() {
    #expect(KeyCommand("1") == .flow(.walking))
    #expect(KeyCommand("6") == .flow(.fitting))
    #expect(KeyCommand("7") == nil)
    #expect(KeyCommand("0") == nil)
  }

  @Test func modifiersMakeOtherKeys() {
    #expect(KeyCommand(.up) == .nextStop)
    #expect(KeyCommand(TerminalKey(.up, .shift)) == .drag(1))
    #expect(KeyCommand(TerminalKey(.up, .alt)) == nil)
    #expect(KeyCommand(.control("q")) == nil)
    #expect(KeyCommand(.alt("1")) == nil)
  }
}
