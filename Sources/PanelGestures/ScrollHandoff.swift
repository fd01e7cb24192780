/// Who gets the movement of a finger on a list inside a panel: the panel or the list.
///
///     let handoff = ScrollHandoff()  // 300 … 700, at 650, and the finger goes up by 80
///     handoff.split(80, panelHeight: 650, largestStop: 700, contentOffset: 0)
///     // panel 50: up to its largest stop; content 30: the rest scrolls
///
/// A function of where everything is, asked for every movement: panel and list take turns within one
/// gesture, no part of a movement is used twice or lost, and it does not matter how a movement is
/// sliced into events. It holds no state and is not a gesture recogniser.
public struct ScrollHandoff: Hashable, Sendable {
  /// Who comes first.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// The panel, until it is at its largest stop; back again once the list is at its top.
    ///
    /// Below the largest stop the list keeps its offset.
    case expands

    /// The list, for everything it can take; the panel gets the rest.
    case scrolls

    /// The panel upwards, but once the list has scrolled it keeps the gesture; downwards the list as
    /// long as it is scrolled. What Apple documents for its sheet, and how that is seen to behave.
    case oneWay
  }

  /// A movement in two parts, in points, positive upwards; their sum is the movement, exactly.
  public struct Split: Hashable, Sendable {
    /// What the panel's height grows by.
    public let panel: Double

    /// What the list's offset grows by; 0 is the list's top.
    public let content: Double

    /// Whether the list takes part: from then on it keeps a ``Mode/oneWay`` gesture.
    public var movesContent: Bool { content != 0 }
  }

  /// Who comes first.
  public var mode: Mode

  /// Creates a rule.
  public init(_ mode: Mode = .expands) { self.mode = mode }
}
