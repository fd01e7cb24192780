import Testing

@testable import PanelDemo

@Suite struct DemoCommandTests {
  @Test(arguments: [
    ([], DemoCommand.interactive(record: nil)),
    (["--record", "a"], .interactive(record: "a")),
    (["--record=a=b"], .interactive(record: "a=b")),
    (["replay", "a"], .replay(file: "a", framesPerSecond: nil, explains: false)),
    (["replay", "-"], .replay(file: "-", framesPerSecond: nil, explains: false)),
    (
      ["--fps", "30", "replay", "--explain", "a"],
      .replay(file: "a", framesPerSecond: 30, explains: true)
    ),
    (["replay", "--fps=0x10", "a"], .replay(file: "a", framesPerSecond: 16, explains: false)),
    (["replay", "--", "--a"], .replay(file: "--a", framesPerSecond: nil, explains: false)),
    (["storyboard", "a", "--output", "b"], .storyboard(file: "a", output: "b")),
    (["--help"], .help), (["-h"], .help), (["help"], .help), (["help", "replay"], .help),
    (["replay", "--help"], .help), (["storyboard", "--help"], .help),
    (["--version"], .version),
  ])
  func argumentsMeanWhatTheHelpSays(arguments: [String], expected: DemoCommand) throws {
    #expect(try DemoCommand(parsing: arguments) == expected)
  }

  @Test(arguments: [
    (["--nope"], "there is no option \"--nope\"; try --help"),
    (["-x"], "there is no option \"-x\"; try --help"),
    (["---help"], "there is no option \"---help\"; try --help"),
    (["dance"], "there is no command \"dance\"; try --help"),
    (["replay"], "replay needs the name of a trace"),
    (["replay", "a", "b"], "replay takes one file, and \"b\" is a second one"),
    (["replay", "a", "--fps"], "--fps needs a value"),
    (["replay", "a", "--fps="], "--fps needs a value"),
    (["replay", "a", "--fps", "fast"], "--fps takes a number from 1 to 1000, not \"fast\""),
    (["replay", "a", "--fps", "0"], "--fps takes a number from 1 to 1000, not \"0\""),
    (["replay", "a", "--fps", "nan"], "--fps takes a number from 1 to 1000, not \"nan\""),
    (["replay", "a", "--explain", "--explain"], "--explain is given twice"),
    (["replay", "a", "--explain=yes"], "--explain takes no value"),
    (["replay", "a", "--record", "b"], "--record is not an option of replay; try --help"),
    (["--fps", "60"], "--fps is not an option of the interactive demo; try --help"),
    (["storyboard", "a"], "storyboard needs a folder for its pictures: --output DIR"),
    (["help", "--fps", "60"], "--fps is not an option of help; try --help"),
    (["storyboard", "--output", "b"], "storyboard needs the name of a trace"),
  ])
  func aMistakeIsToldInOneSentence(arguments: [String], message: String) {
    #expect(throws: DemoFailure(message)) { try DemoCommand(parsing: arguments) }
  }

  @Test func theHelpNamesEveryOption() {
    for option in ["--record", "--fps", "--explain", "--output", "--help", "--version"] {
      #expect(DemoCommand.helpText.contains("  \(option) "), "\(option)")
    }
  }
}
