import PanelCore
import PanelGestures

/// The part of a configuration that decides about gestures and motion, read once per configuration.
struct PanelRules: Equatable, Sendable {
  var releasePolicy: AnyReleasePolicy
  var spring: PanelSpring
  var scrollHandoff: ScrollHandoff
  var dragActivation: PanelDragActivation
  var axisLock: AxisLock

  /// What holds the panel back beyond its stops; the dimension comes with the scene.
  var rubberBand: RubberBand

  var allowsDismissal: Bool
  var reducesMotion: Bool

  init(_ configuration: PanelConfiguration) {
    releasePolicy = configuration.releasePolicy
    spring = configuration.spring
    scrollHandoff = configuration.scrollHandoff
    dragActivation = configuration.dragActivation
    axisLock = configuration.axisLock
    rubberBand = RubberBand(coefficient: configuration.rubberBandCoefficient, dimension: 0)
    allowsDismissal = !configuration.isInteractiveDismissDisabled
    reducesMotion = configuration.reducesMotion
  }

  /// Whether a finger that comes down on `region` may move the panel.
  func allowsDrag(on region: PanelDragRegion) -> Bool {
    switch (dragActivation, region) {
    case (.anywhere, .handle), (.anywhere, .content), (.handle, .handle): true
    case (.disabled, _), (.handle, .content), (_, .outside): false
    }
  }
}
