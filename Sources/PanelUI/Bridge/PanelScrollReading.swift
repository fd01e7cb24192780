package import PanelPresentation

/// A scroll view inside a panel, as far as the system tells of it, and what the panel does about it.
package struct PanelScrollReading: Hashable, Sendable {
  /// How far it is scrolled, in points; nil where the system does not say.
  package var offset: Double?

  /// The furthest it can be scrolled, in points.
  package var maximumOffset = 0.0

  /// Whether a finger or its own momentum moves it at this moment.
  package var isMoving = false

  /// Whether it moves by its own momentum.
  package var isDecelerating = false

  /// Whether there is a list of which the system does not tell where it stands.
  package private(set) var isUnseen = false

  /// Creates a reading of nothing.
  package init() {}

  /// What can be said of a list where the system tells nothing: that there is one, where the content is higher
  /// than what shows of it.
  ///
  /// - Parameters:
  ///   - contentHeight: The content's own height, in points; nil before it was measured.
  ///   - shownHeight: The height that shows of it, in points.
  ///   - hasHandle: Whether the panel can be moved by its handle; if not, drags of the content are left to it.
  ///   - pixel: The extent of a device pixel, in points.
  package static func unseen(
    contentHeight: Double?, shownHeight: Double, hasHandle: Bool, pixel: Double
  ) -> PanelScrollReading {
    var reading = PanelScrollReading()
    reading.isUnseen = hasHandle && (contentHeight ?? 0) > shownHeight + pixel
    return reading
  }

  /// Whether the list must keep still, so that a drag moves the panel instead.
  ///
  /// - Parameters:
  ///   - height: The panel's height, in points.
  ///   - largest: The largest stop's height, in points; nil without stops.
  ///   - handoff: Who comes first.
  ///   - pixel: The extent of a device pixel, in points.
  package static func keepsStill(
    height: Double, largest: Double?, handoff: ScrollHandoff, pixel: Double
  ) -> Bool {
    guard let largest, handoff.mode != .scrolls else { return false }
    return height < largest - pixel / 2
  }

  /// What the engine is told of the list when a finger comes down in the panel; nil for none.
  ///
  /// - Parameters:
  ///   - isHeldStill: Whether the panel keeps the list still. A list that is not, and does not move, is not what
  ///     the finger is on.
  ///   - isUnderWay: Whether the drag has begun before. A list that was held still then does not join in, and
  ///     one that is unseen could not be told from it.
  package func state(isHeldStill: Bool, isUnderWay: Bool = false) -> PanelScrollState? {
    if isUnseen {
      // It may stand anywhere, and has the drag to itself: else both would move.
      guard !isHeldStill, !isUnderWay else { return nil }
      let far = PanelSceneGeometry.maximumLength
      return PanelScrollState(offset: far / 2, maximumOffset: far)
    }
    guard let offset, isHeldStill || isMoving else { return nil }
    return PanelScrollState(
      offset: offset, maximumOffset: maximumOffset, isDecelerating: isDecelerating)
  }

  /// Where to put a list that cannot move by itself, because the engine gives it a part of the drag.
  ///
  /// - Returns: An offset in points; nil where the list moves by itself or nothing is known of it.
  package func offset(afterScrollingBy delta: Double) -> Double? {
    guard let offset, !isMoving, delta != 0 else { return nil }
    return min(max(0, offset + delta), max(0, maximumOffset))
  }
}
