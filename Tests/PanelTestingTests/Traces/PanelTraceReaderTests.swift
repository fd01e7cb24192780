import PanelTesting
import Panels
import Testing

/// The reason for which a line cannot be read; nil if it can.
private func reason(_ line: String, _ vocabulary: PanelTraceVocabulary = .standard) -> String? {
  var reader = PanelTraceReader(vocabulary: vocabulary)
  do {
    _ = try reader.read(line)
    return nil
  } catch {
    return error.reason
  }
}

private func event(_ line: String) throws -> PanelEvent {
  var reader = PanelTraceReader()
  return try #require(try reader.read(line)).event
}

private func configuration(_ body: String) throws -> PanelConfiguration {
  guard case .configure(let configuration) = try event(#"{"t":0,"configure":\#(body)}"#) else {
    throw CancellationError()
  }
  return configuration
}

/// The lines by which the format is described.
private let description = """
  {"t":0,"scene":{"width":393,"height":852,"safeArea":{"top":59,"bottom":34},"scale":3}}
  {"t":0,"configure":{"detents":["adaptive","medium",{"height":320},{"fraction":0.4}],"selection":"medium"}}
  {"t":0,"content":{"height":240}}
  {"t":0,"present":{}}
  {"t":9,"dismiss":{}}
  {"t":3,"select":"large"}
  {"t":1,"dragBegan":{"x":196,"y":500,"region":"handle"}}
  {"t":1,"dragBegan":{"x":196,"y":500,"scroll":{"offset":150,"decelerating":false}}}
  {"t":1.016,"dragMoved":{"x":196,"y":480}}
  {"t":1.2,"dragEnded":{"x":196,"y":300}}
  {"t":1.2,"dragEnded":{"x":196,"y":300,"velocity":-900}}
  {"t":1.3,"dragCancelled":{}}
  {"t":2,"outsideTap":{}}
  {"t":2,"escape":{}}
  {"t":2,"increment":{}}
  {"t":2,"decrement":{}}
  {"t":2.5,"frame":{}}
  """

@Suite struct PanelTraceReaderTests {
  @Test func everyLineOfTheFormatsDescriptionReads() throws {
    let trace = try PanelTrace(text: description)
    #expect(trace.lines.count == 17)
    #expect(trace.lines[8].time == 1.016)
    guard case .scene(let scene) = trace.lines[0].event,
      case .configure(let configuration) = trace.lines[1].event,
      case .dragBegan(_, let region, _, _) = trace.lines[6].event,
      case .dragBegan(let location, .content, let scroll, 0) = trace.lines[7].event,
      case .dragEnded(let end, let velocity, 0) = trace.lines[10].event
    else {
      Issue.record("an event was read as another one")
      return
    }
    #expect(scene.safeAreaInsets == PanelInsets(top: 59, bottom: 34))
    #expect(scene.displayScale == 3)
    #expect(configuration.detents == [.adaptive, .medium, .height(320), .fraction(0.4)])
    #expect(configuration.selection == .medium)
    #expect(region == .handle)
    #expect(location == PanelPoint(x: 196, y: 500))
    #expect(scroll == PanelScrollState(offset: 150))
    #expect(end == PanelPoint(x: 196, y: 300))
    #expect(velocity == -900)
  }

  @Test func aSceneThatNamesLittleHasDefaults() throws {
    guard case .scene(let scene) = try event(#"{"t":0,"scene":{"width":400,"height":800}}"#) else {
      Issue.record("not a scene")
      return
    }
    #expect(scene == PanelSceneGeometry(size: PanelSize(width: 400, height: 800)))
  }

