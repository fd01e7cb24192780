import PanelGestures

extension AnyReleasePolicy {
  /// The policy as a trace writes it.
  func traceText(_ vocabulary: PanelTraceVocabulary) throws(TraceFault) -> String {
    // A name first: it may stand for one of the engine's own policies.
    for (name, policy) in vocabulary.releasePolicies.sorted(by: { $0.key < $1.key })
    where policy == self {
      return TraceText.object([("custom", TraceText.string(name))])
    }
    switch base {
    case let policy as AnyReleasePolicy:
      return try policy.traceText(vocabulary)
    case let policy as ProjectedRelease:
      return TraceText.object([("projected", policy.traceText)])
    case let policy as ThresholdRelease:
      return TraceText.object([("threshold", policy.traceText)])
    default:
      throw TraceFault(
        "the release policy has no spelling in a trace; give it a name in the vocabulary's "
          + "releasePolicies, and make it Equatable, so that it is found there")
    }
  }
}

extension TraceReadingContext {
  func releasePolicy(_ value: TraceValue) throws(TraceFault) -> AnyReleasePolicy {
    let (key, inner) = try value.kind(["projected", "threshold", "custom"])
    switch key {
    case "projected": return AnyReleasePolicy(try ProjectedRelease(trace: inner))
    case "threshold": return AnyReleasePolicy(try ThresholdRelease(trace: inner))
    default:
      return try PanelTraceVocabulary.entry(
        inner, of: vocabulary.releasePolicies.map { ($0.key, $0.value) }, what: "a release policy")
    }
  }
}

extension ProjectedRelease {
  fileprivate init(trace value: TraceValue) throws(TraceFault) {
    self.init()
    let object = try value.object([
      "maximumSteps", "decelerationRate", "flickVelocity", "flick", "dismissalFraction",
    ])
    if let steps = object["maximumSteps"] {
      maximumSteps = steps.isNull ? nil : try steps.integer()
    }
    decelerationRate = try object.number("decelerationRate", otherwise: decelerationRate)
    flickVelocity = try object.number("flickVelocity", otherwise: flickVelocity)
    flick = try object["flick"]?.word() ?? flick
    dismissalFraction = try object.number("dismissalFraction", otherwise: dismissalFraction)
  }

  fileprivate var traceText: String {
    let standard = ProjectedRelease()
    var members = [
      (key: "maximumSteps", text: maximumSteps.map(String.init) ?? "null"),
      (key: "decelerationRate", text: TraceText.number(decelerationRate)),
      (key: "flickVelocity", text: TraceText.number(flickVelocity)),
    ]
    if flick != standard.flick { members.append(("flick", TraceText.string(flick.word))) }
    if dismissalFraction != standard.dismissalFraction {
      members.append(("dismissalFraction", TraceText.number(dismissalFraction)))
    }
    return TraceText.object(members)
  }
}

extension ThresholdRelease {
  fileprivate init(trace value: TraceValue) throws(TraceFault) {
    self.init()
    let object = try value.object(["positionalThreshold", "velocityThreshold"])
    positionalThreshold = try object.number("positionalThreshold", otherwise: positionalThreshold)
    velocityThreshold = try object.number("velocityThreshold", otherwise: velocityThreshold)
  }

  fileprivate var traceText: String {
    TraceText.object([
      ("positionalThreshold", TraceText.number(positionalThreshold)),
      ("velocityThreshold", TraceText.number(velocityThreshold)),
    ])
  }
}
