#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
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
        .accessibilityAction { actions.perform(.next, on: moment.panel) }
        .accessibilityActions {
          actions.choice(isOpen ? words.collapse : words.expand, .next, on: moment.panel)
          actions.choice(words.dismiss, .leave, on: moment.panel)
        }
    }
  }

  extension PanelActions {
    /// A command by its name, where there is anything to do.
    @ViewBuilder
    func choice(_ name: String, _ command: PanelHandleCommand, on panel: Panel) -> some View {
      if command.isOffered(by: panel) {
        Button(action: { perform(command, on: panel) }) { Text(verbatim: name) }
      }
    }

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
