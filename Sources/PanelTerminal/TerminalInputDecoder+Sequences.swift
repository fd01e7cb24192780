extension TerminalInputDecoder {
  /// Takes the byte after Escape.
  mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      // The Escape key, and then something that begins with the same byte.
      emit(.escape)
    case UInt8(ascii: "["):
      sequence.removeAll(keepingCapacity: true)
      state = .control
    case UInt8(ascii: "O"):
      state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(introducer: byte, isEmpty: true)
    default:
      takeGround(byte, modifiers: .alt)
    }
  }

  /// Takes the byte after Escape O.
  mutating func takeSingleShift(_ byte: UInt8) {
    guard byte >= 0x20, byte < 0x7F else {
      takeGround(byte, modifiers: [])
      return
    }
    state = .ground
    if byte == UInt8(ascii: "M") {
      emit(.enter)
    } else if let code = Self.code(ofFinal: byte) {
      emit(TerminalKey(code))
    }
  }

  /// Takes a byte of Escape [ …: parameters 0x30 … 0x3F, intermediates 0x20 … 0x2F, then a final byte.
  mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F:
      guard sequence.count < Self.sequenceCapacity else {
        state = .overlong
        return
      }
      sequence.append(byte)
    case 0x40...0x7E:
      state = .ground
      finishControl(byte)
    default:
      // Cut off: a control character or a character of another language is no part of it.
      takeGround(byte, modifiers: [])
    }
  }

  /// Takes a byte of a sequence that is too long to mean anything, up to its end.
  mutating func takeOverlong(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F: break
    case 0x40...0x7E: state = .ground
    default: takeGround(byte, modifiers: [])
    }
  }

  /// Takes a byte of a text that the terminal sends, up to its end: a bell, or Escape \.
  mutating func takeString(_ byte: UInt8, introducer: UInt8) {
    switch byte {
    case 0x07:
      state = .ground
    case 0x1B:
      // Escape \ ends it and any other sequence cuts it off. As Alt with \ it would be a key.
      state = .string(introducer: 0x1B, isEmpty: false)
    case 0x5C where introducer == 0x1B:
      state = .ground
    case 0x00..<0x20, 0x7F:
      takeGround(byte, modifiers: [])
    default:
      if introducer == 0x1B {
        takeAfterEscape(byte)
      } else {
        state = .string(introducer: introducer, isEmpty: false)
      }
    }
  }

  /// Takes the byte after Escape [ [: A … E are F1 … F5 of the Linux console.
  mutating func takeConsoleFunction(_ byte: UInt8) {
    guard byte >= 0x20, byte < 0x7F else {
      takeGround(byte, modifiers: [])
      return
    }
    state = .ground
    if (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) {
      emit(.function(Int(byte - UInt8(ascii: "A")) + 1))
    }
  }

  /// The key that a final letter stands for, after Escape [ and after Escape O alike.
  static func code(ofFinal byte: UInt8) -> TerminalKey.Code? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(byte - UInt8(ascii: "P")) + 1)
    default: nil
    }
  }
}
