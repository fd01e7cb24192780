/// The modes that a full-screen program switches on, and off again, as bytes.
///
///     TerminalModes(capabilities: .full).leaving  // … shows the cursor, leaves the alternate screen
public struct TerminalModes: Hashable, Sendable {
  /// Which movements of the mouse are reported.
  public enum MouseReports: Hashable, Sendable {
    /// Nothing at all.
    case none
    /// Buttons and the wheel, and movement while a button is held (mode 1002).
    case drags
    /// Movement without a button as well (mode 1003).
    case movement
  }

  /// Which movements of the mouse are reported.
  public var mouse: MouseReports

  /// Whether the window reports that it is typed into, or no longer (mode 1004).
  public var reportsFocus: Bool

  /// Creates modes as wanted.
  public init(mouse: MouseReports = .drags, reportsFocus: Bool = false) {
    self.mouse = mouse
    self.reportsFocus = reportsFocus
  }

  /// Creates the modes that make sense for a terminal: no mouse reports from one without a mouse.
  public init(capabilities: TerminalCapabilities) {
    self.init(mouse: capabilities.hasMouse ? .drags : .none)
  }

  /// Enters: the alternate screen (1049), no cursor (25), pastes in brackets (2004), the mouse (1002 or
  /// 1003) with places in decimal (1006).
  package var entering: [UInt8] {
    var text = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h"
    switch mouse {
    case .none: break
    case .drags: text += "\u{1B}[?1002h\u{1B}[?1006h"
    case .movement: text += "\u{1B}[?1003h\u{1B}[?1006h"
    }
    if reportsFocus { text += "\u{1B}[?1004h" }
    return Array(text.utf8)
  }

  /// Leaves, in the reverse order; first ends an update that was cut off, and all attributes.
  package var leaving: [UInt8] {
    var text = "\u{1B}[?2026l\u{1B}[0m"
    if reportsFocus { text += "\u{1B}[?1004l" }
    switch mouse {
    case .none: break
    case .drags: text += "\u{1B}[?1006l\u{1B}[?1002l"
    case .movement: text += "\u{1B}[?1006l\u{1B}[?1003l"
    }
    text += "\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"
    return Array(text.utf8)
  }
}
