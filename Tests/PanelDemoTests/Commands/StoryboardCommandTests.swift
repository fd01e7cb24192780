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
    let file = try folder.write(trace, to: "trace.jsonl")
    try StoryboardCommand(file: file, output: folder.path).run()
    let names = folder.contents
    #expect(names.starts(with: ["frame-001.svg", "frame-002.svg"]))
    #expect(names.contains("sheet.svg"))
    #expect(!names.contains { $0.hasSuffix("partial") })
    #expect(try folder.read("sheet.svg").hasPrefix("<svg "))
  }

  @Test func ofALongerStoryboardNothingIsLeftAndOtherFilesStay() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let long = try folder.write(trace + "{\"t\":3,\"select\":\"medium\"}\n", to: "long.jsonl")
    let short = try folder.write(trace, to: "short.jsonl")
    let kept = [
      "frame-007.png", "frame-07.svg", "frame-0007.svg", "frame-x.svg", "frame-+07.svg", "a",
    ]
    for name in kept { _ = try folder.write("mine\n", to: name) }
    try StoryboardCommand(file: long, output: folder.path).run()
    let many = folder.contents.count
    try StoryboardCommand(file: short, output: folder.path).run()
    let names = Set(folder.contents)
    #expect(names.count < many)
    #expect(names.isSuperset(of: kept))
    let fresh = "\(folder.path)/fresh"
    try StoryboardCommand(file: short, output: fresh).run()
    defer { TemporaryFolder(path: fresh).remove() }
    let drawn = try SystemFile.names(inFolder: fresh)
    #expect(names == Set(drawn + kept + ["long.jsonl", "short.jsonl"]))
  }

  @Test func theFoldersOnTheWayAreMade() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(trace, to: "trace.jsonl")
    let paths = ["a", "a/b", "a/b/c"].map { "\(folder.path)/\($0)" }
    defer { for path in paths.reversed() + [folder.path] { TemporaryFolder(path: path).remove() } }
    try StoryboardCommand(file: file, output: "\(paths[2])//").run()
    #expect(try SystemFile.names(inFolder: paths[2]).contains("sheet.svg"))
  }

  @Test func aBrokenLineLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(trace + "{\"t\":2}\n", to: "trace.jsonl")
    let command = StoryboardCommand(file: file, output: "\(folder.path)/pictures")
    let failure = #expect(throws: DemoFailure.self) { try command.run() }
    #expect(failure?.message.hasPrefix("line 5: ") == true)
    #expect(folder.contents == ["trace.jsonl"])
  }

  @Test func aTraceWithoutAPanelHasNoPictures() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(
      "{\"t\":0,\"scene\":{\"width\":400,\"height\":800}}\n", to: "trace.jsonl")
    let command = StoryboardCommand(file: file, output: "\(folder.path)/pictures")
    #expect(throws: DemoFailure("\"\(file)\" shows no panel: there is nothing to draw")) {
      try command.run()
    }
    #expect(folder.contents == ["trace.jsonl"])
  }

  @Test func aPlaceForAFolderThatIsAFileIsNamed() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(trace, to: "trace.jsonl")
    #expect(throws: DemoFailure("cannot make the folder \"\(file)\": File exists")) {
      try StoryboardCommand(file: file, output: file).run()
    }
  }
}
