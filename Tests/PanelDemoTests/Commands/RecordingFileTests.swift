import Testing

@testable import PanelDemo

@Suite struct RecordingFileTests {
  @Test func whatWasRecordedBeforeACrashIsThere() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try RecordingFile("\(folder.path)/a")
    file.append("one\n")
    file.append("two\n")
    let partial = try #require(folder.contents.first)
    #expect(partial.hasPrefix("a.") && partial.hasSuffix(".partial"))
    #expect(try folder.read(partial) == "one\ntwo\n")
    try file.finish()
    #expect(folder.contents == ["a"])
  }

  @Test func aFileThatIsThereIsNotReplaced() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.write("precious\n", to: "a")
    let message = "\"\(path)\" is there already: give --record another name, or remove it"
    #expect(throws: DemoFailure(message)) { try RecordingFile(path) }
    #expect(folder.contents == ["a"])
    #expect(try folder.read("a") == "precious\n")
  }

  @Test func anEmptyFileIsFilled() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try RecordingFile(try folder.write("", to: "a"))
    file.append("one\n")
    try file.finish()
    #expect(try folder.read("a") == "one\n")
  }

  @Test(arguments: ["/dev/null", "/"])
  func aDeviceOrAFolderIsNotReplaced(path: String) {
    let message = "\"\(path)\" is there already: give --record another name, or remove it"
    #expect(throws: DemoFailure(message)) { try RecordingFile(path) }
  }

  @Test func aRecordingThatIsGivenUpLeavesNothing() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    do {
      let file = try RecordingFile("\(folder.path)/a")
      file.append("one\n")
    }
    #expect(folder.contents.isEmpty)
  }
}
