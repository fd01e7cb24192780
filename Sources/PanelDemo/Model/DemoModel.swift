import PanelTerminal
import Panels

/// Everything the demo knows, as a value: terminal events go in, panel events come of them.
///
///     var model = DemoModel()
///     model.handle(.resize(TerminalSize(columns: 60, rows: 30)), at: 0)
///     model.panel.isPresented  // true
///
/// It reads no clock and draws nothing: ``DemoView`` shows it at a time.
struct DemoModel: Sendable {
  /// A panel event with its time, in seconds.
  struct JournalEntry: Sendable {
    var time: Double
    var event: PanelEvent
  }

  private(set) var panel = Panel()
  private(set) var choice = FlowChoice.area
  private(set) var flow: any Flow = FlowChoice.area.start
  var settings = DemoSettings()
  var list = ListScroll()
  var camera = MapCamera()

  /// The terminal's size; empty before the first event.
  private(set) var terminal = TerminalSize(columns: 0, rows: 0)

  /// The content, laid out for the panel's width.
  private(set) var layout = ContentLayout()

  /// The position among all lines of the one that the keyboard is on; nil for none.
  var focusedRow: Int?

  var held = HeldPointer.nothing
  var standIn: StandInDrag?

  /// What is said below the help line, one after the other.
  private var notices: [Notice] = []

  /// What last came of an event, in words.
  private(set) var lastEffect = ""

  /// Why the panel went where it went when a finger last let go; nil before.
  private(set) var lastRelease: String?

  /// When the finger last moved, in seconds: what would happen at a release changes for a while after.
  private(set) var lastMove = -Double.infinity

  private(set) var isFinished = false

  /// What was sent to the panel since the journal was last taken.
  private var journal: [JournalEntry] = []

  /// Takes what was sent to the panel since the last time.
  mutating func takeJournal() -> [JournalEntry] {
    defer { journal.removeAll(keepingCapacity: true) }
    return journal
  }

  // MARK: Events in

  /// Takes what the terminal reports.
  ///
  /// - Parameter time: In seconds; it only moves forward.
  mutating func handle(_ event: TerminalEvent, at time: Double) {
    advance(to: time)
    switch event {
    case .resize(let size): resize(to: size, at: time)
    case .key(let key): press(key, at: time)
    case .mouse(let mouse): take(mouse, at: time)
    // Whatever is pasted means nothing here, and focus is not asked for.
    case .paste, .focus: break
    }
  }

  /// Collects what is due by `time`.
  mutating func advance(to time: Double) {
    if let restTime = panel.restTime, time >= restTime { send(.frame, at: time) }
    if let lift = standIn?.liftTime, time >= lift { liftStandIn(at: time) }
    notices.removeAll { time >= $0.end }
    camera.settle(at: time)
    list.settle(maximum: maximumListOffset(at: time), at: time)
  }

  /// When the picture will next differ if nothing happens, in seconds: `time` itself while something
  /// moves, nil at rest.
  func nextFrame(after time: Double) -> Double? {
    let moves =
      panel.restTime != nil || camera.restTime != nil || list.glide != nil
      || (settings.explains && panel.phase == .dragging && time < lastMove + 0.15)
    if moves { return time }
    return [notice?.end, standIn?.liftTime].compactMap { $0 }.min()
  }

  mutating func quit() { isFinished = true }

  // MARK: Events out

  /// Tells the panel what happened, and does what comes of it.
  mutating func send(_ event: PanelEvent, at time: Double) {
    let effects = panel.send(event, at: time)
    journal.append(JournalEntry(time: time, event: event))
    if case .dragMoved = event { lastMove = time }
    let bound = flow.selection
    for effect in effects { apply(effect, at: time) }
    // The host's binding has changed, so that it states its content anew.
    if flow.selection != bound { configure(at: time) }
  }

  private mutating func apply(_ effect: PanelEffect, at time: Double) {
    switch effect {
    case .selectionChanged(let detent, _): flow.selection = detent
    case .scrollContent(let delta): list.scroll(by: delta, at: time)
    case .dismissalPrevented: show("This step is required: it cannot be dismissed.", at: time)
    case .dismissed(let cause): show("Dismissed (\(cause)). Space brings it back.", at: time)
    case .issue(let issue): show(issue.description, at: time)
    case .dragEnded(let target): lastRelease = panel.releaseWords(target: target)
    case .settled, .displayModeChanged, .dragCancelled: break
    }
    if case .scrollContent = effect { return }
    lastEffect = effect.words
  }

  /// What is said below the help line now.
  var notice: Notice? { notices.first }

  /// Says something for a while, instead of what was being said.
  mutating func show(_ text: String, at time: Double) {
    notices = [Notice(text: text, end: time + Notice.duration)]
  }

  /// Says several things, one after the other.
  mutating func show(_ texts: [String], at time: Double) {
    notices = texts.enumerated().map { index, text in
      Notice(text: text, end: time + Double(index + 1) * Notice.duration)
    }
  }
}

// MARK: The scene and what is in it

extension DemoModel {
  private mutating func resize(to size: TerminalSize, at time: Double) {
    let isFirst = terminal.cellCount == 0
    terminal = size
    send(.scene(settings.scene(in: size)), at: time)
    guard isFirst else { return measure(at: time) }
    configure(at: time)
    send(.present, at: time)
  }

  /// The settings have changed: another scene, or other statements about the panel.
  mutating func applySettings(at time: Double) {
    send(.scene(settings.scene(in: terminal)), at: time)
    configure(at: time)
  }

  mutating func switchFlow(to choice: FlowChoice, at time: Double) {
    self.choice = choice
    flow = choice.start
    list = ListScroll()
    focusedRow = nil
    configure(at: time)
    send(.present, at: time)
  }

  /// A line was clicked, or chosen with the keyboard.
  mutating func activate(row index: Int, at time: Double) {
    let rows = layout.allRows
    guard rows.indices.contains(index), let action = rows[index].action else { return }
    switch flow.activate(action) {
    case .stay: break
    case .finish: send(.dismiss, at: time)
    case .show(let place): camera.go(to: place, at: time)
    }
    configure(at: time)
    if focusedRow.map({ !layout.activeRows.contains($0) }) ?? false { focusedRow = nil }
  }

  /// States the flow's preferences, and around them the demo's own.
  private mutating func configure(at time: Double) {
    let root = Content.stack(flow.content)
      .panelPreference(PanelAdaptationKey.self, settings.policy.adaptation)
      .panelReduceMotion(settings.reducesMotion)
      .panelCornerRadius(28)
    send(.configure(PanelConfiguration(root.preferences)), at: time)
    measure(at: time)
  }

  /// Lays the content out for the panel's width, and tells the panel how high that is.
  private mutating func measure(at time: Double) {
    let columns = TerminalGrid.column(at: panel.contentWidth)
    layout = ContentLayout(flow.content, columns: columns)
    send(.content(height: layout.height), at: time)
  }
}
