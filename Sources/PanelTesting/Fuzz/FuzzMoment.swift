import PanelAdaptation
import PanelCore
import PanelDetents
import PanelGestures
import PanelPresentation

/// What a panel says about itself at one time: what an invariant compares before and after an event.
struct FuzzMoment {
  let time: Double
  let phase: PanelPhase
  let isPresented: Bool
  let selected: PanelDetent?
  let target: PanelDetent?
  let settled: PanelDetent?
  let velocity: Double
  let restTime: Double?
  let scrollOffset: Double?
  let placement: PanelPlacement
  let metrics: PanelPlacementLayoutCache
  let reducesMotion: Bool

  init(_ panel: Panel, at time: Double) {
    self.time = time
    phase = panel.phase
    isPresented = panel.isPresented
    selected = panel.selectedDetent
    target = panel.targetDetent
    settled = panel.settledDetent
    velocity = panel.velocity(at: time)
    restTime = panel.restTime
    scrollOffset = panel.scrollOffset
    placement = panel.placement(at: time)
    metrics = panel.metrics
    reducesMotion = panel.configuration.reducesMotion
  }

  var height: Double { placement.height }
  var stops: ResolvedDetents { metrics.detents }
  var largestStop: Double { stops.heights.last ?? 0 }

  /// Whether the panel is there and moves, or rests, by itself.
  var isFree: Bool {
    switch phase {
    case .resting, .settling, .dismissing: true
    case .hidden, .dragging: false
    }
  }

  /// What rounding may make of a height, in points.
  var slack: Double { 1e-6 + 1e-9 * max(metrics.maximumHeight, largestStop) }

  /// Every number, to see whether it is one.
  var numbers: [Double] {
    let placement = placement
    let rects = [
      placement.frame, placement.backgroundFrame, placement.unobscuredRect,
      placement.restingUnobscuredRect,
    ]
    let insets = [placement.mainContentInsets, placement.restingMainContentInsets]
    let radii = placement.cornerRadii
    return [
      velocity, restTime ?? 0, scrollOffset ?? 0, placement.height, placement.contentHeight,
      placement.detentIndex, placement.presence, placement.dimming, metrics.maximumHeight,
      radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing,
    ] + rects.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
      + insets.flatMap { [$0.top, $0.leading, $0.bottom, $0.trailing] } + stops.heights
  }
}
