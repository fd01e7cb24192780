import PanelTerminal
import PanelTesting

/// The demo as the terminal's frame loop sees it.
struct DemoClient: TerminalClient {
  private(set) var model = DemoModel()
  private var view = DemoView()
  private var recording = TraceRecording()

  /// Takes the lines of the trace as they arise; nil where nothing is recorded.
  private let record: ((String) -> Void)?

  /// The clock's time at the first event, in seconds; a trace begins at 0.
  private var start: Double?

  /// What the terminal lacks, to be said once; one sentence each.
  private var reasons: [String]

  init(capabilities: TerminalCapabilities = .full, record: ((String) -> Void)? = nil) {
    self.record = record
    reasons = capabilities.reasons
    if capabilities.color == .none { model.settings.look = .monochrome }
  }

  mutating func handle(_ event: TerminalEvent, at time: Double) {
    let time = modelTime(time)
    model.handle(event, at: time)
    if !reasons.isEmpty {
      model.show(reasons, at: time)
      reasons = []
    }
    passJournalOn()
  }

  mutating func draw(on canvas: inout TerminalCanvas, at time: Double) {
    let time = modelTime(time)
    model.advance(to: time)
    passJournalOn()
    view.draw(model, at: time, on: &canvas)
  }

  func nextFrame(after time: Double) -> Double? {
    guard let start else { return nil }
    return model.nextFrame(after: time - start).map { $0 + start }
  }

  var isFinished: Bool { model.isFinished }

  /// The time since the first event in steps of a tenth of a millisecond: finer than a mouse reports, and
  /// short enough to read in a trace. The panel gets the very number that is recorded.
  private mutating func modelTime(_ time: Double) -> Double {
    let origin = start ?? time
    start = origin
    return ((time - origin) * 10_000).rounded() / 10_000
  }

  private mutating func passJournalOn() {
    let entries = model.takeJournal()
    if let record { record(recording.lines(for: entries)) }
  }
}
