#if canImport(SwiftUI)
  import PanelPresentation
  import SwiftUI

  extension View {
    /// Makes the drag indicator an element that can be adjusted and activated.
    func panelHandleSpeaks(_ moment: PanelMoment, _ actions: PanelActions) -> some View {
      let stops = moment.panel.stops
      let words = moment.statement.preferences[PanelWordsKey.self] ?? PanelWords()
      let detent = moment.panel.targetDetent
      let index = detent.flatMap { stops.indexOfStop(of: $0) } ?? -1
      let name = detent.map { words.name(of: $0, at: index, of: stops.stops.count) } ?? ""
      let isOpen = index >= stops.stops.count - 1
      return
        self
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: words.handle))
        .accessibilityValue(Text(verbatim: name))
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: actions.perform(.larger, on: moment.panel)
          case .decrement: actions.perform(.smaller, on: moment.panel)
          @unknown default: break
          }
        }
        .accessibilityAction(named: Text(verbatim: isOpen ? words.collapse : words.expand)) {
          actions.perform(.next, on: moment.panel)
        }
        .accessibilityAction { actions.perform(.next, on: moment.panel) }
        .accessibilityAction(named: Text(verbatim: words.dismiss)) {
          actions.perform(.leave, on: moment.panel)
        }
    }
  }

  extension PanelActions {
    /// Does what a key or an assistive technology asks for.
    ///
    /// - Returns: Whether there was anything to do.
    @discardableResult
    func perform(_ command: PanelHandleCommand, on panel: Panel) -> Bool {
      guard let event = command.event(for: panel) else { return false }
      send(event)
      return true
    }
  }
#endif
