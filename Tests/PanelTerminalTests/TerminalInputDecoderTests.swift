import PanelTerminal
import Testing

/// Bytes and what they mean. "␛" stands for Escape.
struct InputExample: CustomTestStringConvertible {
  let input: String
  let events: [TerminalEvent]
  var testDescription: String { input }
  var bytes: [UInt8] { Array(input.replacingEscapes.utf8) }

  init(_ input: String, _ events: TerminalEvent...) {
    self.input = input
    self.events = events
  }

  init(dropped input: String) {
    self.input = input
    events = []
  }

  init(_ input: String, keys: TerminalKey...) {
    self.input = input
    events = keys.map { .key($0) }
  }
}

extension String {
  fileprivate var replacingEscapes: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == "␛" ? "\u{1B}" : $0 }))
  }
}

struct TerminalInputDecoderTests {
  static let writingKeys: [InputExample] = [
    InputExample("a", keys: "a"), InputExample("Z", keys: "Z"), InputExample(" ", keys: " "),
    InputExample("é", keys: "é"), InputExample("漢", keys: "漢"), InputExample("🙂", keys: "🙂"),
    InputExample("ab", keys: "a", "b"), InputExample("␛x", keys: .alt("x")),
    InputExample("␛é", keys: .alt("é")), InputExample("\u{03}", keys: .control("c")),
    InputExample("\u{1A}", keys: .control("z")), InputExample("\u{00}", keys: .control(" ")),
    InputExample("\u{1C}", keys: .control("\\")), InputExample("\r", keys: .enter),
    InputExample("\n", keys: .enter), InputExample("\t", keys: .tab),
    InputExample("\u{7F}", keys: .backspace), InputExample("\u{08}", keys: .backspace),
    InputExample("␛\u{7F}", keys: TerminalKey(.backspace, .alt)),
    InputExample("␛[97;5u", keys: .control("a")),
    InputExample("␛[27;6;9~", keys: TerminalKey(.tab, [.shift, .control])),
    InputExample("␛[13;3u", keys: TerminalKey(.enter, .alt)), InputExample("␛[27u", keys: .escape),
    InputExample("␛[97:65;2u", keys: TerminalKey(.character("a"), .shift)),
  ]

  static let specialKeys: [InputExample] = [
    InputExample("␛[A", keys: .up), InputExample("␛[B", keys: .down),
    InputExample("␛[C", keys: .right), InputExample("␛[D", keys: .left),
    InputExample("␛OA", keys: .up), InputExample("␛OH", keys: .home),
    InputExample("␛[H", keys: .home), InputExample("␛[F", keys: .end),
    InputExample("␛[1~", keys: .home), InputExample("␛[4~", keys: .end),
    InputExample("␛[2~", keys: .insert), InputExample("␛[3~", keys: .delete),
    InputExample("␛[5~", keys: .pageUp), InputExample("␛[6~", keys: .pageDown),
    InputExample("␛[Z", keys: .backTab), InputExample("␛OM", keys: .enter),
    InputExample("␛OP", keys: .function(1)), InputExample("␛[[E", keys: .function(5)),
    InputExample("␛[15~", keys: .function(5)), InputExample("␛[17~", keys: .function(6)),
    InputExample("␛[24~", keys: .function(12)), InputExample("␛[34~", keys: .function(20)),
    InputExample("␛[1;5C", keys: TerminalKey(.right, .control)),
    InputExample("␛[1;2P", keys: TerminalKey(.function(1), .shift)),
    InputExample("␛[5;3~", keys: TerminalKey(.pageUp, .alt)),
    InputExample("␛[1;16A", keys: TerminalKey(.up, [.shift, .alt, .control])),
    InputExample("␛␛[A", keys: .escape, .up), InputExample("␛[Aq", keys: .up, "q"),
  ]

