/// What stands in a cell beside its pixels.
struct CanvasGlyph: Hashable, Sendable {
  /// The scalar value; 0 for none, ``continuation`` for the right half of a wide glyph.
  var scalar: UInt32
  var isBold = false

  static let none = CanvasGlyph(scalar: 0)

  /// Not a Unicode scalar, so that no text can be taken for it.
  static let continuation = CanvasGlyph(scalar: 0xFFFF_FFFF)

  var isNone: Bool { scalar == 0 }
  var isContinuation: Bool { scalar == Self.continuation.scalar }
}
