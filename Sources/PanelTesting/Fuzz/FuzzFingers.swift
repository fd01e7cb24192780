import PanelCore
import PanelPresentation

/// Where each finger may last have been seen.
///
/// The panel does not tell whether it took notice of a finger that came down, so a finger can have been at
/// several places as far as the panel knows.
struct FuzzFingers: Sendable {
  /// The y coordinates between which a finger was last seen, in points.
  private var places: [Int: ClosedRange<Double>] = [:]

  /// How far the event moves its finger, at the most, in points.
  func step(of event: PanelEvent) -> Double {
    let (location, pointer): (PanelPoint?, Int)
    switch event {
    case .dragMoved(let to, let finger): (location, pointer) = (to, finger)
    case .dragEnded(let at, _, let finger): (location, pointer) = (at, finger)
    case .scene, .configure, .content, .present, .dismiss, .select, .dragBegan, .dragCancelled,
      .outsideTap, .escape, .increment, .decrement, .frame:
      return 0
    }
    guard let location, location.isFinite, let place = places[pointer] else { return 0 }
    return max(
      (place.lowerBound - location.y).magnitude, (place.upperBound - location.y).magnitude)
  }

  mutating func follow(_ event: PanelEvent, before: PanelPhase, after: PanelPhase) {
    switch event {
    case .dragBegan(let location, _, _, let pointer) where location.isFinite:
      widen(pointer, to: location.y)
    case .dragMoved(let location, let pointer) where location.isFinite:
      // Two moves in one drag: the panel has heard of the first.
      if before == .dragging, after == .dragging { places[pointer] = nil }
      widen(pointer, to: location.y)
    case .scene, .configure, .content, .present, .dismiss, .select, .dragBegan, .dragMoved,
      .dragEnded, .dragCancelled, .outsideTap, .escape, .increment, .decrement, .frame:
      break
    }
  }

  private mutating func widen(_ pointer: Int, to y: Double) {
    let place = places[pointer] ?? y...y
    places[pointer] = min(place.lowerBound, y)...max(place.upperBound, y)
  }
}
