import Panels

/// A choice; the panel rests at its content's height or at half the scene's.
struct AreaFlow: Flow {
  var selection: PanelDetent? = .medium

  private static let kinds = [
    ("Quiet", "side streets"), ("Green", "parks and water"), ("Lively", "shops and squares"),
  ]

  private var chosen = 1

  var content: Content {
    .stack(
      .title("Area preferences"),
      .text("Walks stay in the kind of streets you like, as long as there are some."),
      .gap,
      choice(0),
      choice(1),
      choice(2),
      .gap,
      .value("Radius", "1.5 km"),
      .value("Longest walk", "45 min")
    )
    .panelDetents([.adaptive, .medium], selection: selection)
  }

  private func choice(_ index: Int) -> Content {
    let (name, detail) = Self.kinds[index]
    return .choice(name, detail: detail, isSelected: chosen == index, action: index)
  }

  mutating func activate(_ action: Int) -> FlowOutcome {
    if Self.kinds.indices.contains(action) { chosen = action }
    return .stay
  }
}
