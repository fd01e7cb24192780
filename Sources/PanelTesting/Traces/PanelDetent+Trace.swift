import PanelDetents

extension PanelDetent {
  /// The detent as a trace writes it: a word, or an object with one key.
  ///
  ///     "medium"   {"height":320}   {"fraction":0.4}   {"custom":"name"}
  var traceText: String {
    switch self {
    case .adaptive: TraceText.string("adaptive")
    case .medium: TraceText.string("medium")
    case .large: TraceText.string("large")
    case .height(let height): TraceText.object([("height", TraceText.number(height))])
    case .fraction(let fraction): TraceText.object([("fraction", TraceText.number(fraction))])
    case .custom(let detent): TraceText.object([("custom", TraceText.string(detent.name))])
    }
  }
}

extension TraceReadingContext {
  func detent(_ value: TraceValue) throws(TraceFault) -> PanelDetent {
    let words: [(String, PanelDetent)] = [
      ("adaptive", .adaptive), ("medium", .medium), ("large", .large),
    ]
    if case .string(let text) = value.json {
      for (word, detent) in words where word == text { return detent }
    }
    let (key, inner) = try value.kind(
      ["height", "fraction", "custom"], orWord: ["adaptive", "medium", "large"])
    switch key {
    case "height": return .height(try inner.number())
    case "fraction": return .fraction(try inner.number())
    default:
      return .custom(
        try PanelTraceVocabulary.entry(
          inner, of: vocabulary.detents.map { ($0.name, $0) }, what: "a custom detent"))
    }
  }
}
