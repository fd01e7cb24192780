/// A word of a drag script that means nothing.
public struct PanelDragScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The word.
  public let word: String

  /// What was expected in its place.
  public let expected: String

  /// One sentence with both.
  public var description: String {
    "the word \(TraceText.string(word)) of a drag script means nothing; expected \(expected)"
  }
}

/// Reads the words of a drag script one by one.
struct DragScriptParser {
  let interval: Double
  private(set) var steps: [PanelDragScript.Step] = []

  /// When the last word was, in seconds.
  private var time = 0.0

  /// What passes before the next word instead of a frame, in seconds.
  private var pause: Double?

  private var isFirst = true
  private var isDown = false
  private var x: Double?

  init(interval: Double) { self.interval = interval }

  /// The script's whole length so far, in seconds.
  var duration: Double { time + (pause ?? 0) }

  mutating func read(_ word: Substring) throws(PanelDragScriptError) {
    if word.hasPrefix("~") {
      guard let pause = Self.number(word.dropFirst()), pause >= 0 else {
        throw error(word, "a pause such as ~0.6, in seconds")
      }
      self.pause = (self.pause ?? 0) + pause
      return
    }
    let parts = word.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    time += pause ?? (isFirst ? 0 : interval)
    pause = nil
    if parts.count == 2 {
      guard let at = Self.number(parts[1]), at >= (steps.last?.time ?? 0) else {
        throw error(word, "a time behind @ that is not before the word to the left, in seconds")
      }
      time = at
    }
    isFirst = false
    if parts[0] != "." { try readAction(parts[0], of: word) }
  }

  private mutating func readAction(
    _ text: Substring, of word: Substring
  ) throws(PanelDragScriptError) {
    if text == "x" {
      guard isDown else { throw error(word, "a place for the finger to come down first") }
      return append(nil, .cancel)
    }
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let location = parts[0].isEmpty ? nil : try location(parts[0], of: word)
    guard parts.count == 2 else { return append(location, .touch) }
    guard isDown else { throw error(word, "a place for the finger to come down first") }
    let velocity = parts[1].isEmpty ? nil : Self.number(parts[1])
    guard parts[1].isEmpty || velocity != nil else {
      throw error(word, "nothing or a velocity behind |")
    }
    append(location, .lift(velocity: velocity))
  }

  private mutating func append(
    _ location: PanelDragScript.Location?, _ action: PanelDragScript.Action
  ) {
    isDown = action == .touch
    steps.append(PanelDragScript.Step(location: location, action: action, time: time))
  }

  private mutating func location(
    _ text: Substring, of word: Substring
  ) throws(PanelDragScriptError) -> PanelDragScript.Location {
    let coordinates = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = coordinates.compactMap(Self.number)
    guard numbers.count == coordinates.count, numbers.count <= 2, let y = numbers.last else {
      throw error(word, "a y coordinate, x,y, \".\", \"|\", \"x\" or a pause such as ~0.6")
    }
    if numbers.count == 2 { x = numbers[0] }
    return PanelDragScript.Location(x: x, y: y)
  }

  /// A number in plain digits: not the "inf" or "0x1p3" that the standard library reads, too.
  private static func number(_ text: Substring) -> Double? {
    text.allSatisfy { $0.isASCII && ($0.isNumber || "+-.e".contains($0)) } ? Double(text) : nil
  }

  private func error(_ word: Substring, _ expected: String) -> PanelDragScriptError {
    PanelDragScriptError(word: String(word), expected: expected)
  }
}
