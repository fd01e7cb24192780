import PanelTerminal
import Panels

/// What the mouse button that is down holds.
enum HeldPointer: Hashable, Sendable {
  case nothing

  /// The panel, since it was pressed on this cell.
  case panel(start: PanelPoint, hasMoved: Bool)

  /// The map, last seen at this place.
  case map(last: PanelPoint, hasMoved: Bool)
}

/// A drag without a finger on the glass: by keys or by the wheel.
///
/// The engine knows it as a pointer of its own, so that it never mixes with the mouse's.
struct StandInDrag: Hashable, Sendable {
  enum Source: Int, Hashable, Sendable {
    case wheel = 1
    case keys = 2

    /// The pointer's number for the engine.
    var pointer: Int { rawValue }
  }

  var source: Source

  /// Where the finger would be.
  var location: PanelPoint

  /// When it lets go by itself, in seconds; nil when it waits for a key.
  var liftTime: Double?
}
