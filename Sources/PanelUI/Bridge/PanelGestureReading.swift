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

  /// The finger the engine takes the drag for.
  private let pointer: Int

  /// Creates a reading in which no drag is on.
  ///
  /// - Parameter pointer: The finger the engine takes the drag for.
  package init(pointer: Int = 0) { self.pointer = pointer }

  /// How far a finger has to move before the gesture speaks, in points.
  ///
  /// A touch on the handle, or on a panel in flight, takes hold at once; elsewhere a tap is the content's. A
  /// gesture that has spoken is asked for nothing more: it would fall silent until it has moved that far, and
  /// to lift before would be taken for a cancellation.
  package func minimumDistance(region: PanelDragRegion, isInFlight: Bool) -> Double {
    region == .handle || isInFlight || isActive ? 0 : 10
  }

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
      if hasScroll || scroll == nil { return [moved(to: location)] }
      hasScroll = true
      return [
        .dragBegan(at: location, region: region, scroll: scroll, pointer: pointer)
      ]
    }
    isActive = true
    hasScroll = scroll != nil
    let anchor = Self.anchor(start: start, location: location)
    let began = PanelEvent.dragBegan(
      at: anchor, region: region, scroll: scroll, pointer: pointer)
    return anchor == location ? [began] : [began, moved(to: location)]
  }

  /// The finger has lifted.
  package mutating func ended(at location: PanelPoint) -> [PanelEvent] {
    guard isActive else { return [] }
    isActive = false
    return [.dragEnded(at: location, pointer: pointer)]
  }

  /// The system took the finger away; after an end this says nothing.
  package mutating func cancelled() -> [PanelEvent] {
    guard isActive else { return [] }
    isActive = false
    return [.dragCancelled(pointer: pointer)]
  }

  private func moved(to location: PanelPoint) -> PanelEvent {
    .dragMoved(to: location, pointer: pointer)
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
