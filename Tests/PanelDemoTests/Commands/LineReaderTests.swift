import Testing

@testable import PanelDemo

@Suite struct LineReaderTests {
  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]), ("\n", [""]),
  ])
  func linesEndWithALineBreakOrTheFile(text: String, expected: [String]) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var reader = try LineReader(try folder.write(text, to: "a"))
    var lines: [String] = []
    while let line = try reader.next(beforeWaiting: {}) {
      lines.append(String(decoding: line, as: UTF8.self))
    }
    #expect(lines == expected)
  }

  @Test func aLineMayBeLongerThanWhatIsReadAtOnce() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let long = String(repeating: "0123456789", count: 20_000)
    let path = try folder.write("\(long)\nend\n", to: "a")
    var reader = try LineReader(path)
    #expect(try reader.next(beforeWaiting: {})?.count == 200_000)
    #expect(try reader.next(beforeWaiting: {}) == Array("end".utf8))
    #expect(try reader.next(beforeWaiting: {}) == nil)
  }

  @Test func aFileThatIsNotThereIsNamed() {
    #expect(throws: DemoFailure("cannot read \"/nowhere\": No such file or directory")) {
      _ = try LineReader("/nowhere")
    }
  }

  @Test func aFolderCannotBeRead() {
    #expect(throws: DemoFailure("cannot read \"/\": Is a directory")) {
      var reader = try LineReader("/")
      _ = try reader.next(beforeWaiting: {})
    }
  }
}
