/// What holds for a panel after every event, whatever the events are.
public enum PanelInvariant: String, Hashable, Sendable, CaseIterable {
  /// Every number that comes out is finite.
  case everyNumberIsFinite

  /// The height lies between nothing and what the scene has room for.
  case heightIsWithinTheScene

  /// The panel stands on its floor, at its edge, and inside the scene.
  case isAttachedToItsEdge

  /// The phase, and what else the panel says about itself, fit together.
  case stateIsConsistent

  /// A panel at rest is exactly at a stop of the current set, and does not move.
  case restsAtAStop

  /// The selection is a member of the set, whenever there are stops.
  case selectionIsAMember

  /// The height moves with the finger and with time, and jumps only with the scene, with reduced motion, and
  /// where stops appear or vanish.
  case heightIsContinuous

  /// The velocity changes at once only at a release, a cancel, a limit, or with the scene.
  case velocityIsContinuous

  /// A motion stays inside its limits and ends at its stop.
  case flightsEndWhereTheyAim

  /// Effects tell what happened, once, and in order.
  case effectsAreWellFormed

  /// An event that ends a drag, or a presentation, comes after one that began it.
  case endsFollowBeginnings

  /// Asking for a placement is free of consequences.
  case placementIsPure

  /// What was written down and read back gives the same states, to the last byte.
  case replaysTheSame

  /// Cutting a movement into smaller ones at the same time changes nothing.
  case slicingChangesNothing

  /// Beginning at another time changes nothing but the times.
  case startTimeChangesNothing
}

/// An invariant that did not hold, and where.
public struct PanelInvariantViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// What did not hold.
  public let invariant: PanelInvariant

  /// The event after which it did not, counted from 0.
  public let line: Int

  /// What was seen, in one sentence.
  public let message: String

  /// One sentence with all three.
  public var description: String {
    "\(invariant.rawValue) does not hold after line \(line + 1): \(message)"
  }
}
