/// A mistake of the caller that the engine noticed, put right, and reports.
///
/// Nothing stops because of one; its `description` says what was given and what was used instead.
public enum PanelIssue: Sendable {
  /// A number of a scene's geometry.
  public enum SceneField: Int, Hashable, Sendable, CaseIterable {
    /// The scene's width, in points.
    case width

    /// The scene's height, in points.
    case height

    /// The inset at the top, in points.
    case topInset

    /// The inset at the leading edge, in points.
    case leadingInset

    /// The inset at the bottom, in points.
    case bottomInset

    /// The inset at the trailing edge, in points.
    case trailingInset

    /// How far the keyboard reaches up, in points.
    case keyboardHeight

    /// Device pixels to a point.
    case displayScale
  }

  /// A number that tunes a rule.
  public enum Parameter: Int, Hashable, Sendable, CaseIterable {
    /// A spring's response, in seconds; above 0.
    case springResponse

    /// A spring's damping ratio; 0 and up.
    case springDampingRatio

    /// A spring's mass; above 0.
    case springMass

    /// A spring's stiffness; above 0.
    case springStiffness

    /// A spring's damping; 0 and up.
    case springDamping

    /// The share of a velocity that is kept per millisecond, between 0 and 1.
    case decelerationRate

    /// From which velocity on a release is a flick, in points per second; 0 and up.
    case flickVelocity

    /// How many stops a release may pass; 1 and up.
    case maximumSteps

    /// How steep a movement must be to drag, in degrees from the horizontal, 0 … 90.
    case lockAngle

    /// How much of a small overshoot shows, 0 … 1.
    case rubberBandCoefficient

    /// Which share of the way to a stop suffices to go there, 0 … 1.
    case positionalThreshold

    /// From which velocity on the direction decides, in points per second; 0 and up.
    case velocityThreshold

    /// Below which share of the smallest stop a panel leaves, 0 … 1.
    case dismissalFraction

    /// The least width of a column, in points; above 0.
    case minimumWidth

    /// The width of a column where there is room, in points; above 0.
    case idealWidth

    /// The most a panel takes, in points; above 0.
    case maximumWidth

    /// A width at which the arrangement changes, or the column's width there, in points.
    case breakpoint

    /// The width of the band in which the mode is kept, in points; 0 and up.
    case hysteresisBand

    /// Room kept free around a panel, in points; 0 and up.
    case margin

    /// The radius of a panel's corners, in points; 0 and up.
    case cornerRadius
  }

  /// A time that is not a finite number; the last time was used, in seconds.
  case timeNotFinite(Double, used: Double)

  /// A time before the last one; the last one was used, in seconds.
  case timeWentBackwards(Double, used: Double)

  /// A pointer's location with a coordinate that is not a finite number; the location was ignored.
  case locationNotFinite(PanelPoint)

  /// A release velocity that is not a finite number, in points per second; the measured one was used.
  case velocityNotFinite(Double)

  /// A scroll offset that is not a finite number, in points; 0 was used.
  case scrollOffsetNotFinite(Double)

  /// A measured content height that is not a number, in points; the last measurement stands.
  case contentHeightNotANumber

  /// A measured content height that is negative or beyond measure, in points; the nearest possible was used.
  case contentHeightOutOfRange(given: Double, used: Double)

  /// A selection that is not a number; it was ignored.
  case selectionNotANumber

  /// An undimmed detent that is not a number; the scene is never dimmed.
  case undimmedDetentNotANumber

  /// A number of the scene that means nothing.
  case sceneValueOutOfRange(SceneField, given: Double, used: Double)

  /// The detent at this position of the given list is not a number; it was ignored.
  case detentNotANumber(position: Int)

  /// A number that tunes a rule and means nothing.
  case parameterOutOfRange(Parameter, given: Double, used: Double)

  /// Width bounds that contradict each other, in points; the minimum won.
  case contradictoryWidths(minimum: Double, ideal: Double, maximum: Double)

  /// An adaptation policy answered an arrangement that is not finite or has no width.
  case arrangementUnusable(width: Double)

  /// A release policy answered a stop that does not exist; the nearest that does was used.
  case releaseTargetOutOfRange(index: Int, stopCount: Int)

  /// A release policy answered a dismissal where none is allowed; the nearest stop was used.
  case releaseDismissedWithoutPermission
}
