import PanelTesting

/// Turns what is sent to a panel into the lines of a trace.
struct TraceRecording {
  private var writer = PanelTraceWriter(vocabulary: .demo)

  /// The lines for what was sent next, one of JSON for each event, each with its line break.
  mutating func lines(for entries: [DemoModel.JournalEntry]) -> String {
    var text = ""
    for entry in entries {
      do {
        text += try writer.line(entry.event, at: entry.time) + "\n"
      } catch {
        // Every policy of the demo has a spelling or a name.
        preconditionFailure("\(error)")
      }
    }
    return text
  }
}
