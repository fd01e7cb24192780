import Testing

@testable import PanelDemo

@Suite struct OutputFileTests {
  @Test func theNameAppearsWhenTheFileIsComplete() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var file = try OutputFile("\(folder.path)/a")
    try file.write("one\n")
    #expect(!folder.contents.contains("a"))
    try file.finish()
    #expect(folder.contents == ["a"])
    #expect(try folder.read("a") == "one\n")
  }

  @Test func aFileThatIsGivenUpLeavesNothing() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try folder.write("old\n", to: "a")
    do {
      var file = try OutputFile("\(folder.path)/a")
      try file.write("half")
    }
    #expect(folder.contents == ["a"])
    #expect(try folder.read("a") == "old\n")
  }

  @Test func aPlaceThatCannotBeWrittenIsNamed() {
    #expect(
      throws: DemoFailure("cannot write \"/nowhere/at/all\": No such file or directory")
    ) {
      _ = try OutputFile("/nowhere/at/all")
    }
  }
}
