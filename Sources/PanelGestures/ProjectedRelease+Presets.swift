extension ReleasePolicy where Self == ProjectedRelease {
  /// The default of a panel: nearest to the projection, at most one stop on.
  public static var projected: ProjectedRelease { ProjectedRelease() }

  /// Nearest to the projection, with another reach.
  ///
  /// - Parameter maximumSteps: How many stops a release may pass on each side; nil for any number.
  public static func projected(maximumSteps: Int?) -> ProjectedRelease {
    ProjectedRelease(maximumSteps: maximumSteps)
  }
}
