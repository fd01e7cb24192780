/// A line of a trace that could not be read: which one, what it says, and what was expected.
public struct PanelTraceError: Error, Hashable, Sendable {
  /// The line's number, the first being 1; blank lines count.
  public let lineNumber: Int

  /// The line, without its line break.
  public let text: String

  /// What was expected where, and what was found instead: a clause such as
  /// `content.height must be a number, "nan", "inf" or "-inf", not true`.
  public let reason: String
}

extension PanelTraceError: CustomStringConvertible {
  /// One sentence, on one line, with the line's number, what was expected, and the line's text.
  public var description: String {
    "line \(lineNumber): \(reason), in \(excerpt)"
  }

  /// The text, where it is very long only its beginning, with nothing in it that a terminal obeys.
  private var excerpt: String {
    let limit = 500
    let isLong = text.count > limit
    var result = ""
    for scalar in text.prefix(limit).unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      result += isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return result + (isLong ? "…" : "")
  }
}

/// A value that has no spelling in a trace.
public struct PanelTraceWritingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What it is, and what to do about it, in one sentence.
  public let description: String
}
