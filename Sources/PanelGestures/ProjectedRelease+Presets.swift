extension ReleasePolicy where Self == ProjectedRelease {
  /// The default of a panel: nearest to the projection, at most one stop on.
  public static var projected: ProjectedRelease { ProjectedRelease() }

  /// Nearest to the projection, with another reach.
  ///
  /// - Parameter maximumSteps: How many stops up or down a release may go; nil for any number,
  ///   so that a hard flick runs through to the end.
  public static func projected(maximumSteps: Int?) -> ProjectedRelease {
    ProjectedRelease(maximumSteps: maximumSteps)
  }

  /// A flick goes one stop on, however hard; anything slower to the nearest stop.
  ///
  /// A flick is 600 pt/s or more, and leaves a stop it starts on. For panels whose stops are pages:
  /// the strength of a flick says nothing.
  public static var stepwise: ProjectedRelease {
    ProjectedRelease(decelerationRate: 0, flickVelocity: 600, flick: .nextStop)
  }

  /// The feel of Material's bottom sheet: any velocity goes to the next stop in its direction, and
  /// only a finger that stands still leaves the panel at the nearest.
  ///
  /// Material lets a slow downward release climb back to the half expanded state; this goes down.
  public static var material: ProjectedRelease {
    ProjectedRelease(decelerationRate: 0, flickVelocity: 0, flick: .nextStop)
  }
}