  static let mice: [InputExample] = [
    InputExample("␛[<0;1;1M", .mouse(TerminalMouse(.press(.left), column: 0, row: 0))),
    InputExample("␛[<0;12;5m", .mouse(TerminalMouse(.release(.left), column: 11, row: 4))),
    InputExample("␛[<2;300;200M", .mouse(TerminalMouse(.press(.right), column: 299, row: 199))),
    InputExample("␛[<32;3;4M", .mouse(TerminalMouse(.drag(.left), column: 2, row: 3))),
    InputExample("␛[<33;3;4M", .mouse(TerminalMouse(.drag(.middle), column: 2, row: 3))),
    InputExample("␛[<35;3;4M", .mouse(TerminalMouse(.move, column: 2, row: 3))),
    InputExample("␛[<64;3;4M", .mouse(TerminalMouse(.wheel(.up), column: 2, row: 3))),
    InputExample("␛[<65;3;4M", .mouse(TerminalMouse(.wheel(.down), column: 2, row: 3))),
    InputExample("␛[<66;3;4M", .mouse(TerminalMouse(.wheel(.left), column: 2, row: 3))),
    InputExample("␛[<67;3;4M", .mouse(TerminalMouse(.wheel(.right), column: 2, row: 3))),
    InputExample("␛[<68;3;4M", .mouse(TerminalMouse(.wheel(.up), column: 2, row: 3, .shift))),
    InputExample(
      "␛[<24;3;4M", .mouse(TerminalMouse(.press(.left), column: 2, row: 3, [.alt, .control]))),
    InputExample("␛[<128;3;4M", .mouse(TerminalMouse(.press(.other(8)), column: 2, row: 3))),
    InputExample("␛[<0;0;0M", .mouse(TerminalMouse(.press(.left), column: 0, row: 0))),
    InputExample("␛[M !!", .mouse(TerminalMouse(.press(.left), column: 0, row: 0))),
    InputExample("␛[M#+%", .mouse(TerminalMouse(.release(.unknown), column: 10, row: 4))),
  ]

  static let others: [InputExample] = [
    InputExample("␛[I", .focus(true)), InputExample("␛[O", .focus(false)),
    InputExample("␛[200~Hello␛[201~", .paste("Hello")),
    InputExample("␛[200~␛[201~", .paste("")),
    InputExample(
      "␛[200~q␛[A\u{03}\r␛[201␛[201~x", .paste("q\u{1B}[A\u{03}\r\u{1B}[201"), .key("x")),
    InputExample("␛[200~é漢␛␛[201~", .paste("é漢\u{1B}")),
  ]

  static let dropped: [InputExample] = [
    "␛[12;40R", "␛[?62;22c", "␛[201~",
    "␛[999~", "␛[1;0A", "␛[1;999A",
    "␛[<0;1M", "␛[<;;;M", "␛[<0;-1;2M",
    "␛[<999999999999999999999;1;1M", "␛[<64;3;4m",
    "␛]0;title\u{07}", "␛]11;rgb:0/0/0␛\\", "␛P1$r0m␛\\",
    "␛[ q", "␛OZ", "␛[[Z", "\u{85}",
    "␛[55555u", "␛[1;2;3A",
    longer,
  ].map { InputExample(dropped: $0) }

  /// A sequence longer than any that means something.
  private static let longer = "␛[\(String(repeating: "1", count: 5000))A"

  static let examples: [InputExample] = [writingKeys, specialKeys, mice, others, dropped]
    .flatMap { $0 }

  @Test(arguments: examples) func bytesBecomeTheEventsTheyStandFor(_ example: InputExample) {
    var decoder = TerminalInputDecoder()
    #expect(decoder.decode(example.bytes, at: 0) == example.events)
    #expect(decoder.deadline == nil)
  }

  @Test(arguments: examples.filter { $0.input.count < 100 })
  func whereverTheBytesAreCutTheEventsAreTheSame(_ example: InputExample) {
    let bytes = example.bytes
    for cut in 0...bytes.count {
      var decoder = TerminalInputDecoder()
      let events =
        decoder.decode(bytes[..<cut], at: 0) + decoder.decode(bytes[cut...], at: 0.01)
      #expect(events == example.events, "cut after \(cut) bytes")
    }
    var decoder = TerminalInputDecoder()
    let events = bytes.flatMap { decoder.decode([$0], at: 0) }
    #expect(events == example.events)
  }

  @Test func allExamplesInARowGiveAllEvents() {
    var decoder = TerminalInputDecoder()
    let bytes = Self.examples.flatMap(\.bytes)
    #expect(decoder.decode(bytes, at: 0) == Self.examples.flatMap(\.events))
  }
}
