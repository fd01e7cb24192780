extension DemoCommand {
  /// Reads the arguments after the program's name.
  ///
  ///     try DemoCommand(parsing: ["replay", "drag.jsonl", "--fps", "60"])
  ///
  /// Options may come in any order, as `--name value` or `--name=value`; `--` ends them.
  ///
  /// - Throws: What is wrong with them, in one sentence.
  init(parsing arguments: [String]) throws(DemoFailure) {
    var words = ArgumentWords(arguments)
    let (named, positional) = try words.sorted()
    if named["help"] != nil {
      self = .help
    } else if named["version"] != nil {
      self = .version
    } else {
      self = try Self.command(named, positional)
    }
  }

  private static func command(
    _ named: [String: String], _ positional: [String]
  ) throws(DemoFailure) -> DemoCommand {
    switch positional.first {
    case nil:
      try allow(["record"], of: named, for: "the interactive demo")
      return .interactive(record: named["record"])
    case "replay":
      try allow(["fps", "explain"], of: named, for: "replay")
      return .replay(
        file: try file(positional, for: "replay"),
        framesPerSecond: try named["fps"].map(framesPerSecond), explains: named["explain"] != nil)
    case "storyboard":
      try allow(["output"], of: named, for: "storyboard")
      let file = try file(positional, for: "storyboard")
      guard let output = named["output"] else {
        throw DemoFailure("storyboard needs a folder for its pictures: --output DIR")
      }
      return .storyboard(file: file, output: output)
    case "help":
      try allow([], of: named, for: "help")
      return .help
    case let word?:
      throw DemoFailure("there is no command \"\(word)\"; try --help")
    }
  }

  private static func allow(
    _ allowed: Set<String>, of named: [String: String], for command: String
  ) throws(DemoFailure) {
    for name in named.keys.sorted() where !allowed.contains(name) {
      throw DemoFailure("--\(name) is not an option of \(command); try --help")
    }
  }

  private static func file(_ positional: [String], for name: String) throws(DemoFailure) -> String {
    guard positional.count > 1 else { throw DemoFailure("\(name) needs the name of a trace") }
    guard positional.count == 2 else {
      throw DemoFailure("\(name) takes one file, and \"\(positional[2])\" is a second one")
    }
    return positional[1]
  }

  private static func framesPerSecond(_ text: String) throws(DemoFailure) -> Double {
    guard let number = Double(text), number >= 1, number <= 1000 else {
      throw DemoFailure("--fps takes a number from 1 to 1000, not \"\(text)\"")
    }
    return number
  }
}

/// Arguments, sorted into options and the rest.
private struct ArgumentWords {
  private var rest: ArraySlice<String>

  private static let options: [String: Bool] = [
    "record": true, "fps": true, "output": true, "explain": false, "help": false, "version": false,
  ]

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// The options by name, with their values, and what is none.
  mutating func sorted() throws(DemoFailure) -> (
    named: [String: String], positional: [String]
  ) {
    var named: [String: String] = [:]
    var positional: [String] = []
    while let word = rest.popFirst() {
      if word == "--" {
        positional += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        positional.append(word)
        continue
      }
      let (name, value) = try option(word)
      guard named.updateValue(value, forKey: name) == nil else {
        throw DemoFailure("--\(name) is given twice")
      }
    }
    return (named, positional)
  }

  private mutating func option(_ word: String) throws(DemoFailure) -> (String, String) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = word == "-h" ? "help" : String(parts.first ?? "")
    guard word.hasPrefix("--") || word == "-h", let takesValue = Self.options[name] else {
      throw DemoFailure("there is no option \"\(word)\"; try --help")
    }
    guard takesValue else {
      if parts.count > 1 { throw DemoFailure("--\(name) takes no value") }
      return (name, "")
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
      throw DemoFailure("--\(name) needs a value")
    }
    return (name, value)
  }
}
