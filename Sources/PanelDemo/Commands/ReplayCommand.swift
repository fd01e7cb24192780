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
      var effects: [PanelEffect] = []
      try replay.send(line) { (state) throws(DemoFailure) in
        try printer.print("\(state)")
        effects = state.effects
      }
      guard explains else { continue }
      for case .dragEnded(let target) in effects {
        guard let words = replay.panel.releaseWords(target: target) else { continue }
        try printer.print("# \(words)")
      }
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
}
