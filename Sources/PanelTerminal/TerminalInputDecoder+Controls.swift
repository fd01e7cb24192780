extension TerminalInputDecoder {
  /// Understands a complete Escape [ parameters final.
  mutating func finishControl(_ final: UInt8) {
    if sequence.first == UInt8(ascii: "<") {
      finishMouse(final)
      return
    }
    guard let parameters = Self.numbers(in: sequence[...]) else { return }
    switch final {
    case UInt8(ascii: "["):
      if parameters.isEmpty { state = .consoleFunction }
    case UInt8(ascii: "M"):
      // With parameters it is another encoding, which is never asked for.
      if parameters.isEmpty { state = .oldMouse }
    case UInt8(ascii: "I"):
      events.append(.focus(true))
    case UInt8(ascii: "O"):
      events.append(.focus(false))
    case UInt8(ascii: "Z"):
      emit(.backTab)
    case UInt8(ascii: "~"):
      finishNumbered(parameters)
    case UInt8(ascii: "u"):
      emitCharacter(parameters.first ?? 0, modifiers: parameters.dropFirst().first ?? 1)
    default:
      finishLettered(final, parameters)
    }
  }

  /// An arrow or the like: Escape [ A, or with modifiers Escape [ 1 ; 5 A.
  private mutating func finishLettered(_ final: UInt8, _ parameters: [Int]) {
    // The first number is always 1; with another one it is a report of the cursor's place.
    guard let code = Self.code(ofFinal: final), parameters.count <= 2,
      parameters.first ?? 1 == 1,
      let modifiers = TerminalModifiers(parameter: parameters.dropFirst().first ?? 1)
    else { return }
    emit(TerminalKey(code, modifiers))
  }

  /// A key with a number: Escape [ 5 ~, or with modifiers Escape [ 5 ; 2 ~.
  private mutating func finishNumbered(_ parameters: [Int]) {
    guard let number = parameters.first else { return }
    if number == 200 {
      beginPaste()
    } else if number == 27, parameters.count == 3 {
      emitCharacter(parameters[2], modifiers: parameters[1])
    } else if let code = Self.code(ofNumber: number),
      let modifiers = TerminalModifiers(parameter: parameters.dropFirst().first ?? 1)
    {
      emit(TerminalKey(code, modifiers))
    }
  }

  /// A key that writes, sent as its number with modifiers.
  private mutating func emitCharacter(_ value: Int, modifiers: Int) {
    guard let modifiers = TerminalModifiers(parameter: modifiers) else { return }
    switch value {
    case 9: emit(TerminalKey(.tab, modifiers))
    case 13: emit(TerminalKey(.enter, modifiers))
    case 27: emit(TerminalKey(.escape, modifiers))
    case 8, 127: emit(TerminalKey(.backspace, modifiers))
    case 0x20..<0x7F, 0xA0...0x10_FFFF:
      guard let scalar = Unicode.Scalar(UInt32(value)) else { return }
      emit(TerminalKey(.character(Character(scalar)), modifiers))
    default: break
    }
  }

  /// The key that a number before ~ stands for, as the VT220 and its descendants have it.
  private static func code(ofNumber number: Int) -> TerminalKey.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    // The keyboard had gaps between its groups of function keys, and the numbers have kept them.
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28...29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// The numbers between semicolons, a missing one as 1; nil if anything else is among them.
  ///
  /// Of a number with parts (1:2) the first part counts. Numbers are held below a million.
  static func numbers(in bytes: ArraySlice<UInt8>) -> [Int]? {
    guard !bytes.isEmpty else { return [] }
    var numbers: [Int] = []
    for field in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      var number: Int?
      for byte in field {
        if byte == UInt8(ascii: ":") { break }
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        number = min((number ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 999_999)
      }
      numbers.append(number ?? 1)
    }
    return numbers
  }
}
