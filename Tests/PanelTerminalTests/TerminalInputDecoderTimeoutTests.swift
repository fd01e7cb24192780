import PanelTerminal
import Testing

struct TerminalInputDecoderTimeoutTests {
  @Test func escapeAloneIsAKeyOnceNothingFollows() {
    var decoder = TerminalInputDecoder(escapeTimeout: 0.05)
    #expect(decoder.decode([0x1B], at: 10).isEmpty)
    #expect(decoder.deadline == 10.05)
    #expect(decoder.flush() == [.key(.escape)])
    #expect(decoder.deadline == nil)
    #expect(decoder.flush().isEmpty)
  }

  @Test func theTimeoutCountsFromTheLastByte() {
    var decoder = TerminalInputDecoder(escapeTimeout: 0.05)
    _ = decoder.decode([0x1B], at: 10)
    _ = decoder.decode(Array("[".utf8), at: 10.04)
    #expect(decoder.deadline == 10.04 + 0.05)
    #expect(decoder.decode(Array("A".utf8), at: 10.08) == [.key(.up)])
  }

  @Test(arguments: [
    ("", []), ("\u{1B}", [TerminalKey.escape]), ("\u{1B}[", [.alt("[")]), ("\u{1B}O", [.alt("O")]),
    ("\u{1B}]", [.alt("]")]), ("\u{1B}P", [.alt("P")]), ("\u{1B}[1;", []), ("\u{1B}[<0;3", []),
    ("\u{1B}[[", []), ("\u{1B}[M!", []), ("\u{1B}]0;title", []), ("\u{1B}]0;title\u{1B}", []),
    ("\u{1B}[\(String(repeating: ";", count: 99))", []),
  ])
  func aHalfReceivedSequenceNeverEatsWhatIsTypedLater(half: String, keys: [TerminalKey]) {
    for isFlushed in [true, false] {
      var decoder = TerminalInputDecoder()
      var events = decoder.decode(Array(half.utf8), at: 1)
      if isFlushed { events += decoder.flush() }
      events += decoder.decode(Array("q".utf8), at: 2)
      #expect(events == keys.map { .key($0) } + [.key("q")])
    }
  }

  @Test func aHalfReceivedCharacterIsDropped() {
    var decoder = TerminalInputDecoder()
    #expect(decoder.decode([0xE2, 0x96], at: 1).isEmpty)
    #expect(decoder.decode(Array("q".utf8), at: 1) == [.key("q")])
    #expect(decoder.decode([0xF0, 0x9F], at: 2).isEmpty)
    #expect(decoder.flush().isEmpty)
    #expect(decoder.decode([0x99, 0x82], at: 2).isEmpty)
  }

  @Test(arguments: [
    "\u{1B}", "\u{1B}[", "\u{1B}[1;5", "\u{1B}[<0;3", "\u{1B}O", "\u{1B}]0;x", "\u{1B}[[",
    "\u{1B}[M",
    "\u{1B}[\(String(repeating: "1", count: 99))",
  ])
  func controlCGetsThroughAnyHalfReceivedSequenceAtOnce(half: String) {
    var decoder = TerminalInputDecoder()
    let events = decoder.decode(Array((half + "\u{03}").utf8), at: 1)
    guard events.count == 1, case .key(let key) = events[0] else {
      Issue.record("not one key: \(events)")
      return
    }
    #expect(key.code == .character("c"))
    #expect(key.modifiers.contains(.control))
  }

  @Test func aNewSequenceCutsOffAnUnfinishedOne() {
    var decoder = TerminalInputDecoder()
    #expect(decoder.decode(Array("\u{1B}[<0;3\u{1B}[A".utf8), at: 1) == [.key(.up)])
    #expect(decoder.decode(Array("\u{1B}[<0;3;q".utf8), at: 1) == [.key("q")])
    #expect(decoder.decode(Array("\u{1B}]0;ti\u{1B}[A".utf8), at: 1) == [.key(.up)])
  }

  @Test func aPasteWithoutAnEndIsHandedOverAfterAPause() {
    var decoder = TerminalInputDecoder(pasteTimeout: 1)
    #expect(decoder.decode(Array("\u{1B}[200~half".utf8), at: 5).isEmpty)
    #expect(decoder.deadline == 6)
    #expect(decoder.decode(Array(" more".utf8), at: 5.9).isEmpty)
    #expect(decoder.decode(Array("q".utf8), at: 7) == [.paste("half more"), .key("q")])
  }

  @Test func anEndlessPasteKeepsABoundedAmount() {
    var decoder = TerminalInputDecoder()
    _ = decoder.decode(Array("\u{1B}[200~".utf8), at: 0)
    let block = Array(repeating: UInt8(ascii: "x"), count: 10_000)
    for _ in 0..<20 { #expect(decoder.decode(block, at: 0).isEmpty) }
    let events = decoder.decode(Array("\u{1B}[201~q".utf8), at: 0)
    let kept = String(repeating: "x", count: TerminalInputDecoder.pasteCapacity)
    #expect(events == [.paste(kept), .key("q")])
  }

  @Test func aTimeThatIsNotANumberDoesNoHarm() {
    var decoder = TerminalInputDecoder()
    _ = decoder.decode([0x1B], at: .nan)
    #expect(decoder.decode(Array("[A".utf8), at: .infinity) == [.key(.up)])
  }
}
