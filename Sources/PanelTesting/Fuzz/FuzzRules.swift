import PanelAdaptation
import PanelCore
import PanelDetents
import PanelGestures

/// The rules a random configuration chooses among, good and bad ones.
enum FuzzRules {
  /// What a trace of the fuzzer calls by name.
  static let vocabulary = PanelTraceVocabulary(
    detents: customDetents,
    adaptations: ["hostile": AnyPanelAdaptationPolicy(HostileAdaptation())],
    releasePolicies: ["hostile": AnyReleasePolicy(HostileRelease())])

  static let customDetents = [
    CustomPanelDetent("third") { $0.availableHeight / 3 },
    // Inactive where the scene is low.
    CustomPanelDetent("tall only") { $0.sceneHeight > 500 ? 333 : nil },
  ]

  static func axisLock(_ random: inout SplitMix64, _ isAbsurd: Bool) -> AxisLock {
    AxisLock(
      angle: isAbsurd ? random.choice(of: [.nan, -5, 1e9]) : random.choice(of: [0, 45, 60]))
  }

  /// A rubber band's coefficient: a hard stop, the usual one, and one to one at first.
  static func rubberBand(_ random: inout SplitMix64, _ isAbsurd: Bool) -> Double {
    isAbsurd
      ? random.choice(of: [.nan, -1, 2, 1e-12, .infinity])
      : random.choice(of: [0, 0.3, 0.55, 1])
  }

  static func spring(_ random: inout SplitMix64, _ isAbsurd: Bool) -> PanelSpring {
    if isAbsurd {
      return PanelSpring(
        response: random.choice(of: [.nan, -1, 0, 1e-9, 1e9, 0.4]),
        dampingRatio: random.choice(of: [.nan, -1, 0, 1e9, 0.01]))
    }
    return PanelSpring(
      response: random.choice(of: [0.1, 0.4, 0.7]),
      dampingRatio: random.choice(of: [0.3, 0.7, 1, 1.5]))
  }

  static func releasePolicy(_ random: inout SplitMix64) -> AnyReleasePolicy {
    switch random.index(below: 6) {
    case 0: AnyReleasePolicy(ProjectedRelease(maximumSteps: nil))
    case 1: AnyReleasePolicy(ProjectedRelease(flick: .nextStop))
    case 2: AnyReleasePolicy(ThresholdRelease())
    case 3: AnyReleasePolicy(HostileRelease())
    default: AnyReleasePolicy(ProjectedRelease())
    }
  }

  static func adaptation(_ random: inout SplitMix64, _ isAbsurd: Bool) -> AnyPanelAdaptationPolicy {
    if isAbsurd { return AnyPanelAdaptationPolicy(HostileAdaptation()) }
    switch random.index(below: 5) {
    case 0: return AnyPanelAdaptationPolicy(PanelCompactAdaptation(maxWidth: 500))
    case 1: return AnyPanelAdaptationPolicy(PanelRegularAdaptation(edge: .leading))
    case 2:
      return AnyPanelAdaptationPolicy(
        PanelBreakpointAdaptation([
          .init(from: 500, width: 200), .init(from: 900, width: 400, edge: .leading),
        ]))
    case 3: return AnyPanelAdaptationPolicy(PanelRegularAdaptation().hysteresis(band: 60))
    default: return AnyPanelAdaptationPolicy(PanelRegularAdaptation())
    }
  }
}

/// Answers what no policy should, and always the same for the same context.
private struct HostileAdaptation: PanelAdaptationPolicy, Equatable {
  func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    let width = context.availableWidth
    switch Int(width) % 5 {
    case 0: return .compact(width: .nan)
    case 1: return .regular(edge: .leading, width: -5)
    case 2: return .regular(width: width * 3)
    case 3:
      return .regular(
        width: width / 2,
        margins: PanelInsets(top: .nan, leading: 20, bottom: 12, trailing: .infinity))
    default: return .compact(width: width, margins: PanelInsets(leading: 8, bottom: 8, trailing: 8))
    }
  }
}

/// Answers stops that do not exist, and dismissals that are not allowed.
private struct HostileRelease: ReleasePolicy, Equatable {
  func target(for release: PanelRelease) -> PanelReleaseTarget {
    // Not at whole points, where a panel often is and a last bit would decide.
    switch Int(release.position + 0.3137) % 4 {
    case 0: .dismiss
    case 1: .stop(-7)
    case 2: .stop(.max)
    default: .stop(release.stops.count - 1)
    }
  }
}
