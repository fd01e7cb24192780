/// The keys held down together with a key or a mouse button.
public struct TerminalModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each modifier.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift; of letters it only shows in the letter itself.
  public static let shift = TerminalModifiers(rawValue: 1)

  /// Alt, Option or Meta.
  public static let alt = TerminalModifiers(rawValue: 2)

  /// Control.
  public static let control = TerminalModifiers(rawValue: 4)

  /// The set behind the parameter of a key's sequence: 1 plus shift 1, alt 2, control 4, meta 8.
  ///
  /// Nil if it is none: terminals number from 1.
  init?(parameter: Int) {
    guard parameter >= 1, parameter <= 256 else { return nil }
    let bits = parameter - 1
    self.init(rawValue: UInt8(bits & 7))
    if bits & 8 != 0 { insert(.alt) }
  }
}
