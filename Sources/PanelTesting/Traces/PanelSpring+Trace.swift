import PanelCore
import PanelGestures

extension PanelSpring {
  /// Reads a spring from one of its three descriptions; what is absent has its default.
  init(trace value: TraceValue) throws(TraceFault) {
    let object = try value.object([
      "response", "dampingRatio", "duration", "bounce", "mass", "stiffness", "damping",
    ])
    let keys = object.members.map(\.key)
    if keys.allSatisfy(["response", "dampingRatio"].contains) {
      self.init(
        response: try object.number("response", otherwise: 0.4),
        dampingRatio: try object.number("dampingRatio", otherwise: 1))
    } else if keys.allSatisfy(["duration", "bounce"].contains) {
      self.init(
        duration: try object.number("duration", otherwise: 0.5),
        bounce: try object.number("bounce", otherwise: 0))
    } else if keys.allSatisfy(["mass", "stiffness", "damping"].contains) {
      self.init(
        mass: try object.number("mass", otherwise: 1),
        stiffness: try object.required("stiffness").number(),
        damping: try object.required("damping").number())
    } else {
      throw value.fault(
        expected: "either response and dampingRatio, or duration and bounce, "
          + "or mass, stiffness and damping")
    }
  }

  /// The spring as a trace writes it: by its feel where that gives it back to the last bit, else by its
  /// constants. Parameters that had to be put right are written as they were given.
  var traceText: String {
    let response = given(.springResponse) ?? self.response
    let dampingRatio = given(.springDampingRatio) ?? self.dampingRatio
    if PanelSpring(response: response, dampingRatio: dampingRatio) == self {
      return TraceText.object([
        ("response", TraceText.number(response)), ("dampingRatio", TraceText.number(dampingRatio)),
      ])
    }
    return TraceText.object([
      ("mass", TraceText.number(given(.springMass) ?? mass)),
      ("stiffness", TraceText.number(given(.springStiffness) ?? stiffness)),
      ("damping", TraceText.number(given(.springDamping) ?? damping)),
    ])
  }

  private func given(_ parameter: PanelIssue.Parameter) -> Double? { issues.given(parameter) }
}

extension [PanelIssue] {
  /// What was given for a parameter that had to be put right.
  func given(_ wanted: PanelIssue.Parameter) -> Double? {
    for case .parameterOutOfRange(wanted, let given, _) in self { return given }
    return nil
  }
}
