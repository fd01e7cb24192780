public import PanelAdaptation
public import PanelDetents
public import PanelGestures

/// What a trace may call by name, because code cannot be written down.
///
///     var vocabulary = PanelTraceVocabulary()
///     vocabulary.detents = [CustomPanelDetent("third") { $0.availableHeight / 3 }]
///     // {"t":0,"configure":{"detents":[{"custom":"third"},"large"]}}
///     vocabulary.adaptations["thirds"] = AnyPanelAdaptationPolicy(ThirdOfTheScene())
///     // {"t":0,"configure":{"adaptation":{"custom":"thirds"}}}
public struct PanelTraceVocabulary: Sendable {
  /// The custom detents a trace may name.
  public var detents: [CustomPanelDetent]

  /// Adaptation policies of the caller's own, by name.
  public var adaptations: [String: AnyPanelAdaptationPolicy]

  /// Release policies of the caller's own, by name.
  public var releasePolicies: [String: AnyReleasePolicy]

  /// Nothing beyond what the format itself can say.
  public static let standard = PanelTraceVocabulary()

  /// Creates a vocabulary.
  public init(
    detents: [CustomPanelDetent] = [],
    adaptations: [String: AnyPanelAdaptationPolicy] = [:],
    releasePolicies: [String: AnyReleasePolicy] = [:]
  ) {
    self.detents = detents
    self.adaptations = adaptations
    self.releasePolicies = releasePolicies
  }
}

extension PanelTraceVocabulary {
  /// The entry that a value calls by name.
  static func entry<Entry>(
    _ value: TraceValue, of entries: [(name: String, entry: Entry)], what: String
  ) throws(TraceFault) -> Entry {
    let name = try value.string()
    // Byte for byte, as the engine tells detents apart.
    for (known, entry) in entries where known.utf8.elementsEqual(name.utf8) { return entry }
    let names = entries.map(\.name).sorted()
    throw value.fault(
      expected: names.isEmpty
        ? "the name of \(what), and none is known to this reader (a PanelTraceVocabulary holds names)"
        : "the name of \(what) (\(TraceText.list(names)))")
  }
}
