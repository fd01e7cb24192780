/// Bytes for a terminal, put together without making strings.
struct TerminalBytes {
  private(set) var bytes: [UInt8] = []

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a number in decimal digits.
  mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  mutating func append(scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(scalar.value))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
    }
  }

  /// Appends the sequence that moves the cursor; both count from 0 here and from 1 in a terminal.
  mutating func moveCursor(column: Int, row: Int) {
    append("\u{1B}[")
    append(row + 1)
    append(";")
    append(column + 1)
    append("H")
  }
}
