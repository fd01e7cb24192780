import PanelTerminal
import PanelTesting

/// Shows the map and the panel in the terminal until the user has had enough.
struct InteractiveCommand {
  var record: String?

  /// - Parameter capabilities: What the terminal can do; it must be interactive.
  /// - Returns: The signal that ended it, if one did.
  func run(_ capabilities: TerminalCapabilities) throws(DemoFailure) -> Int32? {
    // Before the terminal is touched: a file that cannot be written is better known now.
    var file: RecordingFile?
    if let record { file = try RecordingFile(record) }
    var client = DemoClient(
      capabilities: capabilities, record: file.map { file in { file.append($0) } })
    let end = try Self.loop(&client, capabilities)
    try file?.finish()
    if let record { Printer.note(Self.words(forRecording: record)) }
    switch end {
    case .finished, .endOfInput: return nil
    case .signal(let signal): return signal
    case .outputFailed: throw DemoFailure("the terminal takes no more output")
    }
  }

  /// What is said of a recording that is complete: where it is, and what it is good for.
  static func words(forRecording path: String) -> String {
    // Only a name that every shell takes as it stands is put into a command.
    let isPlain =
      !path.isEmpty && !path.hasPrefix("-")
      && path.allSatisfy { $0.isLetter || $0.isNumber || "._-/+".contains($0) }
    return "wrote \(SystemFile.words(for: path)); swift run PanelDemo replay "
      + "\(isPlain ? path : "FILE") --explain prints what is in it"
  }

  private static func loop(
    _ client: inout DemoClient, _ capabilities: TerminalCapabilities
  ) throws(DemoFailure) -> FrameLoopEnd {
    do throws(TerminalSessionError) {
      let session = try TerminalSession(modes: TerminalModes(capabilities: capabilities))
      var loop = FrameLoop(capabilities: capabilities)
      let end = loop.run(&client, in: session)
      session.leave()
      return end
    } catch {
      throw DemoFailure("\(error)")
    }
  }
}
