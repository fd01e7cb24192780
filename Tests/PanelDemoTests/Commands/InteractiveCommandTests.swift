import Testing

@testable import PanelDemo

@Suite struct InteractiveCommandTests {
  @Test(arguments: [
    ("drag.jsonl", "drag.jsonl"), ("/tmp/a_b-1/drag.jsonl", "/tmp/a_b-1/drag.jsonl"),
    ("my drag.jsonl", "FILE"), ("$(x)", "FILE"), ("-x", "FILE"), ("", "FILE"),
  ])
  func aRecordingIsNamedWithTheCommandThatReadsIt(path: String, name: String) {
    #expect(
      InteractiveCommand.words(forRecording: path)
        == "wrote \"\(path)\"; swift run PanelDemo replay \(name) --explain prints what is in it")
  }
}
