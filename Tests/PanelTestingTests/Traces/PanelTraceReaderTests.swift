import PanelTesting
import Panels
import Testing

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
