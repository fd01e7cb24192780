/// How many cells a terminal gives a character.
enum GlyphWidth {
  /// The scalar that stands for `character` in a cell; nil if a cell cannot hold it.
  ///
  /// A control character in the output could be a command to the terminal: none gets through.
  static func printable(_ character: Character) -> Unicode.Scalar? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    if scalar.value >= 0x20, scalar.value < 0x7F { return scalar }
    guard scalar.value >= 0xA0 else { return nil }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .nonspacingMark,
      .enclosingMark, .unassigned, .privateUse:
      return nil
    default:
      return scalar
    }
  }

  /// 2 for what East Asian Width (Unicode Annex 11) calls wide or full-width, and for the pictures that
  /// terminals draw as wide; 1 for all else.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    guard scalar.value >= 0x1100 else { return 1 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x25FD...0x25FE,
    0x2614...0x2615, 0x2648...0x2653, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5,
    0x26F2...0x26F3, 0x2705...0x2705, 0x274C...0x274C, 0x2753...0x2755, 0x2795...0x2797,
    0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
    0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
