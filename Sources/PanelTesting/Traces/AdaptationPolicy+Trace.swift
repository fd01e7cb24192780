import PanelAdaptation
import PanelCore

extension AnyPanelAdaptationPolicy {
  /// The policy as a trace writes it.
  func traceText(_ vocabulary: PanelTraceVocabulary) throws(TraceFault) -> String {
    // A name first: it may stand for one of the engine's own policies.
    for (name, policy) in vocabulary.adaptations.sorted(by: { $0.key < $1.key })
    where policy == self {
      return TraceText.object([("custom", TraceText.string(name))])
    }
    switch base {
    case let policy as AnyPanelAdaptationPolicy:
      return try policy.traceText(vocabulary)
    case let policy as PanelRegularAdaptation:
      return TraceText.object([("regular", policy.traceText)])
    case let policy as PanelCompactAdaptation:
      return TraceText.object([("compact", policy.traceText)])
    case let policy as PanelBreakpointAdaptation:
      return TraceText.object([("breakpoints", policy.traceText)])
    case let policy as any TraceHysteresis:
      let members = [
        (key: "band", text: TraceText.number(policy.givenBand)),
        (key: "base", text: try policy.erasedBase.traceText(vocabulary)),
      ]
      return TraceText.object([("hysteresis", TraceText.object(members))])
    default:
      throw TraceFault(
        "the adaptation policy has no spelling in a trace; give it a name in the vocabulary's "
          + "adaptations, and make it Equatable, so that it is found there")
    }
  }
}

extension TraceReadingContext {
  func adaptation(_ value: TraceValue) throws(TraceFault) -> AnyPanelAdaptationPolicy {
    let (key, inner) = try value.kind([
      "regular", "compact", "breakpoints", "hysteresis", "custom",
    ])
    switch key {
    case "regular": return AnyPanelAdaptationPolicy(try PanelRegularAdaptation(trace: inner))
    case "compact": return AnyPanelAdaptationPolicy(try PanelCompactAdaptation(trace: inner))
    case "breakpoints":
      return AnyPanelAdaptationPolicy(try PanelBreakpointAdaptation(trace: inner))
    case "hysteresis":
      let object = try inner.object(["band", "base"])
      let base = try adaptation(try object.required("base"))
      let band = try object.number("band", otherwise: 24)
      return AnyPanelAdaptationPolicy(PanelHysteresisAdaptation(base, band: band))
    default:
      return try PanelTraceVocabulary.entry(
        inner, of: vocabulary.adaptations.map { ($0.key, $0.value) }, what: "an adaptation policy")
    }
  }
}

extension PanelRegularAdaptation {
  fileprivate init(trace value: TraceValue) throws(TraceFault) {
    let object = try value.object(["minWidth", "idealWidth", "maxWidth", "edge"])
    self.init(
      edge: try object["edge"]?.word() ?? .trailing,
      minWidth: try object.number("minWidth", otherwise: 320),
      idealWidth: try object.number("idealWidth", otherwise: 380),
      maxWidth: try object.number("maxWidth", otherwise: 420))
  }

  /// Written with the bounds as they were given, so that what was wrong with them is reported again.
  fileprivate var traceText: String {
    var given = (minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    for case .contradictoryWidths(let minimum, let ideal, let maximum) in issues {
      given = (minimum, ideal, maximum)
    }
    return TraceText.object([
      ("minWidth", TraceText.number(issues.given(.minimumWidth) ?? given.minimum)),
      ("idealWidth", TraceText.number(issues.given(.idealWidth) ?? given.ideal)),
      ("maxWidth", TraceText.number(issues.given(.maximumWidth) ?? given.maximum)),
      ("edge", TraceText.string(edge.word)),
    ])
  }
}

extension PanelCompactAdaptation {
  fileprivate init(trace value: TraceValue) throws(TraceFault) {
    let object = try value.object(["maxWidth"])
    self.init(maxWidth: try object.unlessNull("maxWidth")?.number())
  }

  fileprivate var traceText: String {
    guard let width = issues.given(.maximumWidth) ?? maxWidth else { return "{}" }
    return TraceText.object([("maxWidth", TraceText.number(width))])
  }
}

extension PanelBreakpointAdaptation {
  fileprivate init(trace value: TraceValue) throws(TraceFault) {
    var breakpoints: [Breakpoint] = []
    for element in try value.array() {
      let object = try element.object(["from", "width", "edge"])
      breakpoints.append(
        Breakpoint(
          from: try object.required("from").number(),
          width: try object.required("width").number(),
          edge: try object["edge"]?.word() ?? .trailing))
    }
    self.init(breakpoints)
  }

  /// Written with those that could not be used, so that what was wrong with them is reported again.
  fileprivate var traceText: String {
    TraceText.array(
      (breakpoints + unusable).map {
        TraceText.object([
          ("from", TraceText.number($0.availableWidth)), ("width", TraceText.number($0.width)),
          ("edge", TraceText.string($0.edge.word)),
        ])
      })
  }
}
