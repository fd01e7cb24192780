import Testing

@testable import PanelDemo

@Suite struct ReplayCommandTests {
  /// What is printed for a trace, and the failure that ended it.
  private func replay(
    _ trace: String, framesPerSecond: Double? = nil, explains: Bool = false
  ) throws -> (lines: [String], failure: DemoFailure?) {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.write(trace, to: "trace.jsonl")
    let output = try SystemFile.create("\(folder.path)/output")
    var printer = Printer(descriptor: output)
    var failure: DemoFailure?
    do throws(DemoFailure) {
      try ReplayCommand(file: path, framesPerSecond: framesPerSecond, explains: explains)
        .run(&printer)
    } catch {
      failure = error
    }
    SystemFile.close(output)
    return (try folder.read("output").split(separator: "\n").map(String.init), failure)
  }

  private let drag = """
    {"t":0,"scene":{"width":400,"height":800}}
    {"t":0,"configure":{"detents":["medium","large"]}}
    {"t":0,"present":{}}
    {"t":1,"dragBegan":{"x":200,"y":410,"region":"handle"}}
    {"t":1.1,"dragMoved":{"x":200,"y":200}}
    {"t":2,"dragEnded":{"x":200,"y":100}}

    """

  @Test func eachEventIsALine() throws {
    let (lines, failure) = try replay(drag)
    #expect(failure == nil)
    #expect(lines.count == 6)
    #expect(lines[5].contains(#""phase":"settling""#))
    #expect(lines[5].contains(#""target":"large""#))
  }

  @Test func framesGoOnUntilEverythingRests() throws {
    let (lines, failure) = try replay(drag, framesPerSecond: 60)
    #expect(failure == nil)
    #expect(lines.count > 20)
    #expect(lines.last?.contains(#""phase":"resting""#) == true)
    #expect(lines.last?.contains(#""height":800"#) == true)
  }

  @Test func theExplanationIsThatOfTheRelease() throws {
    let (lines, _) = try replay(drag, explains: true)
    #expect(lines.count == 7)
    #expect(lines[6].hasPrefix("# let go at 710.0 pt"))
    #expect(lines[6].contains("stop 1 at 800.0 pt"))
  }

  /// A drag from the medium detent in which something is asked for, and its release at 280 points.
  private func drag(asking request: String) -> String {
    drag.replacing(
      #"{"t":2,"dragEnded":{"x":200,"y":100}}"#,
      with: """
        {"t":1.2,"select":\(request)}
        {"t":1.3,"dragMoved":{"x":200,"y":530}}
        {"t":2,"dragEnded":{"x":200,"y":530}}
        """)
  }

  @Test func aRequestThatWaitedForTheReleaseIsSaidToGoBeforeIt() throws {
    let (lines, failure) = try replay(drag(asking: "\"large\""), explains: true)
    #expect(failure == nil)
    #expect(lines[lines.count - 2].contains(#""target":"large""#))
    let explanation = try #require(lines.last)
    #expect(explanation.hasPrefix("# let go at 280.0 pt"))
    #expect(explanation.contains("stop 0 at 400.0 pt: the nearest; but a request"))
    #expect(
      explanation.hasSuffix("a request that waited for the release goes before it, to large"))
  }

  @Test func aRequestForWhereThePanelGoesAnywayIsNoReason() throws {
    let (lines, _) = try replay(drag(asking: "\"medium\""), explains: true)
    #expect(lines.last?.hasSuffix("stop 0 at 400.0 pt: the nearest") == true)
  }

  @Test func aReleaseWithoutStopsHasNoReasons() throws {
    let again = """
      {"t":4,"dragBegan":{"x":200,"y":50,"region":"handle"}}
      {"t":4.1,"dragMoved":{"x":200,"y":200}}
      {"t":4.2,"scene":{"width":0,"height":0}}
      {"t":4.3,"dragEnded":{"x":200,"y":200}}

      """
    let (lines, failure) = try replay(drag + again, explains: true)
    #expect(failure == nil)
    #expect(lines.filter { $0.hasPrefix("#") }.count == 1, "not the reasons of the drag before")
  }

  @Test func whatComesBeforeABrokenLineIsPrinted() throws {
    let broken = drag.replacing("{\"t\":1.1", with: "{\"t\":oops")
    let (lines, failure) = try replay(broken)
    #expect(lines.count == 4)
    #expect(failure?.message.hasPrefix("line 5: ") == true)
    #expect(failure?.message.contains("oops") == true)
    #expect(failure?.message.contains("\n") == false)
  }

  @Test func theDemosOwnPolicyHasAName() throws {
    let (lines, failure) = try replay(
      """
      {"t":0,"scene":{"width":1000,"height":600}}
      {"t":0,"configure":{"adaptation":{"custom":"golden"}}}
      {"t":0,"present":{}}
      """)
    #expect(failure == nil)
    #expect(lines.last?.contains(#""mode":"regular""#) == true)
  }
}
