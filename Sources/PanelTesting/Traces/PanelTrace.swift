public import PanelPresentation

/// What happened to a panel, as a list of events and their times.
///
/// As text it is one line of JSON per event: what a bug report, a regression test and a recording of the
/// demo have in common.
///
///     let trace = try PanelTrace(
///       text: """
///         {"t":0,"scene":{"width":400,"height":800}}
///         {"t":0,"configure":{"detents":["medium","large"]}}
///         {"t":0,"present":{}}
///         """)
///     trace.lines.count  // 3
public struct PanelTrace: Sendable {
  /// An event and when it happened.
  public struct Line: Sendable {
    /// When, in seconds; as written, so possibly not a number or earlier than the line before.
    public var time: Double

    /// What.
    public var event: PanelEvent

    /// Creates a line; the time is in seconds.
    public init(_ event: PanelEvent, at time: Double) {
      self.time = time
      self.event = event
    }
  }

  /// The events, in the order in which they were sent.
  public var lines: [Line]

  /// Creates a trace from lines.
  public init(_ lines: [Line] = []) { self.lines = lines }

  /// Reads a trace.
  ///
  /// - Parameters:
  ///   - text: One line of JSON per event; blank lines count, and say nothing.
  ///   - vocabulary: What the trace may call by name.
  /// - Throws: The first line that cannot be read. To keep what comes before it, read line by line with
  ///   ``PanelTraceReader``.
  public init(text: String, vocabulary: PanelTraceVocabulary = .standard) throws(PanelTraceError) {
    var reader = PanelTraceReader(vocabulary: vocabulary)
    lines = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if let line = try reader.read(utf8: line) { lines.append(line) }
    }
  }

  /// Adds an event; the time is in seconds.
  public mutating func append(_ event: PanelEvent, at time: Double) {
    lines.append(Line(event, at: time))
  }

  /// The trace as text, each line with its line break; reads back to the same events.
  ///
  /// - Parameter vocabulary: What the trace may call by name.
  /// - Throws: A policy that has neither a spelling in the format nor a name in `vocabulary`.
  public func text(
    vocabulary: PanelTraceVocabulary = .standard
  ) throws(PanelTraceWritingError) -> String {
    var writer = PanelTraceWriter(vocabulary: vocabulary)
    var text = ""
    for line in lines { text += try writer.line(line.event, at: line.time) + "\n" }
    return text
  }
}
