import PanelCore
import PanelPresentation
import Panels

/// Reads a whole configuration from the input, in the order in which `Web/element/encoding.js` writes it.
enum ConfigurationReader {
  static func read() -> PanelSettings {
    Input.begin()
    return PanelSettings(
      allowsDismissal: !Input.flag(), scrollHandoff: scrollHandoff(),
      dragActivation: dragActivation(), axisLock: AxisLock(angle: Input.number()),
      rubberBandCoefficient: Input.number(), dragIndicator: dragIndicator(),
      cornerRadius: Input.number(), reducesMotion: Input.flag(), spring: spring(),
      releasePolicy: releasePolicy(), adaptation: adaptation(),
      selection: PageDetent.read(), undimmedThrough: PageDetent.read(),
      detents: detents())
  }

  private static func detents() -> [PanelDetent] {
    var detents: [PanelDetent] = []
    for _ in 0..<Input.count() {
      if let detent = PageDetent.read() { detents.push(detent) }
    }
    return detents
  }

  // A choice is a number, counted from 0; one that is none is the first.

  private static func scrollHandoff() -> ScrollHandoff {
    switch Input.integer() {
    case 1: ScrollHandoff(.scrolls)
    case 2: ScrollHandoff(.oneWay)
    default: ScrollHandoff(.expands)
    }
  }

  private static func dragActivation() -> PanelDragActivation {
    switch Input.integer() {
    case 1: .handle
    case 2: .disabled
    default: .anywhere
    }
  }

  private static func dragIndicator() -> PanelDragIndicatorVisibility {
    switch Input.integer() {
    case 1: .visible
    case 2: .hidden
    default: .automatic
    }
  }

  private static func spring() -> PanelSpring {
    let kind = Input.integer()
    let (first, second, third) = (Input.number(), Input.number(), Input.number())
    return switch kind {
    case 1: PanelSpring(duration: first, bounce: second)
    case 2: PanelSpring(mass: first, stiffness: second, damping: third)
    default: PanelSpring(response: first, dampingRatio: second)
    }
  }

  private static func releasePolicy() -> AnyReleasePolicy {
    let kind = Input.integer()
    if kind == 1 {
      return AnyReleasePolicy(
        ThresholdRelease(positionalThreshold: Input.number(), velocityThreshold: Input.number()))
    }
    if kind == 2 { return AnyReleasePolicy(PageRelease(number: Input.integer())) }
    let takesAll = Input.flag()
    let steps = Input.integer()
    return AnyReleasePolicy(
      ProjectedRelease(
        maximumSteps: takesAll ? nil : steps, decelerationRate: Input.number(),
        flickVelocity: Input.number(), flick: Input.flag() ? .nextStop : .neverBehind,
        dismissalFraction: Input.number()))
  }

  // MARK: Adaptation

  private static func adaptation() -> AnyPanelAdaptationPolicy {
    let isCalmed = Input.flag()
    let band = Input.number()
    // Erased first, as a trace is read: equal configurations are then equal on both sides.
    let base =
      switch Input.integer() {
      case 1: AnyPanelAdaptationPolicy(compact())
      case 2: AnyPanelAdaptationPolicy(breakpoints())
      case 3: AnyPanelAdaptationPolicy(PageAdaptation(number: Input.integer()))
      default: AnyPanelAdaptationPolicy(regular())
      }
    return isCalmed
      ? AnyPanelAdaptationPolicy(PanelHysteresisAdaptation(base, band: band)) : base
  }

  private static func regular() -> PanelRegularAdaptation {
    PanelRegularAdaptation(
      edge: Input.flag() ? .leading : .trailing, minWidth: Input.number(),
      idealWidth: Input.number(), maxWidth: Input.number())
  }

  private static func compact() -> PanelCompactAdaptation {
    let hasLimit = Input.flag()
    let limit = Input.number()
    return PanelCompactAdaptation(maxWidth: hasLimit ? limit : nil)
  }

  private static func breakpoints() -> PanelBreakpointAdaptation {
    PanelBreakpointAdaptation(
      Array(count: Input.count()) { _ in
        .init(
          from: Input.number(), width: Input.number(), edge: Input.flag() ? .leading : .trailing)
      })
  }
}
