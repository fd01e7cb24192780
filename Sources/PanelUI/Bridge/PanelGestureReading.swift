package import PanelPresentation

/// One drag as a front end reports it, read as the engine's events.
///
/// A gesture recogniser speaks only once the finger has moved, and says where it started: the panel must
/// not jump by that distance.
package struct PanelGestureReading: Equatable, Sendable {
  /// Whether the engine was told of a drag that has not ended.
  package private(set) var isActive = false

  /// Whether the engine was told of a list under the finger.
  private var hasScroll = false

  /// Creates a reading in which no drag is on.
  package init() {}

  /// The gesture has changed.
  ///
  /// A list may notice the finger later than the panel does: the drag then begins anew where the finger is,
  /// with the list, and the engine goes on from there without a jump.
  ///
  /// - Parameters:
  ///   - start: Where the finger came down, in the scene.
  ///   - location: Where it is now, in the scene.
  ///   - region: The part of the panel it came down on.
  ///   - scroll: The list it came down in, if any.
  /// - Returns: What to tell the engine, in order.
  package mutating func changed(
    start: PanelPoint, location: PanelPoint, region: PanelDragRegion,
    scroll: PanelScrollState? = nil
  ) -> [PanelEvent] {
    guard !isActive else {
      if hasScroll || scroll == nil { return [.dragMoved(to: location)] }
      hasScroll = true
      return [.dragBegan(at: location, region: region, scroll: scroll)]
    }
    isActive = true
    hasScroll = scroll != nil
    let anchor = Self.anchor(start: start, location: location)
    let began = PanelEvent.dragBegan(at: anchor, region: region, scroll: scroll)
    return anchor == location ? [began] : [began, .dragMoved(to: location)]
  }

  /// The finger has lifted.
  package mutating func ended(at location: PanelPoint) -> [PanelEvent] {
    guard isActive else { return [] }
    isActive = false
    return [.dragEnded(at: location)]
  }

  /// The system took the finger away; after an end this says nothing.
  package mutating func cancelled() -> [PanelEvent] {
    guard isActive else { return [] }
    isActive = false
    return [.dragCancelled()]
  }

  /// A point at most 1 pt behind the finger, on its way from where it started: the engine still sees the
  /// direction, which decides whether the panel moves at all.
  private static func anchor(start: PanelPoint, location: PanelPoint) -> PanelPoint {
    let (dx, dy) = (location.x - start.x, location.y - start.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance > 1, distance.isFinite else { return start }
    return PanelPoint(x: location.x - dx / distance, y: location.y - dy / distance)
  }
}
