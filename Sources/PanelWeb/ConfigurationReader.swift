import Panels

/// Reads a whole configuration from the input, in the order in which `Web/encoding.js` writes it.
struct ConfigurationReader {
  private var input = InputReader()

  mutating func read() -> PanelConfiguration {
    var configuration = PanelConfiguration()
    configuration.isInteractiveDismissDisabled = input.flag()
    configuration.scrollHandoff = ScrollHandoff(input.choice([.expands, .scrolls, .oneWay]))
    configuration.dragActivation = input.choice([.anywhere, .handle, .disabled])
    configuration.axisLock = AxisLock(angle: input.number())
    configuration.dragIndicator = input.choice([.automatic, .visible, .hidden])
    configuration.cornerRadius = input.number()
    configuration.reducesMotion = input.flag()
    configuration.spring = spring()
    configuration.releasePolicy = releasePolicy()
    configuration.adaptation = adaptation()
    configuration.selection = PageDetent.read(&input)
    configuration.undimmedThrough = PageDetent.read(&input)
    var detents: [PanelDetent] = []
    for _ in 0..<max(0, input.integer()) {
      if let detent = PageDetent.read(&input) { detents.append(detent) }
    }
    configuration.detents = detents
    return configuration
  }

  private mutating func spring() -> PanelSpring {
    let kind = input.integer()
    let (first, second, third) = (input.number(), input.number(), input.number())
    return switch kind {
    case 1: PanelSpring(duration: first, bounce: second)
    case 2: PanelSpring(mass: first, stiffness: second, damping: third)
    default: PanelSpring(response: first, dampingRatio: second)
    }
  }

  private mutating func releasePolicy() -> AnyReleasePolicy {
    let isThreshold = input.flag()
    if isThreshold {
      return AnyReleasePolicy(
        ThresholdRelease(positionalThreshold: input.number(), velocityThreshold: input.number()))
    }
    let takesAll = input.flag()
    let steps = input.integer()
    return AnyReleasePolicy(
      ProjectedRelease(
        maximumSteps: takesAll ? nil : steps, decelerationRate: input.number(),
        flickVelocity: input.number(), flick: input.choice([.neverBehind, .nextStop]),
        dismissalFraction: input.number()))
  }

  // MARK: Adaptation

  private mutating func adaptation() -> AnyPanelAdaptationPolicy {
    let isCalmed = input.flag()
    let band = input.number()
    switch input.integer() {
    case 1: return calmed(compact(), isCalmed, band)
    case 2: return calmed(breakpoints(), isCalmed, band)
    case 3: return calmed(PageAdaptation(number: input.integer()), isCalmed, band)
    default: return calmed(regular(), isCalmed, band)
    }
  }

  private func calmed<Policy: PanelAdaptationPolicy & Equatable>(
    _ policy: Policy, _ isCalmed: Bool, _ band: Double
  ) -> AnyPanelAdaptationPolicy {
    // Erased first, as a trace is read: equal configurations are then equal on both sides.
    let erased = AnyPanelAdaptationPolicy(policy)
    guard isCalmed else { return erased }
    return AnyPanelAdaptationPolicy(PanelHysteresisAdaptation(erased, band: band))
  }

  private mutating func regular() -> PanelRegularAdaptation {
    PanelRegularAdaptation(
      edge: input.choice([.trailing, .leading]), minWidth: input.number(),
      idealWidth: input.number(), maxWidth: input.number())
  }

  private mutating func compact() -> PanelCompactAdaptation {
    let hasLimit = input.flag()
    let limit = input.number()
    return PanelCompactAdaptation(maxWidth: hasLimit ? limit : nil)
  }

  private mutating func breakpoints() -> PanelBreakpointAdaptation {
    var breakpoints: [PanelBreakpointAdaptation.Breakpoint] = []
    for _ in 0..<max(0, input.integer()) {
      breakpoints.append(
        .init(
          from: input.number(), width: input.number(), edge: input.choice([.trailing, .leading])))
    }
    return PanelBreakpointAdaptation(breakpoints)
  }
}
