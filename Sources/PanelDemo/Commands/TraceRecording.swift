import PanelTesting

/// A trace in the making.
struct TraceRecording {
  /// What has been recorded, one line of JSON for each event.
  private(set) var text = ""

  private var writer = PanelTraceWriter(vocabulary: .demo)

  mutating func append(_ entries: [DemoModel.JournalEntry]) {
    for entry in entries {
      do {
        text += try writer.line(entry.event, at: entry.time) + "\n"
      } catch {
        // Every policy of the demo has a spelling or a name.
        preconditionFailure("\(error)")
      }
    }
  }
}
