/// The moment a finger lets go of a panel: everything a ``ReleasePolicy`` may look at.
///
///     let release = PanelRelease(position: 220, velocity: 900, stops: [100, 450, 900])
///     ProjectedRelease().target(for: release)  // .stop(1)
///
/// One axis, one sign: a position is the panel's height in points and grows as the panel opens; the
/// velocity has the same sign. The type makes two promises, whatever it is created with: every
/// number is finite, and there is at least one stop.
public struct PanelRelease: Hashable, Sendable {
  /// The height shown when the finger let go, in points.
  public let position: Double

  /// The finger's velocity, in points per second; positive opens the panel.
  ///
  /// Inside a rubber band this is faster than the panel itself.
  public let velocity: Double

  /// The heights a panel may rest at, in points, ascending, never empty.
  public let stops: [Double]

  /// The height at which the drag began, in points.
  public let origin: Double

  /// The finger's last movement, in points; only its sign is used: above 0 opened the panel.
  public let lastMovement: Double

  /// Whether the release may dismiss the panel.
  public let allowsDismissal: Bool

  /// The largest magnitude of a number in a release, in points and in points per second: far beyond
  /// any finger, and small enough that nothing computed from it overflows.
  public static let maximumMagnitude: Double = 1e12

  /// Creates a release, put right where it could not be used.
  ///
  /// Stops that are ascending and finite are shared, not copied. Others are sorted, those that are not
  /// finite are left out, and if none is left there is a single one at 0; an index in an answer
  /// always counts in ``stops``. Numbers beyond ``maximumMagnitude`` become that. A position that is
  /// not a number becomes the origin, or the smallest stop; any other number becomes 0.
  ///
  /// - Parameters:
  ///   - position: The height shown, in points.
  ///   - velocity: The finger's velocity, in points per second; positive opens the panel.
  ///   - stops: The heights to choose among, in points, ascending.
  ///   - origin: The height at which the drag began, in points; the position if nil.
  ///   - lastMovement: The finger's last movement, or its sign; above 0 opened the panel.
  ///   - allowsDismissal: Whether the release may dismiss the panel.
  public init(
    position: Double, velocity: Double = 0, stops: [Double], origin: Double? = nil,
    lastMovement: Double = 0, allowsDismissal: Bool = false
  ) {
    let usable = Self.isUsable(stops) ? stops : Self.repaired(stops)
    let start = origin ?? position
    self.position = Self.held(position, ifNaN: Self.held(start, ifNaN: usable[0]))
    self.velocity = Self.held(velocity, ifNaN: 0)
    self.stops = usable
    self.origin = Self.held(start, ifNaN: self.position)
    self.lastMovement = Self.held(lastMovement, ifNaN: 0)
    self.allowsDismissal = allowsDismissal
  }

  /// Creates a release of a panel's own numbers, which are finite and within the limits, and of its stops, which
  /// ascend: nothing is to be put right.
  package init(
    known position: Double, velocity: Double, stops: [Double], origin: Double,
    lastMovement: Double, allowsDismissal: Bool
  ) {
    self.position = position
    self.velocity = velocity
    self.stops = stops
    self.origin = origin
    self.lastMovement = lastMovement
    self.allowsDismissal = allowsDismissal
    assert(
      self
        == PanelRelease(
          position: position, velocity: velocity, stops: stops, origin: origin,
          lastMovement: lastMovement, allowsDismissal: allowsDismissal),
      "a panel's own release had to be put right")
  }

  private static func held(_ value: Double, ifNaN fallback: Double) -> Double {
    value.held(within: -maximumMagnitude...maximumMagnitude, ifNaN: fallback)
  }

  private static func isUsable(_ stops: [Double]) -> Bool {
    // Comparisons with NaN are false, so that the bounds also say that every stop is a number.
    var previous = -maximumMagnitude
    for stop in stops {
      guard stop >= previous && stop <= maximumMagnitude else { return false }
      previous = stop
    }
    return !stops.isEmpty
  }

  private static func repaired(_ stops: [Double]) -> [Double] {
    // What is no number goes last, and is left there.
    var usable = 0
    let heights = Array(count: stops.count) { index in
      guard stops[index].isFinite else { return Double.infinity }
      usable += 1
      return held(stops[index], ifNaN: 0)
    }
    if usable == 0 { return [0] }
    let order = ascendingOrder(of: heights)
    return Array(count: usable) { heights[order[$0]] }
  }
}

extension PanelRelease {
  /// The lowest stop, in points.
  public var smallestStop: Double { stops[0] }

  /// The highest stop, in points.
  public var largestStop: Double { stops[stops.count - 1] }

  /// How far apart two heights may be and still count as one, in points.
  ///
  /// A billionth of the stops' extent, so that an answer does not depend on the unit; at 800 pt that
  /// is 8e-7 pt, thousands of times what rounding loses and far less than a device pixel.
  package var tolerance: Double { 1e-9 * max(abs(smallestStop), abs(largestStop)) }

  /// The last stop at or below the shown height and the first at or above it.
  ///
  /// The lower is −1 below all stops, the upper is the number of stops above all. On a stop both are
  /// that one (or, if several are at one height, `upper` the first and `lower` the last of them).
  package var bracket: (lower: Int, upper: Int) {
    let tolerance = tolerance
    var upper = 0
    while upper < stops.count && stops[upper] < position - tolerance { upper += 1 }
    var lower = upper - 1
    while lower + 1 < stops.count && stops[lower + 1] <= position + tolerance { lower += 1 }
    return (lower, upper)
  }
}
