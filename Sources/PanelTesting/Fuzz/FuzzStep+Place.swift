import PanelAdaptation
import PanelCore
import PanelPresentation

extension FuzzStep {
  /// Every number is one, now and, where it is looked at `closely`, at times that are none.
  func checkNumbers(closely: Bool) throws(FuzzFault) {
    try FuzzFault.require(
      .everyNumberIsFinite, after.isFinite,
      "a number of the state is not finite: \(PanelTraceState(of: panel, at: after.time))")
    for effect in effects {
      guard case .scrollContent(let distance) = effect else { continue }
      try FuzzFault.require(
        .everyNumberIsFinite, distance.isFinite, "the list is to scroll by \(distance)")
    }
    guard closely else { return }
    for time in [-Double.infinity, .nan, .infinity, after.time - 1, 1e300] {
      let isFinite = panel.placement(at: time).isFinite && panel.velocity(at: time).isFinite
      try FuzzFault.require(
        .everyNumberIsFinite, isFinite,
        "a number of the state at \(time) is not finite: \(PanelTraceState(of: panel, at: time))")
    }
  }

  /// The panel is inside the scene, on its floor and at its edge.
  func checkPlace() throws(FuzzFault) {
    let (metrics, placement) = (after.metrics, after.placement)
    try FuzzFault.require(
      .heightIsWithinTheScene, after.height >= 0 && after.height <= metrics.maximumHeight,
      "the height is \(after.height), and there is room for \(metrics.maximumHeight)")
    try FuzzFault.require(
      .heightIsWithinTheScene,
      after.stops.heights.allSatisfy { $0 >= 0 && $0 <= metrics.maximumHeight },
      "stops \(after.stops.heights) do not fit into \(metrics.maximumHeight)")
    try checkRanges()
    guard after.phase != .hidden else {
      return try FuzzFault.require(
        .stateIsConsistent,
        placement.frame == .zero && after.height == 0 && placement.detentIndex == -1,
        "a hidden panel has the frame \(placement.frame), index \(placement.detentIndex)")
    }
    let (frame, scene) = (placement.frame, metrics.scene)
    try FuzzFault.require(
      .isAttachedToItsEdge,
      (frame.minY + after.height - metrics.floorY).magnitude <= after.slack,
      "the panel's top is at \(frame.minY) with \(after.height) points above \(metrics.floorY)")
    // Below the smallest stop it slides out, and is not squeezed.
    let least = max(after.height, after.stops.heights.first ?? 0)
    try FuzzFault.require(
      .isAttachedToItsEdge, frame.height == least,
      "the panel is laid out \(frame.height) points high, instead of \(least)")
    // Insets that leave no room at all leave no edge to stand at either.
    guard scene.availableWidth > 0 else { return }
    try FuzzFault.require(
      .isAttachedToItsEdge,
      frame.minX >= -after.slack && frame.maxX <= scene.size.width + sideSlack,
      "the panel takes \(frame.minX) … \(frame.maxX) of a scene \(scene.size.width) wide")
    try checkEdge()
  }

  /// Rounding in a sum of widths, in points.
  private var sideSlack: Double { 1e-6 + 1e-9 * after.metrics.scene.size.width }

  private func checkEdge() throws(FuzzFault) {
    let (metrics, frame) = (after.metrics, after.placement.frame)
    let (scene, arrangement) = (metrics.scene, metrics.arrangement)
    let direction = scene.layoutDirection
    let left =
      scene.safeAreaInsets.left(in: direction) + arrangement.margins.left(in: direction)
    let right =
      scene.size.width - scene.safeAreaInsets.right(in: direction)
      - arrangement.margins.right(in: direction)
    let distance: Double
    switch arrangement.displayMode {
    case .compact: distance = frame.midX - (left + right) / 2
    case .regular:
      distance = arrangement.edge.isLeft(in: direction) ? frame.minX - left : frame.maxX - right
    }
    guard right >= left else { return }
    try FuzzFault.require(
      .isAttachedToItsEdge, distance.magnitude <= sideSlack,
      "the panel is \(distance) points off its place between \(left) and \(right)")
    let background = after.placement.backgroundFrame
    try FuzzFault.require(
      .isAttachedToItsEdge,
      background.minX <= frame.minX + sideSlack && background.maxX >= frame.maxX - sideSlack
        && background.minY == frame.minY,
      "the background \(background) does not cover the panel \(frame)")
  }

  private func checkRanges() throws(FuzzFault) {
    let placement = after.placement
    try FuzzFault.require(
      .stateIsConsistent, placement.dimming >= 0 && placement.dimming <= 1,
      "dimming is \(placement.dimming)")
    try FuzzFault.require(
      .stateIsConsistent, placement.presence >= 0 && placement.presence <= 1,
      "presence is \(placement.presence)")
    let most = Double(max(0, after.stops.heights.count - 1))
    try FuzzFault.require(
      .stateIsConsistent, placement.detentIndex >= -1 && placement.detentIndex <= most,
      "the detent index is \(placement.detentIndex) of \(after.stops.heights.count) stops")
    let free = placement.unobscuredRect
    try FuzzFault.require(
      .stateIsConsistent, free.width >= 0 && free.height >= 0, "the free rectangle is \(free)")
  }
}
