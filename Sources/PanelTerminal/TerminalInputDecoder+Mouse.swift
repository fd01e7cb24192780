extension TerminalInputDecoder {
  /// Understands Escape [ < button ; column ; row M, or m for a release (mode 1006).
  mutating func finishMouse(_ final: UInt8) {
    let isRelease = final == UInt8(ascii: "m")
    guard isRelease || final == UInt8(ascii: "M") else {
      // Only these two end a mouse report: it was cut off, and the letter is a key of its own.
      takeGround(final, modifiers: [])
      return
    }
    guard let numbers = Self.numbers(in: sequence.dropFirst()), numbers.count == 3,
      let mouse = TerminalMouse(
        code: numbers[0], isRelease: isRelease, column: numbers[1] - 1, row: numbers[2] - 1)
    else { return }
    events.append(.mouse(mouse))
  }

  /// Takes one of the three bytes after Escape [ M: each is 32 more than it says, places count from 1.
  ///
  /// Terminals that do not know mode 1006 send this, and cannot tell a column beyond 223.
  mutating func takeOldMouse(_ byte: UInt8) {
    guard byte >= 0x20 else {
      takeGround(byte, modifiers: [])
      return
    }
    sequence.append(byte)
    guard sequence.count == 3 else { return }
    state = .ground
    let mouse = TerminalMouse(
      code: Int(sequence[0]) - 32, isRelease: false,
      column: Int(sequence[1]) - 33, row: Int(sequence[2]) - 33)
    if let mouse { events.append(.mouse(mouse)) }
  }
}
