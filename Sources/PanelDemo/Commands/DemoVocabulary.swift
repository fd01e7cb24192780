import PanelTesting
import Panels

extension PanelTraceVocabulary {
  /// What traces of the demo call by name: the policy of its own.
  static let demo = PanelTraceVocabulary(
    adaptations: ["golden": AnyPanelAdaptationPolicy(GoldenSectionAdaptation())])
}
