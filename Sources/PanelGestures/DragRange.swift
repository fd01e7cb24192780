/// How a panel follows a finger: one to one between its stops, held back by a rubber band beyond them.
///
///     let range = DragRange(lowest: 200, highest: 600, ceiling: 800, dimension: 800)
///     range.shownHeight(finger: 500)  // 500
///     range.shownHeight(finger: 700)  // 651.46…
///     range.shownHeight(finger: 100)  // 100, on its way out
///
/// Computed from where the finger is, never from how it got there: however a path is cut into events, the
/// same place gives the same height. Heights are points and grow as the panel opens.
public struct DragRange: Hashable, Sendable {
  /// The smallest stop, in points.
  public var lowest: Double

  /// The largest stop, in points.
  public var highest: Double

  /// The most that can show, in points.
  public var ceiling: Double

  /// Whether the panel may be dragged out: then it follows one to one below the smallest stop.
  public var allowsDismissal: Bool

  /// What holds the panel back beyond its stops.
  public var band: RubberBand

  /// No range yet: from nothing to nothing.
  package init() {
    (lowest, highest, ceiling, allowsDismissal, band) = (0, 0, 0, true, .rigid)
  }

  /// Creates a range.
  ///
  /// - Parameters:
  ///   - lowest: The smallest stop, in points.
  ///   - highest: The largest stop, in points.
  ///   - ceiling: The most that can show, in points; the largest stop by default.
  ///   - allowsDismissal: Whether the panel may be dragged out.
  ///   - coefficient: The share of the finger's movement that shows right beyond a stop, 0 (a hard stop) … 1;
  ///     ``RubberBand`` puts right what means nothing.
  ///   - dimension: The extent of what the panel stands in, in points: the band's limit.
  public init(
    lowest: Double,
    highest: Double,
    ceiling: Double? = nil,
    allowsDismissal: Bool = true,
    coefficient: Double = 0.55,
    dimension: Double = 0
  ) {
    self.lowest = lowest
    self.highest = highest
    self.ceiling = ceiling ?? highest
    self.allowsDismissal = allowsDismissal
    band = RubberBand(coefficient: coefficient, dimension: dimension)
  }

  /// The height shown for a finger at `finger`, in points.
  public func shownHeight(finger: Double) -> Double {
    min(max(0, unbounded(finger)), ceiling)
  }

  /// The finger's height for a panel that shows `height`: the inverse, so that taking hold of a panel in
  /// its rubber band does not move it.
  public func fingerHeight(shown height: Double) -> Double {
    if height > highest {
      return highest + band.fingerOvershoot(forDisplayed: height - highest)
    }
    if height < lowest && !allowsDismissal {
      return lowest - band.fingerOvershoot(forDisplayed: lowest - height)
    }
    return height
  }

  /// The range for a panel that shows `height` when a finger takes hold of it: an end beyond which the band
  /// cannot show as much is moved to where the panel is.
  ///
  ///     let hard = DragRange(lowest: 200, highest: 600, ceiling: 800, coefficient: 0, dimension: 800)
  ///     hard.reaching(650).highest  // 650: down it follows the finger, up it does not move
  ///     hard.reaching(500).highest  // 600
  ///
  /// A panel is beyond a hard stop when its stops or its band have just changed. Without this it would jump
  /// to the stop with the first movement.
  public func reaching(_ height: Double) -> DragRange {
    var range = self
    if height - highest > band.reach { range.highest = height }
    if !allowsDismissal, lowest - height > band.reach { range.lowest = height }
    return range
  }

  /// How much the height shown changes with the finger, 0 … 1: what a finger's velocity is multiplied by
  /// to be the panel's.
  public func slope(finger: Double) -> Double {
    let shown = unbounded(finger)
    if shown < 0 || shown > ceiling { return 0 }
    if finger > highest { return band.slope(atDisplayed: shown - highest) }
    if finger < lowest && !allowsDismissal { return band.slope(atDisplayed: lowest - shown) }
    return 1
  }

  /// `height` brought between the largest stop and the smallest, or 0 where dismissal is allowed.
  public func clamped(_ height: Double) -> Double {
    min(max(allowsDismissal ? 0 : lowest, height), highest)
  }

  private func unbounded(_ finger: Double) -> Double {
    if finger > highest {
      return highest + band.displayedOvershoot(forFinger: finger - highest)
    }
    if finger < lowest && !allowsDismissal {
      return lowest - band.displayedOvershoot(forFinger: lowest - finger)
    }
    return finger
  }
}
