import PanelTesting
import Panels
import Testing

/// Bytes that no trace holds, made from lines that one could.
@Suite struct TraceParserFuzzTests {
  private static let lines = [
    #"{"t":0,"scene":{"width":393,"height":852,"safeArea":{"top":59,"bottom":34},"scale":3}}"#,
    #"{"t":0,"configure":{"detents":["adaptive",{"height":320},{"custom":"third"}],"spring":{"response":0.4}}}"#,
    #"{"t":0,"configure":{"adaptation":{"hysteresis":{"band":24,"base":{"compact":{}}}}}}"#,
    #"{"t":-1.5e-3,"dragBegan":{"x":196,"y":"nan","region":"handle","scroll":{"offset":150}}}"#,
    #"{"t":"inf","select":"é\u00e9\ud83d\ude00\n"}"#,
  ]

  @Test func anyBytesAreReadOrRefusedWithTheirLine() {
    var random = SplitMix64(seed: 11)
    var reader = PanelTraceReader(vocabulary: PanelFuzz.vocabulary)
    var (read, refused) = (0, 0)
    for number in 1...6000 {
      var bytes = Array(Self.lines[Int(random.next() % UInt64(Self.lines.count))].utf8)
      for _ in 0..<(random.next() % 4) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 5 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8(ascii: #"{}[]",:0e-\"#.randomASCII(&random)), at: place)
        case 3: bytes.removeSubrange(place...)
        default: bytes.insert(contentsOf: bytes[..<place], at: place)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      do {
        _ = try reader.read(utf8: bytes)
        read += 1
      } catch {
        refused += 1
        #expect(error.lineNumber == number)
        #expect(error.description.hasPrefix("line \(number): "))
        #expect(!error.description.contains("\n"))
      }
    }
    #expect(read > 500 && refused > 1000)
  }
}

extension String {
  /// One of the characters of a string of ASCII.
  fileprivate func randomASCII(_ random: inout SplitMix64) -> Unicode.Scalar {
    let scalars = Array(unicodeScalars)
    return scalars[Int(random.next() % UInt64(scalars.count))]
  }
}
