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

  /// Whether every number is one.
  var isFinite: Bool {
    velocity.isFinite && (restTime ?? 0).isFinite && (scrollOffset ?? 0).isFinite
      && metrics.maximumHeight.isFinite && placement.isFinite
      && stops.heights.allSatisfy(\.isFinite)
  }
}

extension PanelPlacement {
  /// Whether every number is one.
  var isFinite: Bool {
    height.isFinite && contentHeight.isFinite && detentIndex.isFinite && presence.isFinite
      && dimming.isFinite && frame.isFinite && backgroundFrame.isFinite
      && unobscuredRect.isFinite && restingUnobscuredRect.isFinite && mainContentInsets.isFinite
      && restingMainContentInsets.isFinite && cornerRadii.topLeading.isFinite
      && cornerRadii.topTrailing.isFinite && cornerRadii.bottomLeading.isFinite
      && cornerRadii.bottomTrailing.isFinite
  }
}

extension PanelRect {
  fileprivate var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension PanelInsets {
  fileprivate var isFinite: Bool {
    top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite
  }
}
