import PanelTerminal
import Panels

/// What the keys do: everything the mouse does, and the switches.
extension DemoModel {
  mutating func press(_ key: TerminalKey, at time: Double) {
    guard let command = KeyCommand(key) else { return }
    if settings.showsKeys {
      settings.showsKeys = false
      // Any key closes the list of keys; those that are on it also do what they say.
      if command == .help || command == .escape { return }
    }
    run(command, at: time)
  }

  private mutating func run(_ command: KeyCommand, at time: Double) {
    switch command {
    case .quit: quit()
    case .help: settings.showsKeys = true
    case .flow(let choice): switchFlow(to: choice, at: time)
    case .nextStop: send(.increment, at: time)
    case .previousStop: send(.decrement, at: time)
    case .drag(let rows):
      moveStandIn(.keys, by: Double(rows) * TerminalGrid.rowHeight, at: time)
    case .confirm: confirm(at: time)
    case .escape: escape(at: time)
    case .toggleShown: send(panel.isPresented ? .dismiss : .present, at: time)
    case .tapOutside: send(.outsideTap, at: time)
    case .chooseRow(let step): chooseRow(step, at: time)
    case .scroll(let direction): scrollPage(direction, at: time)
    case .pan(let columns, let rows):
      moveMap(
        by: PanelPoint(
          x: Double(columns) * TerminalGrid.columnWidth, y: Double(rows) * TerminalGrid.rowHeight),
        time)
    case .policy, .direction, .safeArea, .keyboard, .reducedMotion, .night, .explain:
      change(command, at: time)
    }
  }

  private mutating func change(_ command: KeyCommand, at time: Double) {
    switch command {
    case .policy:
      settings.policy = settings.policy.next
      show("Adaptation: \(settings.policy.name)", at: time)
    case .direction:
      settings.direction = settings.direction == .leftToRight ? .rightToLeft : .leftToRight
    case .safeArea: settings.hasSafeArea.toggle()
    case .keyboard: settings.hasKeyboard.toggle()
    case .reducedMotion:
      settings.reducesMotion.toggle()
      show(settings.reducesMotion ? "Motion: reduced" : "Motion: full", at: time)
    case .night: return settings.look = settings.look.toggled
    case .explain: return settings.explains.toggle()
    default: return
    }
    applySettings(at: time)
  }

  private mutating func confirm(at time: Double) {
    if standIn?.source == .keys { return liftStandIn(at: time) }
    if let focusedRow { activate(row: focusedRow, at: time) }
  }

  private mutating func escape(at time: Double) {
    if standIn?.source == .keys { return cancelStandIn(at: time) }
    if focusedRow != nil { return focusedRow = nil }
    send(.escape, at: time)
  }

  private mutating func chooseRow(_ step: Int, at time: Double) {
    let rows = layout.activeRows
    guard !rows.isEmpty else { return }
    let current = focusedRow.flatMap { rows.firstIndex(of: $0) }
    let next = current.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
    focusedRow = rows[(next + rows.count) % rows.count]
    revealFocusedRow(at: time)
  }

  /// Scrolls the list just as far as it takes to see the line chosen.
  private mutating func revealFocusedRow(at time: Double) {
    guard let index = focusedRow.map({ $0 - layout.rows.count }), index >= 0 else { return }
    let extent = listExtent(panel.placement(at: time))
    let top = Double(index) * TerminalGrid.rowHeight
    let offset = list.position(at: time)
    if top < offset {
      scrollList(by: top - offset, time)
    } else if top + 2 * TerminalGrid.rowHeight > offset + extent {
      scrollList(by: top + 2 * TerminalGrid.rowHeight - extent - offset, time)
    }
  }

  private mutating func scrollPage(_ direction: Int, at time: Double) {
    let extent = listExtent(panel.placement(at: time))
    let page = max(2, (extent / TerminalGrid.rowHeight).rounded(.down) - 2)
    scrollList(by: Double(direction) * page * TerminalGrid.rowHeight, time)
  }
}
