#if canImport(SwiftUI)
  import PanelPresentation
  import SwiftUI

  extension View {
    /// Makes the drag indicator an element that can be adjusted and activated.
    ///
    /// Its words are keys of the app's own string table: "Panel handle", "Collapsed", "Half expanded",
    /// "Expanded", "Step 2 of 4", "Expand", "Collapse", "Dismiss".
    func panelHandleSpeaks(_ moment: PanelMoment, _ actions: PanelActions) -> some View {
      let stops = moment.panel.stops
      let index = moment.panel.targetDetent.flatMap { stops.indexOfStop(of: $0) } ?? -1
      let value = PanelDetent.spoken(index: index, of: stops.stops.count)
      let isOpen = index >= stops.stops.count - 1
      return
        self
        .accessibilityElement()
        .accessibilityLabel(Text("Panel handle"))
        .accessibilityValue(Text(LocalizedStringKey(value)))
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: actions.send(.increment)
          case .decrement: actions.send(.decrement)
          @unknown default: break
          }
        }
        // Activating goes up, and from the top back to the bottom, as the system's grabber does.
        .accessibilityAction(named: Text(isOpen ? "Collapse" : "Expand")) {
          actions.cycle(isOpen: isOpen, smallest: stops.smallest?.detent)
        }
        .accessibilityAction { actions.cycle(isOpen: isOpen, smallest: stops.smallest?.detent) }
        .accessibilityAction(named: Text("Dismiss")) { actions.send(.escape) }
    }
  }

  extension PanelActions {
    /// Goes to the next stop, or from the largest to the smallest.
    fileprivate func cycle(isOpen: Bool, smallest: PanelDetent?) {
      if isOpen, let smallest { send(.select(smallest)) } else { send(.increment) }
    }
  }
#endif
