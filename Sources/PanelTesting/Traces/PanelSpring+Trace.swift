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
    if let (response, dampingRatio) = correctedFeel ?? feel {
      return TraceText.object([
        ("response", TraceText.number(response)), ("dampingRatio", TraceText.number(dampingRatio)),
      ])
    }
    return TraceText.object([
      ("mass", TraceText.number(issues.given(.springMass) ?? mass)),
      ("stiffness", TraceText.number(issues.given(.springStiffness) ?? stiffness)),
      ("damping", TraceText.number(issues.given(.springDamping) ?? damping)),
    ])
  }

  /// The response and the damping ratio that give exactly this spring; nil if none are found.
  private var feel: (response: Double, dampingRatio: Double)? {
    let responses = Self.candidates(for: response, given: issues.given(.springResponse))
    guard
      let response = responses.first(where: {
        PanelSpring(response: $0, dampingRatio: 1).stiffness == stiffness
      })
    else { return nil }
    return Self.candidates(for: dampingRatio, given: issues.given(.springDampingRatio))
      .first { PanelSpring(response: response, dampingRatio: $0) == self }
      .map { (response, $0) }
  }

  /// Numbers a parameter may have been: as given, in round figures, or a few last bits to and fro, which
  /// computing it back may have cost.
  private static func candidates(for value: Double, given: Double?) -> [Double] {
    if let given, !given.isFinite || given <= 0 { return [given] }
    let round = [100.0, 1e4, 1e6, 1e9, 1e12].map {
      (value * $0).rounded(.toNearestOrAwayFromZero) / $0
    }
    return (given.map { [$0] } ?? []) + round + (-4...4).map { value + Double($0) * value.ulp }
  }
}

extension [PanelIssue] {
  /// What was given for a parameter that had to be put right.
  func given(_ wanted: PanelIssue.Parameter) -> Double? {
    for case .parameterOutOfRange(wanted, let given, _) in self { return given }
    return nil
  }
}
