import Panels

/// A required step: it can be made small, but not dismissed, and the map behind is dimmed until it is done.
struct OnboardingFlow: Flow {
  var selection: PanelDetent? = .adaptive

  private static let steps = [
    ("Welcome", "Three questions, then the map is yours. This panel cannot be dragged away."),
    (
      "Your place", "The marker stays in the middle of what the panel leaves free. Try it: drag me."
    ),
    ("Ready", "Everything the mouse does, the keyboard does, too. The key ? shows how."),
  ]

  private var step = 0

  var content: Content {
    let (title, text) = Self.steps[step]
    return .stack(
      // Whoever of the siblings forbids the dismissal, it is forbidden.
      .title(title).panelInteractiveDismissDisabled(),
      .text(text),
      .gap,
      .progress(step: step, of: Self.steps.count),
      .gap,
      .button(step + 1 < Self.steps.count ? "Continue" : "Start", action: 0)
    )
    .panelDetents([.height(64), .adaptive], selection: selection)
    .panelUndimmed(through: .height(64))
  }

  mutating func activate(_ action: Int) -> FlowOutcome {
    guard step + 1 < Self.steps.count else { return .finish }
    step += 1
    return .stay
  }
}
