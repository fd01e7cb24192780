import PanelTesting
import Panels
import Testing

private func trace(_ text: String) throws -> PanelTrace { try PanelTrace(text: text) }

private let opening = """
  {"t":0,"scene":{"width":400,"height":800,"safeArea":{"top":50,"bottom":34}}}
  {"t":0,"configure":{"detents":["medium",{"height":120.5}]}}
  {"t":0,"present":{}}

  """

@Suite struct PanelTraceStateTests {
  @Test func aLineHasItsKeysInTheOrderOfTheFormat() throws {
    let states = try trace(opening).states()
    #expect(
      states[0].description
        == #"{"t":0,"phase":"hidden","presented":false,"mode":"compact","selected":null,"#
        + #""target":null,"height":0,"velocity":0,"detentIndex":-1,"dimming":0,"frame":[0,0,0,0],"#
        + #""background":[0,0,0,0],"mainContentInsets":[50,0,34,0],"stops":[716],"effects":[]}"#)
    #expect(
      states[2].description
        == #"{"t":0,"phase":"settling","presented":true,"mode":"compact","selected":{"height":120.5},"#
        + #""target":{"height":120.5},"height":0,"velocity":0,"detentIndex":-1,"dimming":0,"#
        + #""frame":[0,766,400,121],"background":[0,766,400,34],"mainContentInsets":[50,0,34,0],"#
        + #""stops":[121,400],"effects":[]}"#)
  }

  @Test func theScrollOffsetIsThereWhileAListTakesPart() throws {
    let states = try trace(
      opening + """
        {"t":2,"select":"medium"}
        {"t":4,"dragBegan":{"x":9,"y":500,"scroll":{"offset":150}}}
        {"t":4.1,"dragMoved":{"x":9,"y":540}}
        {"t":4.2,"dragEnded":{}}
        """
    ).states()
    #expect(!states[3].description.contains("scrollOffset"))
    #expect(
      states[5].description.contains(
        #","scrollOffset":110,"effects":[{"type":"scrollContent","by":-40}]"#))
    #expect(!states[6].description.contains("scrollOffset"))
  }

  @Test(arguments: [
    (PanelEffect.settled(.medium), #"{"type":"settled","detent":"medium"}"#),
    (.dismissed(.outsideTap), #"{"type":"dismissed","cause":"outsideTap"}"#),
    (.displayModeChanged(.regular), #"{"type":"displayModeChanged"}"#),
    (.dragEnded(target: .height(3)), #"{"type":"dragEnded","target":{"height":3}}"#),
    (.dragEnded(target: nil), #"{"type":"dragEnded","target":null}"#),
    (.dragCancelled, #"{"type":"dragCancelled"}"#),
    (
      .selectionChanged(.large, .detentsChanged),
      #"{"type":"selectionChanged","detent":"large","cause":"detentsChanged"}"#
    ),
    (.dismissalPrevented, #"{"type":"dismissalPrevented"}"#),
    (.scrollContent(by: -0.0), #"{"type":"scrollContent","by":0}"#),
    (
      .issue(.contentHeightNotANumber),
      #"{"type":"issue","message":"content height nan is not a number; the last measurement stands"}"#
    ),
  ])
  func anEffectIsAnObjectThatBeginsWithItsType(_ effect: PanelEffect, _ text: String) {
    let state = PanelTraceState(of: Panel(), at: 0, effects: [effect])
    #expect(state.description.hasSuffix(#""effects":[\#(text)]}"#))
  }
}

@Suite struct PanelTraceReplayTests {
  @Test func eachEventGivesOneState() throws {
    let trace = try trace(opening + #"{"t":3,"frame":{}}"#)
    let states = trace.states()
    #expect(states.map(\.time) == [0, 0, 0, 3])
    #expect(states[3].phase == .resting)
    #expect(states[3].effects == [.settled(.height(120.5))])
  }

  @Test func aFrameRateTellsTheStatesBetweenEventsUntilEverythingRests() throws {
    let trace = try trace(opening + #"{"t":0.105,"select":"medium"}"#)
    let states = trace.states(framesPerSecond: 100)
    // Frames at 0.01 … 0.10, the event, then 0.11 and on.
    #expect(states[3].time == 0.01)
    #expect(states[13].time == 0.105)
    #expect(states[14].time == 0.11)
    #expect(states.filter { $0.effects.contains(.settled(.medium)) }.count == 1)
    let last = try #require(states.last)
    #expect(last.phase == .resting && last.placement.height == 400)
    #expect(states[states.count - 2].phase == .settling)
  }

  @Test func framesDoNotChangeTheStatesOfEvents() throws {
    let trace = try trace(
      opening + #"{"t":0.105,"select":"medium"}"# + "\n" + #"{"t":0.2,"dismiss":{}}"#)
    let plain = trace.states()
    let sampled = trace.states(framesPerSecond: 60)
    for state in plain { #expect(sampled.contains(state)) }
  }

  @Test func aTimeThatIsNoneOrRunsBackwardsIsTheLastOne() throws {
    let trace = try trace(
      #"{"t":"nan","frame":{}}"# + "\n" + #"{"t":5,"frame":{}}"# + "\n" + #"{"t":4,"frame":{}}"#
        + "\n"
        + #"{"t":"inf","frame":{}}"#)
    #expect(trace.states().map(\.time) == [0, 5, 5, 5])
  }

  @Test func aReplayBeginsAtAnyTime() throws {
    #expect(try trace(#"{"t":-7.5,"frame":{}}"#).states().map(\.time) == [-7.5])
  }

  @Test func framesComeToAnEndHoweverFarFromZero() throws {
    for time in [1e9, 1e16, 1e300, -1e300] {
      var trace = PanelTrace()
      trace.append(.scene(PanelSceneGeometry(size: PanelSize(width: 400, height: 800))), at: time)
      trace.append(.configure(PanelConfiguration().panelDetents([.medium])), at: time)
      trace.append(.present, at: time)
      let states = trace.states(framesPerSecond: 60)
      #expect(states.last?.phase == .resting, "from \(time)")
      #expect(states.count < 200)
    }
  }

  @Test func theSameTraceGivesTheSameBytes() throws {
    let trace = try trace(opening + #"{"t":0.1,"select":"medium"}"#)
    let lines = trace.states(framesPerSecond: 120).map(\.description)
    #expect(lines == trace.states(framesPerSecond: 120).map(\.description))
  }
}
