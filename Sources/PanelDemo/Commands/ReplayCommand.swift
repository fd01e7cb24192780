import PanelTesting
import Panels

/// Prints what a panel does with a trace, event by event, as the events arrive.
struct ReplayCommand {
  var file: String
  var framesPerSecond: Double?
  var explains: Bool

  func run(_ printer: inout Printer) throws(DemoFailure) {
    do throws(DemoFailure) {
      try replay(&printer)
    } catch {
      // Everything before the fault is still worth something.
      try printer.flush()
      throw error
    }
    try printer.flush()
  }

  private func replay(_ printer: inout Printer) throws(DemoFailure) {
    var lines = try LineReader(file)
    var reader = PanelTraceReader(vocabulary: .demo)
    var replay = PanelTraceReplay(framesPerSecond: framesPerSecond)
    while let text = try lines.next(beforeWaiting: { () throws(DemoFailure) in try printer.flush() }
    ) {
      guard let line = try Self.read(text, &reader) else { continue }
      if explains, let explanation = Self.explanation(of: line, in: replay) {
        try printer.print(explanation)
      }
      try replay.send(line) { (state) throws(DemoFailure) in try printer.print("\(state)") }
    }
    try replay.finish { (state) throws(DemoFailure) in try printer.print("\(state)") }
  }

  private static func read(
    _ text: [UInt8], _ reader: inout PanelTraceReader
  ) throws(DemoFailure) -> PanelTrace.Line? {
    do {
      return try reader.read(utf8: text)
    } catch {
      throw DemoFailure("\(error)")
    }
  }

  /// Why the panel will go where it will go, when `line` lifts the finger that drags it.
  private static func explanation(
    of line: PanelTrace.Line, in replay: PanelTraceReplay
  ) -> String? {
    guard case .dragEnded(let location, _, let pointer) = line.event else { return nil }
    // On a copy: what the finger does last counts, and must not happen twice.
    var panel = replay.panel
    if let location { panel.send(.dragMoved(to: location, pointer: pointer), at: line.time) }
    guard let explanation = panel.releaseExplanation(at: line.time) else { return nil }
    return "# \(explanation)"
  }
}
