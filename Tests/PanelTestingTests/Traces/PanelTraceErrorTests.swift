import PanelTesting
import Panels
import Testing

/// The reason for which a line cannot be read; nil if it can.
private func reason(_ line: String) -> String? {
  var reader = PanelTraceReader()
  do {
    _ = try reader.read(line)
    return nil
  } catch {
    return error.reason
  }
}

@Suite struct PanelTraceReaderErrorTests {
  @Test func aReasonQuotesNoMoreThanOneReads() throws {
    let word = String(repeating: "a", count: 100_000)
    let told = try #require(reason(#"{"t":"\#(word)","frame":{}}"#))
    #expect(told.count < 500)
    #expect(told.hasPrefix("t must be a number") && told.hasSuffix(#"aaa""#))
  }

  @Test func manyKeysAreReadInOneLineAndATwinAmongThemIsFound() {
    let keys = (0..<3000).map { "\"k\($0)\":0" }.joined(separator: ",")
    #expect(reason("{\(keys),\"k7\":0}") == #"the key "k7" is given twice"#)
  }

  @Test(arguments: [
    (#"{"t":0}"#, "exactly one event"),
    (#"{"t":0,"present":{},"frame":{}}"#, #"found "present" and "frame""#),
    (#"{"present":{}}"#, #"the line lacks the key "t""#),
    (#"{"t":0,"presnet":{}}"#, #"unknown key "presnet" in the line; known are "t", "scene""#),
    (#"{"t":0,"present":{"animated":true}}"#, #"unknown key "animated" in present; it takes none"#),
    (#"{"t":0,"present":true}"#, "present must be an object, not true"),
    (#"{"t":"soon","frame":{}}"#, #"t must be a number, "nan", "inf" or "-inf", not "soon""#),
    (#"{"t":null,"frame":{}}"#, "t must be a number"),
    (#"{"t":0,"scene":{"width":400}}"#, #"scene lacks the key "height""#),
    (
      #"{"t":0,"scene":{"width":4,"height":4,"safeArea":{"left":1}}}"#,
      "unknown key \"left\" in scene.safeArea"
    ),
    (#"{"t":0,"dragEnded":{"y":4}}"#, #"dragEnded lacks the key "x""#),
    (
      #"{"t":0,"dragMoved":{"x":1,"y":4,"pointer":1.5}}"#,
      "dragMoved.pointer must be a whole number"
    ),
    (#"{"t":0,"select":"big"}"#, #"select must be "adaptive", "medium" or "large", or an object"#),
    (#"{"t":0,"select":{"height":1,"fraction":1}}"#, "select must be"),
    (#"{"t":0,"select":{"custom":"third"}}"#, "none is known to this reader"),
    (#"{"t":0,"configure":{"detents":["large",3]}}"#, "configure.detents[1] must be"),
    (
      #"{"t":0,"configure":{"spring":{"response":1,"bounce":0}}}"#,
      "configure.spring must be either"
    ),
    (#"{"t":0,"configure":{"drag":"handles"}}"#, #"must be "anywhere", "handle" or "disabled""#),
    (
      #"{"t":0,"configure":{"adaptation":{"regular":{},"compact":{}}}}"#,
      "configure.adaptation must be"
    ),
    (#"{"t":0,"configure":{"adaptation":{"custom":"mine"}}}"#, "name of an adaptation policy"),
    (
      #"{"t":0,"configure":{"release":{"projected":{"flick":"far"}}}}"#,
      #""neverBehind" or "nextStop""#
    ),
    (#"[]"#, "the line must be an object, not an empty list"),
    (#"{"t":[1],"frame":{}}"#, "not a list"),
    (
      #"{"t":0,"content":{"height":{}}}"#,
      "content.height must be a number, \"nan\", \"inf\" or \"-inf\", not {}"
    ),
    (#"{"t":0,"content":{"height":{"a":1}}}"#, "not an object"),
    (
      #"{"t":0,"configure":{"reduceMotion":0}}"#,
      "configure.reduceMotion must be true or false, not 0"
    ),
    (#"{"t":0,"configure":{"detents":"large"}}"#, "configure.detents must be a list"),
    (#"{"t":0,"select":{"custom":false}}"#, "select.custom must be a string, not false"),
    (
      #"{"t":0,"dragCancelled":{"pointer":1e99}}"#,
      "dragCancelled.pointer must be a whole number, not 1e99"
    ),
    (
      #"{"t":0,"configure":{"spring":{"mass":1,"damping":2}}}"#,
      #"configure.spring lacks the key "stiffness""#
    ),
    (
      #"{"t":0,"configure":{"adaptation":{"hysteresis":{}}}}"#,
      #"configure.adaptation.hysteresis lacks the key "base""#
    ),
    (
      #"{"t":0,"configure":{"adaptation":{"breakpoints":[{"from":1}]}}}"#,
      #"configure.adaptation.breakpoints[0] lacks the key "width""#
    ),
  ])
  func whatIsWrongIsNamedWithWhatWasExpected(_ line: String, _ part: String) throws {
    let found = try #require(reason(line))
    #expect(found.contains(part))
  }

  @Test(arguments: [
    (#"{"t":0,"frame":{}"#, #"expected "," or "}" at column 18, but the line ends there"#),
    (#"{"t":0,"frame":{}} x"#, #"expected the end of the line at column 20, found "x""#),
    (#"{"t":0 "frame":{}}"#, #"expected "," or "}" at column 8, found "\"""#),
    (#"{t:0}"#, #"expected a key in quotes at column 2, found "t""#),
    (#"{"t":NaN,"frame":{}}"#, #"expected a value at column 6, found "N""#),
    (#"{"t":01,"frame":{}}"#, #"at column 7, found "1""#),
    (#"{"t":1.,"frame":{}}"#, "expected a digit at column 8"),
    (#"{"t":1e999,"frame":{}}"#, "the number 1e999 is too large"),
    (#"{"t":1,"t":2,"frame":{}}"#, #"the key "t" is given twice"#),
    (#"{"é":1,"frame":{]}"#, #"expected a key in quotes at column 17, found "]""#),
    (#"{"t":0,"select":"\q"}"#, "expected a letter JSON knows behind a backslash"),
    (#"{"t":0,"select":"\ud800"}"#, "surrogate"),
    (#"{"t":0,"select":"\ud83d\u0041"}"#, "expected the second half of a surrogate pair at column"),
    (#"{"t":0,"select":"\u12"}"#, "four hexadecimal digits"),
    (#"{"t":0,"select":"large}"#, "expected a closing quote"),
    (#"nul"#, "expected a value at column 1"),
  ])
  func brokenJSONIsNamedWithItsColumn(_ line: String, _ part: String) throws {
    let found = try #require(reason(line))
    #expect(found.contains(part))
  }

  @Test func bytesThatAreNotTextAreAnError() {
    var reader = PanelTraceReader()
    #expect(throws: PanelTraceError.self) { try reader.read(utf8: [0x7B, 0xFF, 0x7D]) }
  }

  @Test func endlessNestingIsAnErrorAndNoCrash() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(try #require(reason(deep)).contains("nested more than 64 deep"))
  }

  @Test func anErrorPrintsOnOneLineOfReasonableLength() throws {
    var reader = PanelTraceReader()
    do {
      _ = try reader.read("\u{1B}[2J" + String(repeating: "x", count: 5000))
      Issue.record("it was read")
    } catch {
      #expect(error.description.count < 700)
      #expect(!error.description.contains("\u{1B}"))
      #expect(error.text.count == 5004)
    }
  }
}
