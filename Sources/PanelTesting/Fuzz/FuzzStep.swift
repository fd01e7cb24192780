import PanelPresentation

/// One event, with what was before it and after.
struct FuzzStep {
  let line: PanelTrace.Line
  let before: FuzzMoment
  let after: FuzzMoment
  let effects: [PanelEffect]

  /// The panel after the event.
  let panel: Panel

  /// How far the finger that may drag has moved, at the most, in points.
  let fingerStep: Double

  var isSceneChange: Bool {
    if case .scene = line.event { true } else { false }
  }
}
