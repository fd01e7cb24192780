/// Goes to the stop nearest to where the panel would come to rest by itself.
///
///     let release = PanelRelease(position: 220, velocity: 900, stops: [100, 450, 900])
///     ProjectedRelease().target(for: release)  // .stop(1): the projection is 669.1
///
/// 1. The motion is projected: height + velocity × r / (1000 × (1 − r)), the sum of a velocity that
///    keeps the share r each millisecond (WWDC 2018, "Designing Fluid Interfaces").
/// 2. The candidates are the two stops that bracket the shown height, or the stop it is on and its
///    neighbours; beyond the stops, the end and its neighbour. Each step of ``maximumSteps`` above 1
///    adds a stop on each side.
/// 3. The candidate nearest to the projection wins. Ties go to the sign of the velocity, if it is 0 to
///    that of the finger's last movement, else to the stop nearer to where the drag began.
/// 4. From ``flickVelocity`` on the answer never lies behind the finger, whatever is nearest.
///
/// Below the smallest stop a release that allows it dismisses, when it is moving down or still (up to
/// ``stillVelocity`` upwards) and the projection is under half the smallest stop.
///
/// More velocity upwards never leads to a lower stop. The parameters reproduce what other sheets do; it is
/// not what those do that measure from where the drag began: see ``ThresholdRelease``.
public struct ProjectedRelease: ReleasePolicy {
  /// What a flick may not do.
  public enum Flick: Hashable, Sendable, CaseIterable {
    /// End behind the finger; on a stop it may stay there.
    case neverBehind

    /// Stay: it goes to a stop strictly ahead, and from below the smallest stop downwards it
    /// dismisses, where that is allowed.
    case nextStop
  }

  /// How many stops up or down a release may go, 1 or more; nil for any number.
  public var maximumSteps: Int?

  /// The share of the velocity left after a millisecond, 0 ..< 1; 0 does not project at all.
  public var decelerationRate: Double

  /// The speed from which a release is a flick, in points per second, 0 or more; infinite for never.
  ///
  /// At 0 any movement is one, and standing still is not.
  public var flickVelocity: Double

  /// What a flick may not do.
  public var flick: Flick

  /// The share of the smallest stop the projection must be under to dismiss, 0 … 1.
  public var dismissalFraction: Double

  /// The upward speed up to which a finger counts as still for a dismissal: 50 pt/s, the least
  /// velocity of a fling on Android and in Flutter.
  public static let stillVelocity: Double = 50

  /// Creates a policy; without arguments the default of a panel.
  ///
  /// A parameter that means nothing is reported in ``issues``, and its default is used.
  ///
  /// - Parameters:
  ///   - maximumSteps: How many stops up or down a release may go; nil for any number.
  ///   - decelerationRate: The share of the velocity left after a millisecond, 0 ..< 1.
  ///   - flickVelocity: The speed from which a release is a flick, in points per second.
  ///   - flick: What a flick may not do.
  ///   - dismissalFraction: The share of the smallest stop under which a release dismisses, 0 … 1.
  public init(
    maximumSteps: Int? = 1, decelerationRate: Double = 0.998, flickVelocity: Double = 500,
    flick: Flick = .neverBehind, dismissalFraction: Double = 0.5
  ) {
    self.maximumSteps = maximumSteps
    self.decelerationRate = decelerationRate
    self.flickVelocity = flickVelocity
    self.flick = flick
    self.dismissalFraction = dismissalFraction
  }

  public func target(for release: PanelRelease) -> PanelReleaseTarget {
    decide(release).target
  }

  public func explain(_ release: PanelRelease) -> ReleaseExplanation {
    ReleaseExplanation(release: release, decision: decide(release))
  }
}
