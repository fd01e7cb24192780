/// Something the mouse did, and over which cell.
public struct TerminalMouse: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The main one.
    case left
    /// The wheel, pressed.
    case middle
    /// The one for menus.
    case right
    /// A further one: 8 and up as terminals number them.
    case other(Int)
    /// Terminals with the old encoding do not tell which button was released.
    case unknown
  }

  /// A direction of the wheel, as the terminal names it: `up` scrolls towards the beginning.
  public enum Direction: Hashable, Sendable {
    /// Towards the beginning.
    case up
    /// Towards the end.
    case down
    /// Towards the left.
    case left
    /// Towards the right.
    case right
  }

  /// What it did.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// The mouse went to another cell with the button held.
    case drag(Button)
    /// A button went up.
    case release(Button)
    /// The mouse went to another cell without a button.
    case move
    /// One notch of the wheel.
    case wheel(Direction)
  }

  /// What it did.
  public var action: Action

  /// The cell's column, from 0 at the left.
  public var column: Int

  /// The cell's row, from 0 at the top.
  public var row: Int

  /// What was held down with it.
  public var modifiers: TerminalModifiers

  /// Creates what a mouse did.
  public init(_ action: Action, column: Int, row: Int, _ modifiers: TerminalModifiers = []) {
    self.action = action
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}

extension TerminalMouse {
  /// Reads the number that both encodings share: the button in bits 0, 1, 6 and 7; shift 4, alt 8,
  /// control 16; 32 for motion.
  ///
  /// - Parameters:
  ///   - code: 0 and up.
  ///   - isRelease: Whether the sequence says so itself; the old encoding says it with button 3.
  init?(code: Int, isRelease: Bool, column: Int, row: Int) {
    guard code >= 0, code < 256 else { return nil }
    var modifiers: TerminalModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    guard let action = Self.action(code: code, isRelease: isRelease) else { return nil }
    self.init(action, column: max(column, 0), row: max(row, 0), modifiers)
  }

  private static func action(code: Int, isRelease: Bool) -> Action? {
    let low = code & 3
    if code & 192 == 64 {
      // A notch has no release; some terminals send one all the same.
      return isRelease ? nil : .wheel([.up, .down, .left, .right][low])
    }
    let button: Button =
      code & 128 != 0 ? .other(8 + low) : [.left, .middle, .right, .unknown][low]
    if isRelease { return .release(button) }
    if code & 32 != 0 { return button == .unknown ? .move : .drag(button) }
    return button == .unknown ? .release(.unknown) : .press(button)
  }
}
