import PanelCore
import Panels

/// Reads a whole configuration from the input, in the order in which `Web/encoding.js` writes it.
struct ConfigurationReader {
  private var input = InputReader()

  mutating func read() -> PanelConfiguration {
    var configuration = PanelConfiguration()
    configuration.isInteractiveDismissDisabled = input.flag()
    configuration.scrollHandoff = scrollHandoff()
    configuration.dragActivation = dragActivation()
    configuration.axisLock = AxisLock(angle: input.number())
    configuration.rubberBandCoefficient = input.number()
    configuration.dragIndicator = dragIndicator()
    configuration.cornerRadius = input.number()
    configuration.reducesMotion = input.flag()
    configuration.spring = spring()
    configuration.releasePolicy = releasePolicy()
    configuration.adaptation = adaptation()
    configuration.selection = PageDetent.read(&input)
    configuration.undimmedThrough = PageDetent.read(&input)
    var detents: [PanelDetent] = []
    for _ in 0..<input.count() {
      if let detent = PageDetent.read(&input) { detents.append(detent) }
    }
    configuration.detents = detents
    return configuration
  }

  // A choice is a number, counted from 0; one that is none is the first.

  private mutating func scrollHandoff() -> ScrollHandoff {
    switch input.integer() {
    case 1: ScrollHandoff(.scrolls)
    case 2: ScrollHandoff(.oneWay)
    default: ScrollHandoff(.expands)
    }
  }

  private mutating func dragActivation() -> PanelDragActivation {
    switch input.integer() {
    case 1: .handle
    case 2: .disabled
    default: .anywhere
    }
  }

  private mutating func dragIndicator() -> PanelDragIndicatorVisibility {
    switch input.integer() {
    case 1: .visible
    case 2: .hidden
    default: .automatic
    }
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
    let kind = input.integer()
    if kind == 1 {
      return AnyReleasePolicy(
        ThresholdRelease(positionalThreshold: input.number(), velocityThreshold: input.number()))
    }
    if kind == 2 { return AnyReleasePolicy(PageRelease(number: input.integer())) }
    let takesAll = input.flag()
    let steps = input.integer()
    return AnyReleasePolicy(
      ProjectedRelease(
        maximumSteps: takesAll ? nil : steps, decelerationRate: input.number(),
        flickVelocity: input.number(), flick: input.flag() ? .nextStop : .neverBehind,
        dismissalFraction: input.number()))
  }

  // MARK: Adaptation

  private mutating func adaptation() -> AnyPanelAdaptationPolicy {
    let isCalmed = input.flag()
    let band = input.number()
    // Erased first, as a trace is read: equal configurations are then equal on both sides.
    let base =
      switch input.integer() {
      case 1: AnyPanelAdaptationPolicy(compact())
      case 2: AnyPanelAdaptationPolicy(breakpoints())
      case 3: AnyPanelAdaptationPolicy(PageAdaptation(number: input.integer()))
      default: AnyPanelAdaptationPolicy(regular())
      }
    return isCalmed
      ? AnyPanelAdaptationPolicy(PanelHysteresisAdaptation(base, band: band)) : base
  }

  private mutating func regular() -> PanelRegularAdaptation {
    PanelRegularAdaptation(
      edge: input.flag() ? .leading : .trailing, minWidth: input.number(),
      idealWidth: input.number(), maxWidth: input.number())
  }

  private mutating func compact() -> PanelCompactAdaptation {
    let hasLimit = input.flag()
    let limit = input.number()
    return PanelCompactAdaptation(maxWidth: hasLimit ? limit : nil)
  }

  private mutating func breakpoints() -> PanelBreakpointAdaptation {
    PanelBreakpointAdaptation(
      Array(count: input.count()) { _ in
        .init(
          from: input.number(), width: input.number(), edge: input.flag() ? .leading : .trailing)
      })
  }
}
