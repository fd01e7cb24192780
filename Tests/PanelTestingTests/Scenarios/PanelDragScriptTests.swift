import PanelTesting
import Panels
import Testing

/// The events of a script, in the spelling of a trace, with times in frames.
private func events(_ script: PanelDragScript, framesPerSecond: Double = 60) throws -> [String] {
  let lines = script.lines().map { PanelTrace.Line($0.event, at: $0.time * framesPerSecond) }
  return try PanelTrace(lines).text().split(separator: "\n").map(String.init)
}

@Suite struct PanelDragScriptTests {
  @Test func positionsAreASixtiethOfASecondApartAndABarLifts() throws {
    #expect(
      try events("400 420 460 |") == [
        #"{"t":0,"dragBegan":{"x":0,"y":400}}"#,
        #"{"t":1,"dragMoved":{"x":0,"y":420}}"#,
        #"{"t":2,"dragMoved":{"x":0,"y":460}}"#,
        #"{"t":3,"dragEnded":{}}"#,
      ])
  }

  @Test func aBarBehindAPositionLiftsThere() throws {
    #expect(
      try events("400 460|-900").last
        == #"{"t":1,"dragEnded":{"x":0,"y":460,"velocity":-900}}"#)
  }

  @Test func anXEndsTheDragAndTheNextPositionBeginsOne() throws {
    #expect(
      try events("400 x 30,410 420 |1e3") == [
        #"{"t":0,"dragBegan":{"x":0,"y":400}}"#,
        #"{"t":1,"dragCancelled":{}}"#,
        #"{"t":2,"dragBegan":{"x":30,"y":410}}"#,
        #"{"t":3,"dragMoved":{"x":30,"y":420}}"#,
        #"{"t":4,"dragEnded":{"velocity":1000}}"#,
      ])
  }

  @Test func dotsPausesAndTimesMoveTheClock() {
    let script: PanelDragScript = "400 . 420 ~0.5 440 450@0.75 |@1"
    let times = script.lines(from: 10).map { ($0.time - 10) * 60 }
    for (time, expected) in zip(times, [0.0, 2, 32, 45, 60]) {
      #expect(abs(time - expected) < 1e-9)
    }
    #expect(script.duration == 1)
    #expect(PanelDragScript("400@0.5 ~0.1 ~0.4").duration == 1)
  }

  @Test func anotherRateSpacesTheWordsAnew() throws {
    let script = try PanelDragScript("400 420 |", framesPerSecond: 120)
    #expect(try events(script, framesPerSecond: 120).last == #"{"t":2,"dragEnded":{}}"#)
  }

  @Test func subdividingKeepsThePathAndTheTimes() throws {
    let script: PanelDragScript = "10,400 430 | 20,500 30,520 |"
    #expect(
      try events(script.subdivided(into: 2), framesPerSecond: 120) == [
        #"{"t":0,"dragBegan":{"x":10,"y":400}}"#,
        #"{"t":1,"dragMoved":{"x":10,"y":415}}"#,
        #"{"t":2,"dragMoved":{"x":10,"y":430}}"#,
        #"{"t":4,"dragEnded":{}}"#,
        #"{"t":6,"dragBegan":{"x":20,"y":500}}"#,
        #"{"t":7,"dragMoved":{"x":25,"y":510}}"#,
        #"{"t":8,"dragMoved":{"x":30,"y":520}}"#,
        #"{"t":10,"dragEnded":{}}"#,
      ])
    #expect(script.subdivided(into: 1) == script)
  }

  @Test(arguments: [
    ("400 up |", "up"), ("400 1,2,3", "1,2,3"), ("|", "|"), ("400 | x", "x"), ("400 ~-1", "~-1"),
    ("400 ~", "~"), ("400 |fast", "|fast"), ("400@1 420@0.5", "420@0.5"), ("400@", "400@"),
    ("inf", "inf"), ("400,", "400,"),
  ])
  func aWordThatMeansNothingIsNamed(_ text: String, _ word: String) {
    #expect {
      try PanelDragScript(text)
    } throws: { error in
      "\(error)".hasPrefix("the word \"\(word)\" of a drag script means nothing; expected ")
    }
  }
}