  @Test func theKeyboardChangesTheSceneReadLast() throws {
    var reader = PanelTraceReader()
    _ = try reader.read(
      #"{"t":0,"scene":{"width":400,"height":800,"direction":"rtl","keyboard":300}}"#)
    guard
      case .scene(let scene) = try reader.read(#"{"t":1,"keyboard":{"height":336}}"#)?.event
    else {
      Issue.record("not a scene")
      return
    }
    #expect(scene.keyboardHeight == 336)
    #expect(scene.layoutDirection == .rightToLeft)
    #expect(scene.size.height == 800)
  }

  @Test func aKeyThatIsAbsentKeepsItsValueAndNullTakesItBack() throws {
    var reader = PanelTraceReader()
    _ = try reader.read(
      #"{"t":0,"configure":{"detents":["medium"],"selection":"medium","undimmedThrough":"medium"}}"#
    )
    guard
      case .configure(let configuration) = try reader.read(
        #"{"t":1,"configure":{"selection":null,"reduceMotion":true}}"#)?.event
    else {
      Issue.record("not a configuration")
      return
    }
    #expect(configuration.detents == [.medium])
    #expect(configuration.selection == nil)
    #expect(configuration.undimmedThrough == .medium)
    #expect(configuration.reducesMotion)
  }

  @Test func whatJSONHasNoNumberForIsAString() throws {
    guard case .content(let height) = try event(#"{"t":"inf","content":{"height":"nan"}}"#),
      case .dragMoved(let location, 7) = try event(
        #"{"t":0,"dragMoved":{"x":"-inf","y":1e-3,"pointer":7}}"#)
    else {
      Issue.record("an event was read as another one")
      return
    }
    #expect(height.isNaN)
    #expect(location == PanelPoint(x: -.infinity, y: 0.001))
    #expect(try configuration(#"{"detents":[{"height":"inf"}]}"#).detents == [.height(.infinity)])
  }

  @Test func blankLinesCarriageReturnsAndAByteOrderMarkAreAllowed() throws {
    let text = "\u{FEFF}{\"t\":0,\"present\":{}}\r\n\r\n  \t\n{\"t\":1,\"dismiss\":{}}\r\n"
    #expect(try PanelTrace(text: text).lines.map(\.time) == [0, 1])
  }

  @Test func anErrorSaysWhichLineAndWhatWasExpectedInOneSentence() {
    let text = """
      {"t":0,"present":{}}

      {"t":1,"dragBegan":{"x":1,"y":2,"region":"hand"}}
      """
    #expect {
      try PanelTrace(text: text)
    } throws: { error in
      "\(error)"
        == #"line 3: dragBegan.region must be "handle", "content" or "outside", not "hand", in "#
        + #"{"t":1,"dragBegan":{"x":1,"y":2,"region":"hand"}}"#
    }
  }

  @Test func whatComesBeforeAndAfterABrokenLineCanBeRead() throws {
    var reader = PanelTraceReader()
    #expect(try reader.read(#"{"t":0,"configure":{"cornerRadius":4}}"#) != nil)
    #expect(throws: PanelTraceError.self) {
      try reader.read(#"{"t":0,"configure":{"reduceMotion":true,"cornerRadius":[]}}"#)
    }
    #expect(reader.lineNumber == 2)
    guard case .configure(let configuration) = try reader.read(#"{"t":0,"configure":{}}"#)?.event
    else {
      Issue.record("not a configuration")
      return
    }
    #expect(configuration.cornerRadius == 4)
    #expect(!configuration.reducesMotion, "the broken line must have changed nothing")
  }
}

@Suite struct PanelTraceReaderErrorTests {
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

@Suite struct PanelTraceVocabularyTests {
  struct Thirds: PanelAdaptationPolicy, Equatable {
    func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
      .regular(width: context.availableWidth / 3)
    }
  }

  struct Largest: ReleasePolicy, Equatable {
    func target(for release: PanelRelease) -> PanelReleaseTarget {
      .stop(release.stops.count - 1)
    }
  }

  static let vocabulary = PanelTraceVocabulary(
    detents: [CustomPanelDetent("third") { $0.availableHeight / 3 }],
    adaptations: ["thirds": AnyPanelAdaptationPolicy(Thirds())],
    releasePolicies: ["largest": AnyReleasePolicy(Largest())])

  @Test func namesStandForWhatTheVocabularyHolds() throws {
    let text = """
      {"t":0,"configure":{"detents":[{"custom":"third"}],"release":{"custom":"largest"},"adaptation":{"custom":"thirds"}}}

      """
    let trace = try PanelTrace(text: text, vocabulary: Self.vocabulary)
    guard case .configure(let configuration) = trace.lines[0].event,
      case .custom(let detent) = configuration.detents[0]
    else {
      Issue.record("not a configuration with a custom detent")
      return
    }
    let context = PanelDetentContext(
      sceneHeight: 900, availableHeight: 900, adaptiveContentHeight: nil)
    #expect(detent.height(in: context) == 300)
    #expect(configuration.adaptation == AnyPanelAdaptationPolicy(Thirds()))
    #expect(configuration.releasePolicy == AnyReleasePolicy(Largest()))
    #expect(try trace.text(vocabulary: Self.vocabulary) == text)
  }

  @Test func anUnknownNameListsTheKnownOnes() {
    #expect(
      reason(#"{"t":0,"select":{"custom":"half"}}"#, Self.vocabulary)
        == #"select.custom must be the name of a custom detent ("third"), not "half""#)
  }
}
