/// A key as it was pressed, with its modifiers.
///
/// It reads well in a `switch`:
///
///     switch key {
///     case "q", .escape: quit()
///     case .up: raise()
///     case .control("l"): repaint()
///     default: break
///     }
public struct TerminalKey: Hashable, Sendable {
  /// Which key.
  public enum Code: Hashable, Sendable {
    /// A key that writes: the character that it writes.
    case character(Character)
    /// The arrow up.
    case up
    /// The arrow down.
    case down
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// To the beginning.
    case home
    /// To the end.
    case end
    /// Insert.
    case insert
    /// Delete, forwards.
    case delete
    /// Escape, pressed alone.
    case escape
    /// Return or Enter; a line feed counts as one.
    case enter
    /// Tab; with Shift it goes back.
    case tab
    /// Backspace, by either of the two bytes that terminals send for it.
    case backspace
    /// F1 is 1; up to 20.
    case function(Int)
  }

  /// Which key.
  public var code: Code

  /// What was held down with it.
  public var modifiers: TerminalModifiers

  /// Creates a key.
  public init(_ code: Code, _ modifiers: TerminalModifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The arrow up.
  public static let up = TerminalKey(.up)
  /// The arrow down.
  public static let down = TerminalKey(.down)
  /// The arrow to the left.
  public static let left = TerminalKey(.left)
  /// The arrow to the right.
  public static let right = TerminalKey(.right)
  /// Page up.
  public static let pageUp = TerminalKey(.pageUp)
  /// Page down.
  public static let pageDown = TerminalKey(.pageDown)
  /// Home.
  public static let home = TerminalKey(.home)
  /// End.
  public static let end = TerminalKey(.end)
  /// Insert.
  public static let insert = TerminalKey(.insert)
  /// Delete, forwards.
  public static let delete = TerminalKey(.delete)
  /// Escape.
  public static let escape = TerminalKey(.escape)
  /// Return or Enter.
  public static let enter = TerminalKey(.enter)
  /// Tab.
  public static let tab = TerminalKey(.tab)
  /// Tab with Shift.
  public static let backTab = TerminalKey(.tab, .shift)
  /// Backspace.
  public static let backspace = TerminalKey(.backspace)

  /// A function key; F1 is 1.
  public static func function(_ number: Int) -> TerminalKey {
    TerminalKey(.function(number))
  }

  /// A letter with Control, written small: `.control("c")`.
  public static func control(_ character: Character) -> TerminalKey {
    TerminalKey(.character(character), .control)
  }

  /// A letter with Alt: `.alt("x")`.
  public static func alt(_ character: Character) -> TerminalKey {
    TerminalKey(.character(character), .alt)
  }
}

extension TerminalKey: ExpressibleByExtendedGraphemeClusterLiteral {
  /// A key that writes the character, without modifiers: `key == "q"`.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(.character(character))
  }
}
