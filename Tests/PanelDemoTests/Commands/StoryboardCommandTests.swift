import Testing

@testable import PanelDemo

@Suite struct StoryboardCommandTests {
  private let trace = """
    {"t":0,"scene":{"width":400,"height":800}}
    {"t":0,"configure":{"detents":["medium","large"]}}
    {"t":0,"present":{}}
    {"t":1,"select":"large"}

    """

  @Test func thereIsAPictureForEachMomentAndASheetOfAll() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(trace, to: "trace")
    try StoryboardCommand(file: file, output: folder.path).run()
    let names = folder.contents
    #expect(names.starts(with: ["frame-001.svg", "frame-002.svg"]))
    #expect(names.contains("sheet.svg"))
    #expect(!names.contains { $0.hasSuffix("partial") })
    #expect(try folder.read("sheet.svg").hasPrefix("<svg "))
  }

  @Test func aBrokenLineLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(trace + "{\"t\":2}\n", to: "trace")
    let command = StoryboardCommand(file: file, output: "\(folder.path)/pictures")
    let failure = #expect(throws: DemoFailure.self) { try command.run() }
    #expect(failure?.message.hasPrefix("line 5: ") == true)
    #expect(folder.contents == ["trace"])
  }

  @Test func aTraceWithoutAPanelHasNoPictures() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write("{\"t\":0,\"scene\":{\"width\":400,\"height\":800}}\n", to: "trace")
    let command = StoryboardCommand(file: file, output: "\(folder.path)/pictures")
    #expect(throws: DemoFailure("\"\(file)\" shows no panel: there is nothing to draw")) {
      try command.run()
    }
    #expect(folder.contents == ["trace"])
  }

  @Test func aPlaceForAFolderThatIsAFileIsNamed() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(trace, to: "trace")
    #expect(throws: DemoFailure("cannot make the folder \"\(file)\": File exists")) {
      try StoryboardCommand(file: file, output: file).run()
    }
  }
}
