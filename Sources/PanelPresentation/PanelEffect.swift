public import PanelAdaptation
public import PanelCore
public import PanelDetents

/// Something that came of an event, for the host to act on or to know.
public enum PanelEffect: Hashable, Sendable {
  /// The panel has come to rest at this detent; once per motion.
  case settled(PanelDetent)

  /// The panel is gone; once per presentation.
  case dismissed(PanelDismissalCause)

  /// The panel became a column, or a sheet across the bottom.
  case displayModeChanged(PanelDisplayMode)

  /// A drag ended, and the panel heads for this detent; nil when it leaves.
  case dragEnded(target: PanelDetent?)

  /// A drag was taken away; the panel returns to its selected detent.
  case dragCancelled

  /// Another detent is selected, as of now.
  case selectionChanged(PanelDetent, PanelSelectionCause)

  /// The user asked for a dismissal that is not allowed.
  case dismissalPrevented

  /// The list under the finger scrolls by this much, in points; positive towards its end.
  case scrollContent(by: Double)

  /// A mistake of the caller's, already put right.
  indirect case issue(PanelIssue)
}

/// Why another detent was selected.
public enum PanelSelectionCause: Hashable, Sendable, CaseIterable {
  /// The user dragged the panel there.
  case drag

  /// The host asked for it.
  case request

  /// The detent that was selected is no longer in the set.
  case detentsChanged

  /// An accessibility adjustment.
  case accessibility
}

/// Why a panel went away.
public enum PanelDismissalCause: Hashable, Sendable, CaseIterable {
  /// The user dragged it out.
  case drag

  /// The host asked for it.
  case request

  /// The user tapped beside it while the scene was dimmed.
  case outsideTap

  /// The user pressed escape.
  case escape
}
