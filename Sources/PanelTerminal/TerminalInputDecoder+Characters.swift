extension TerminalInputDecoder {
  /// The bytes of a character in UTF-8 that have arrived.
  struct PartialCharacter: Hashable, Sendable {
    var value: UInt32
    var missing: Int
    /// The smallest value that needs so many bytes: below it the encoding is not a valid one.
    var minimum: UInt32
    var modifiers: TerminalModifiers
  }

  /// Takes a byte outside of any sequence.
  mutating func takeGround(_ byte: UInt8, modifiers: TerminalModifiers) {
    state = .ground
    switch byte {
    case 0x1B:
      state = .escape
    case 0x00...0x1F, 0x7F:
      var key = Self.controlKey(byte)
      key.modifiers.formUnion(modifiers)
      emit(key)
    case 0x20...0x7E:
      emit(TerminalKey(.character(Character(Unicode.Scalar(byte))), modifiers))
    case 0xC2...0xDF:
      begin(UInt32(byte & 0x1F), missing: 1, minimum: 0x80, modifiers)
    case 0xE0...0xEF:
      begin(UInt32(byte & 0x0F), missing: 2, minimum: 0x800, modifiers)
    case 0xF0...0xF4:
      begin(UInt32(byte & 0x07), missing: 3, minimum: 0x1_0000, modifiers)
    default:
      break
    }
  }

  private mutating func begin(
    _ value: UInt32, missing: Int, minimum: UInt32, _ modifiers: TerminalModifiers
  ) {
    state = .character(
      PartialCharacter(value: value, missing: missing, minimum: minimum, modifiers: modifiers))
  }

  /// Takes a byte within a character.
  mutating func takeContinuation(_ byte: UInt8, of partial: PartialCharacter) {
    guard byte & 0xC0 == 0x80 else {
      // The character was cut off; the byte begins something new.
      takeGround(byte, modifiers: [])
      return
    }
    var partial = partial
    partial.value = partial.value << 6 | UInt32(byte & 0x3F)
    partial.missing -= 1
    guard partial.missing == 0 else {
      state = .character(partial)
      return
    }
    state = .ground
    // From 0x80 to 0x9F are control characters; no key writes them.
    if partial.value >= max(partial.minimum, 0xA0), let scalar = Unicode.Scalar(partial.value) {
      emit(TerminalKey(.character(Character(scalar)), partial.modifiers))
    }
  }

  /// The key behind a control character.
  private static func controlKey(_ byte: UInt8) -> TerminalKey {
    switch byte {
    case 0x0A, 0x0D: .enter
    case 0x09: .tab
    case 0x08, 0x7F: .backspace
    case 0x00: .control(" ")
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    // \ ] ^ _ with Control.
    default: .control(Character(Unicode.Scalar(byte + 0x40)))
    }
  }
}
