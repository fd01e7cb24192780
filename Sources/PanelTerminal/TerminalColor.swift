/// A colour of eight bits a channel with its opacity.
///
///     TerminalColor(hex: 0xFF8000).green  // 128
public struct TerminalColor: Hashable, Sendable {
  /// Red, 0 … 255, in sRGB.
  public var red: UInt8

  /// Green, 0 … 255, in sRGB.
  public var green: UInt8

  /// Blue, 0 … 255, in sRGB.
  public var blue: UInt8

  /// Opacity, from 0 (nothing is seen of it) to 255 (nothing is seen behind it).
  public var alpha: UInt8

  /// Creates a colour from its channels, each 0 … 255.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from the number that designers write, 0xRRGGBB.
  public init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16),
      green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex)
    )
  }

  /// Creates an opaque grey, from 0 (black) to 1 (white).
  public init(white: Double) {
    let level = Self.byte(white)
    self.init(red: level, green: level, blue: level)
  }

  /// Black, opaque.
  public static let black = TerminalColor(hex: 0)

  /// White, opaque.
  public static let white = TerminalColor(hex: 0xFFFFFF)

  /// Nothing.
  public static let clear = TerminalColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour with its opacity multiplied by `factor`, 0 … 1.
  ///
  ///     TerminalColor.white.opacity(0.5).alpha  // 128
  public func opacity(_ factor: Double) -> TerminalColor {
    var result = self
    result.alpha = Self.byte(Double(alpha) / 255 * factor)
    return result
  }

  /// How bright the colour looks, 0 … 1: the luma of Rec. 601, whatever the opacity.
  public var luma: Double {
    (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255
  }

  /// `fraction`, 0 … 1, as 0 … 255; what is not a number is 0.
  static func byte(_ fraction: Double) -> UInt8 {
    guard fraction > 0 else { return 0 }
    return UInt8(min(fraction, 1) * 255 + 0.5)
  }
}
