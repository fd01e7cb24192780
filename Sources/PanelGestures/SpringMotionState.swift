/// Where something is and how fast it moves.
public struct SpringMotionState: Hashable, Sendable {
  /// In points; grows as the panel opens.
  public var position: Double

  /// In points per second; positive while the position grows.
  public var velocity: Double

  /// Creates a state.
  public init(position: Double, velocity: Double) {
    self.position = position
    self.velocity = velocity
  }
}
