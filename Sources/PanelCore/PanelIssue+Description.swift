extension PanelIssue: CustomStringConvertible {
  /// What was wrong, with the value, and what was done about it.
  public var description: String {
    switch self {
    case .timeNotFinite(let time, let used):
      "time \(number(time)) is not a finite number of seconds; \(number(used)) was used"
    case .timeWentBackwards(let time, let used):
      "time \(number(time)) is before the last event's; \(number(used)) was used"
    case .locationNotFinite(let point):
      "location (\(number(point.x)), \(number(point.y))) is not finite; it was ignored"
    case .velocityNotFinite(let velocity):
      "release velocity \(number(velocity)) is not finite; the measured velocity was used"
    case .scrollOffsetNotFinite(let offset):
      "scroll offset \(number(offset)) is not finite; 0 was used"
    case .contentHeightNotANumber:
      "content height nan is not a number; the last measurement stands"
    case .contentHeightOutOfRange(let given, let used):
      "content height \(number(given)) is out of range; \(number(used)) was used"
    case .selectionNotANumber:
      "selection is a detent that is not a number; it was ignored"
    case .undimmedDetentNotANumber:
      "undimmed detent is not a number; the scene is never dimmed"
    case .sceneValueOutOfRange(let field, let given, let used):
      "scene \(field.name) \(number(given)) is out of range; \(number(used)) was used"
    case .detentNotANumber(let position):
      "detent \(position + 1) of the list is not a number; it was ignored"
    case .parameterOutOfRange(let parameter, let given, let used):
      "\(parameter.name) \(number(given)) is out of range; \(number(used)) was used"
    case .contradictoryWidths(let minimum, let ideal, let maximum):
      "widths contradict: minimum \(number(minimum)), ideal \(number(ideal)), maximum \(number(maximum)); the minimum wins"
    case .arrangementUnusable(let width):
      "adaptation policy answered width \(number(width)); the panel fills the available width"
    case .releaseTargetOutOfRange(let index, let stopCount):
      "release policy answered stop \(index) of \(stopCount); the nearest existing stop was used"
    case .releaseDismissedWithoutPermission:
      "release policy answered a dismissal that is not allowed; the nearest stop was used"
    }
  }

  /// A number as text; not-a-number has no sign worth telling.
  private func number(_ value: Double) -> String { value.isNaN ? "nan" : "\(value)" }
}

extension PanelIssue.SceneField {
  /// The field in words, for a sentence.
  var name: StaticString {
    switch self {
    case .width: "width"
    case .height: "height"
    case .topInset: "top inset"
    case .leadingInset: "leading inset"
    case .bottomInset: "bottom inset"
    case .trailingInset: "trailing inset"
    case .keyboardHeight: "keyboard height"
    case .displayScale: "display scale"
    }
  }
}

extension PanelIssue.Parameter {
  /// The parameter in words, for a sentence.
  var name: StaticString {
    switch self {
    case .springResponse: "spring response"
    case .springDampingRatio: "spring damping ratio"
    case .springMass: "spring mass"
    case .springStiffness: "spring stiffness"
    case .springDamping: "spring damping"
    case .decelerationRate: "deceleration rate"
    case .flickVelocity: "flick velocity"
    case .maximumSteps: "maximum steps"
    case .lockAngle: "lock angle"
    case .rubberBandCoefficient: "rubber band coefficient"
    case .positionalThreshold: "positional threshold"
    case .velocityThreshold: "velocity threshold"
    case .dismissalFraction: "dismissal fraction"
    case .minimumWidth: "minimum width"
    case .idealWidth: "ideal width"
    case .maximumWidth: "maximum width"
    case .breakpoint: "breakpoint"
    case .hysteresisBand: "hysteresis band"
    case .margin: "margin"
    case .cornerRadius: "corner radius"
    }
  }
}
