import PanelTerminal
import Testing

struct TerminalInputDecoderFuzzTests {
  /// Pieces that real sequences consist of, so that random input gets deep into them.
  private static let pieces = [
    "\u{1B}", "\u{1B}[", "\u{1B}[<", "\u{1B}O", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}]", "\u{1B}P",
    "\u{1B}[M", "\u{1B}[[", "\u{1B}\\", "0", "1;", "32;5;6", "M", "m", "~", "A", "u", ";;", "-",
    ":", "é",
    "漢", "q", "\u{03}", "\u{07}", "\u{18}",
  ].map { Array($0.utf8) }

  private static func garbage(_ random: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      if Bool.random(using: &random) {
        bytes += pieces.randomElement(using: &random) ?? []
      } else {
        bytes.append(UInt8.random(in: 0...255, using: &random))
      }
    }
    return bytes
  }

  @Test func garbageIsTheSameInOnePieceAndInMany() {
    var random = SplitMix64(seed: 20)
    for round in 0..<2000 {
      let bytes = Self.garbage(&random)
      var whole = TerminalInputDecoder()
      let expected = whole.decode(bytes, at: 0) + whole.flush()
      var cut = TerminalInputDecoder()
      var events: [TerminalEvent] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...rest.count, using: &random)
        events += cut.decode(rest.prefix(count), at: 0)
        rest = rest.dropFirst(count)
      }
      events += cut.flush()
      #expect(events == expected, "round \(round): \(bytes)")
    }
  }

  @Test func afterAnyGarbageAndAPauseTheNextKeyArrives() {
    var random = SplitMix64(seed: 21)
    for round in 0..<2000 {
      let bytes = Self.garbage(&random)
      var decoder = TerminalInputDecoder()
      _ = decoder.decode(bytes, at: 0)
      let events = decoder.decode(Array("q".utf8), at: 10)
      #expect(events.last == .key("q"), "round \(round): \(bytes)")
      #expect(events.count <= 2)
      #expect(decoder.deadline == nil)
    }
  }

  @Test func placesOfTheMouseAreNeverNegative() {
    var random = SplitMix64(seed: 22)
    var mice = 0
    for _ in 0..<2000 {
      var decoder = TerminalInputDecoder()
      let bytes = Array("\u{1B}[<".utf8) + Self.garbage(&random)
      for case .mouse(let mouse) in decoder.decode(bytes, at: 0) {
        mice += 1
        #expect(mouse.column >= 0 && mouse.row >= 0)
      }
    }
    #expect(mice > 10)
  }
}
