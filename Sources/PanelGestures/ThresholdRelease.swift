/// Goes on to the next stop when the panel was moved far enough, or fast enough.
///
///     let release = PanelRelease(position: 260, velocity: 40, stops: [100, 450])
///     ThresholdRelease().target(for: release)  // .stop(0): 160 of 350 pt is less than half
///
/// The rule of Compose's `AnchoredDraggable`, with its numbers. From ``velocityThreshold`` on, a release
/// goes to the stop ahead of the shown height, one however hard the flick; on a stop it stays.
/// Below it goes on if the panel was moved at least ``positionalThreshold`` of the gap away from
/// the stop behind it, else back. Beyond the stops it goes to the end. Nothing is projected.
///
/// Two things are put right. Beyond an end and moving outwards, Compose's search can answer the other
/// end. And without velocity Compose takes the nearest, whatever the threshold, so that 0 and 0.1 pt/s
/// can disagree; here the direction is then that of the whole drag, as in Compose's older
/// `Swipeable`. At the threshold of one half the two are the same.
///
/// Below the smallest stop, where a release may dismiss, nothing at all is the stop below, reached moving
/// down or still (up to ``ProjectedRelease/stillVelocity`` upwards). With a threshold above one half
/// more velocity upwards can lead to a lower stop: each direction then asks for most of the gap.
public struct ThresholdRelease: ReleasePolicy {
  /// The share of the gap between two stops to move before a slow release goes on, 0 … 1.
  public var positionalThreshold: Double

  /// The speed from which a release goes on however little was moved, in points per second, 0 or
  /// more; infinite for never.
  public var velocityThreshold: Double

  /// Creates a policy; the defaults are Compose's.
  ///
  /// A parameter that means nothing is reported in ``issues``, and its default is used.
  ///
  /// - Parameters:
  ///   - positionalThreshold: The share of the gap to move before a slow release goes on, 0 … 1.
  ///   - velocityThreshold: The speed from which a release always goes on, in points per second.
  public init(positionalThreshold: Double = 0.5, velocityThreshold: Double = 125) {
    self.positionalThreshold = positionalThreshold
    self.velocityThreshold = velocityThreshold
  }

  public func target(for release: PanelRelease) -> PanelReleaseTarget {
    decide(release).target
  }

  public func explain(_ release: PanelRelease) -> ReleaseExplanation {
    ReleaseExplanation(release: release, decision: decide(release))
  }
}
