/// What a terminal can show and report, as far as the environment tells.
public struct TerminalCapabilities: Hashable, Sendable {
  /// How many colours there are.
  public enum ColorDepth: Hashable, Sendable {
    /// None: shades are made of glyphs.
    case none
    /// The fixed palette of 256 colours.
    case palette256
    /// Eight bits a channel.
    case trueColor
  }

  /// Whether a program can move the cursor about and draw at all.
  public var isInteractive: Bool

  /// How many colours there are.
  public var color: ColorDepth

  /// Whether it reports the mouse.
  public var hasMouse: Bool

  /// Whether it shows Unicode: half blocks and letters beyond ASCII.
  public var hasUnicode: Bool

  /// Why something is missing, one sentence each, for the person in front of it; empty if nothing is.
  public var reasons: [String]

  /// Creates capabilities as wanted.
  public init(
    isInteractive: Bool = true, color: ColorDepth = .trueColor, hasMouse: Bool = true,
    hasUnicode: Bool = true, reasons: [String] = []
  ) {
    self.isInteractive = isInteractive
    self.color = color
    self.hasMouse = hasMouse
    self.hasUnicode = hasUnicode
    self.reasons = reasons
  }

  /// All there is.
  public static let full = TerminalCapabilities()
}
