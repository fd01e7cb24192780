import Testing

@testable import PanelDemo

@Suite struct SystemFileTests {
  @Test func aPathIsQuotedAndAStreamIsNot() {
    #expect(SystemFile.words(for: "a b") == "\"a b\"")
    #expect(SystemFile.words(for: "-") == "standard input")
  }

  @Test func aStreamThatTakesNothingIsNamedWithoutQuotationMarks() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // A descriptor for reading takes no bytes, on every system.
    let descriptor = try SystemFile.openForReading(try folder.write("", to: "a"))
    defer { SystemFile.close(descriptor) }
    var printer = Printer(descriptor: descriptor)
    #expect(throws: DemoFailure("cannot write standard output: Bad file descriptor")) {
      try printer.print("one")
      try printer.flush()
    }
  }

  @Test func onlyNothingAndAnEmptyFileAreFree() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    #expect(SystemFile.isFree("\(folder.path)/nothing"))
    #expect(SystemFile.isFree(try folder.write("", to: "empty")))
    #expect(!SystemFile.isFree(try folder.write("a\n", to: "full")))
    #expect(!SystemFile.isFree(folder.path))
    #expect(!SystemFile.isFree("/dev/null"))
  }

  @Test func aFolderBelowAFileCannotBeMade() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.write("", to: "a") + "/b/c"
    #expect(throws: DemoFailure("cannot make the folder \"\(path)\": Not a directory")) {
      try SystemFile.createFolder(path)
    }
  }

  @Test func aFolderThatIsNotThereHasNoNames() {
    #expect(throws: DemoFailure("cannot read \"/nowhere\": No such file or directory")) {
      try SystemFile.names(inFolder: "/nowhere")
    }
  }
}
