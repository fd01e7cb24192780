/// What a terminal reports.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(TerminalKey)

  /// The mouse did something.
  case mouse(TerminalMouse)

  /// Text was pasted: all of it at once, whatever it contains, so that none of it acts as a key.
  case paste(String)

  /// The terminal's window became the one that is typed into, or stopped to be.
  case focus(Bool)

  /// The terminal has another size; ``FrameLoop`` reports it, the decoder never does.
  case resize(TerminalSize)
}
