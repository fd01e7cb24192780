import Panels

/// As high as its content at first, and the user may drag it further open.
struct FittingFlow: Flow {
  var selection: PanelDetent? = .adaptive

  private static let notes = [
    "Past the mill, along the river.", "Benches in the shade at half way.",
    "The last tram back leaves at ten.",
  ]

  private var noteCount = 1

  var content: Content {
    .stack(
      .title("Evening walk", detail: "3.2 km"),
      note(0), note(1), note(2),
      .gap,
      .choice("Add a note", isSelected: false, action: 0),
      .choice("Remove a note", isSelected: false, action: 1),
      .gap,
      .note("Drag me up: there is more room.")
    )
    .panelDetents([.adaptive], selection: selection)
    // The host wants further stops, whatever the content has asked for.
    .transformPanelPreference(PanelDetentsKey.self) { $0 += [.fraction(0.65), .large] }
  }

  private func note(_ index: Int) -> Content {
    .when(index < noteCount, .text(Self.notes[index]))
  }

  mutating func activate(_ action: Int) -> FlowOutcome {
    noteCount = min(max(0, noteCount + (action == 0 ? 1 : -1)), Self.notes.count)
    return .stay
  }
}
