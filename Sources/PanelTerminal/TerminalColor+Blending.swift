extension TerminalColor {
  /// The colour as seen over an opaque `backdrop`.
  ///
  ///     TerminalColor.white.opacity(0.5).over(.black).red  // 128
  public func over(_ backdrop: TerminalColor) -> TerminalColor {
    blended(over: backdrop, weight: UInt32(alpha))
  }

  /// The colour between this and `other`, both taken as opaque, at `fraction`, 0 … 1.
  ///
  ///     TerminalColor.black.mixed(with: .white, 0.25).red  // 64
  public func mixed(with other: TerminalColor, _ fraction: Double) -> TerminalColor {
    other.blended(over: self, weight: UInt32(Self.byte(fraction)))
  }

  /// Source over an opaque backdrop: s·w + b·(1 − w), in sRGB values as terminals themselves do.
  ///
  /// - Parameter weight: 0 … 255.
  @inline(__always)
  func blended(over backdrop: TerminalColor, weight: UInt32) -> TerminalColor {
    TerminalColor(
      red: Self.blended(red, backdrop.red, weight),
      green: Self.blended(green, backdrop.green, weight),
      blue: Self.blended(blue, backdrop.blue, weight)
    )
  }

  @inline(__always)
  private static func blended(_ source: UInt8, _ backdrop: UInt8, _ weight: UInt32) -> UInt8 {
    let sum = UInt32(source) &* weight &+ UInt32(backdrop) &* (255 &- weight) &+ 128
    // Division by 255, rounded to nearest; exact for every sum below 65536.
    return UInt8(truncatingIfNeeded: (sum &+ (sum >> 8)) >> 8)
  }

  /// The average of two opaque colours: what one cell shows where it has no room for both.
  func average(with other: TerminalColor) -> TerminalColor {
    TerminalColor(
      red: UInt8((UInt16(red) + UInt16(other.red) + 1) / 2),
      green: UInt8((UInt16(green) + UInt16(other.green) + 1) / 2),
      blue: UInt8((UInt16(blue) + UInt16(other.blue) + 1) / 2)
    )
  }
}
