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
