import Panels

/// The adaptation policies one can switch between: those of the package, and one of the demo's own.
enum PolicyChoice: Int, CaseIterable, Sendable {
  case regular, compact, breakpoint, hysteresis, golden

  var adaptation: AnyPanelAdaptationPolicy {
    switch self {
    case .regular: AnyPanelAdaptationPolicy(.regular)
    case .compact: AnyPanelAdaptationPolicy(PanelCompactAdaptation(maxWidth: 560))
    case .breakpoint:
      AnyPanelAdaptationPolicy(
        PanelBreakpointAdaptation([
          .init(from: 560, width: 272), .init(from: 1000, width: 400, edge: .leading),
        ]))
    case .hysteresis: AnyPanelAdaptationPolicy(.regular.hysteresis(band: 96))
    case .golden: AnyPanelAdaptationPolicy(GoldenSectionAdaptation())
    }
  }

  /// The policy in a few words.
  var name: String {
    switch self {
    case .regular: "regular"
    case .compact: "compact, up to 560"
    case .breakpoint: "breakpoints 560, 1000"
    case .hysteresis: "regular, band 96"
    case .golden: "golden section (custom)"
    }
  }

  var next: PolicyChoice {
    PolicyChoice(rawValue: (rawValue + 1) % Self.allCases.count) ?? .regular
  }
}
