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
