extension TerminalInputDecoder {
  /// Escape [ 201 ~
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  mutating func beginPaste() {
    pasted.removeAll(keepingCapacity: true)
    state = .paste(matched: 0)
  }

  /// Takes a byte of a paste. Nothing in it means anything except its end.
  mutating func takePaste(_ byte: UInt8, matched: Int) {
    if byte == Self.pasteEnd[matched] {
      if matched + 1 == Self.pasteEnd.count {
        finishPaste()
      } else {
        state = .paste(matched: matched + 1)
      }
      return
    }
    // Not the end after all. Escape is only its first byte, so no other beginning is among these.
    for byte in Self.pasteEnd[..<matched] { keep(byte) }
    if byte == Self.pasteEnd[0] {
      state = .paste(matched: 1)
    } else {
      keep(byte)
      state = .paste(matched: 0)
    }
  }

  mutating func finishPaste() {
    state = .ground
    events.append(.paste(String(decoding: pasted, as: UTF8.self)))
    // A large paste is rare: its memory is not worth keeping.
    pasted = []
  }

  private mutating func keep(_ byte: UInt8) {
    if pasted.count < Self.pasteCapacity { pasted.append(byte) }
  }
}
