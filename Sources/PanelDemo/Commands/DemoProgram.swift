import PanelTerminal

/// The program: its arguments in, its exit code out.
enum DemoProgram {
  /// What is wrong with what was asked.
  static let failureCode: Int32 = 2

  static func run(_ arguments: [String]) -> Int32 {
    do throws(DemoFailure) {
      let signal = try run(DemoCommand(parsing: arguments))
      // The shell should see what ended it. Returns only where the signal is ignored.
      if let signal { TerminalSession.endProcess(by: signal) }
      return 0
    } catch {
      Printer.complain(error.message)
      return failureCode
    }
  }

  private static func run(_ command: DemoCommand) throws(DemoFailure) -> Int32? {
    switch command {
    case .help: try print(DemoCommand.helpText)
    case .version: try print(DemoCommand.versionText + "\n")
    case .replay(let file, let framesPerSecond, let explains):
      var printer = Printer()
      try ReplayCommand(file: file, framesPerSecond: framesPerSecond, explains: explains)
        .run(&printer)
    case .storyboard(let file, let output):
      try StoryboardCommand(file: file, output: output).run()
    case .interactive(let record): return try interact(record: record)
    }
    return nil
  }

  private static func interact(record: String?) throws(DemoFailure) -> Int32? {
    let capabilities = TerminalCapabilities(environment: TerminalDevice.environment)
    let isTerminal = TerminalDevice.isTerminal(SystemFile.standardOutput)
    if isTerminal, capabilities.isInteractive {
      return try InteractiveCommand(record: record).run(capabilities)
    }
    if record != nil { throw DemoFailure("--record needs a terminal to draw on") }
    let reason =
      isTerminal
      ? capabilities.reasons.joined(separator: " ") : "Standard output is not a terminal."
    try print(ScriptedTour.text(because: reason))
    return nil
  }

  private static func print(_ text: String) throws(DemoFailure) {
    try SystemFile.write(
      Array(text.utf8), to: SystemFile.standardOutput, named: "standard output")
  }
}
