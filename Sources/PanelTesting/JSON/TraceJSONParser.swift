/// Reads one line as JSON.
///
/// Stricter than most: a key given twice is a mistake, and so is a number that no `Double` can hold, since a
/// trace must mean one thing only. Every fault names the column.
struct TraceJSONParser {
  private let bytes: [UInt8]
  private var index = 0

  /// Deeper than any event nests, and shallow enough for every stack.
  private static let maximumDepth = 64

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that `bytes`, in UTF-8, spell, with nothing behind it.
  static func parse(_ bytes: [UInt8]) throws(TraceFault) -> TraceJSON {
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      throw TraceFault("the line is not text in UTF-8")
    }
    var parser = TraceJSONParser(bytes)
    parser.skipSpace()
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.index == bytes.count else { throw parser.expected("the end of the line") }
    return value
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(TraceFault) -> TraceJSON {
    guard depth < Self.maximumDepth else {
      throw TraceFault("values are nested more than \(Self.maximumDepth) deep")
    }
    guard let byte = current else { throw expected("a value") }
    switch byte {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: break
    }
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    if take("null") { return .null }
    throw expected("a value")
  }

  private mutating func object(depth: Int) throws(TraceFault) -> [TraceJSON.Member] {
    var members: [TraceJSON.Member] = []
    var keys: Set<String> = []
    index += 1
    skipSpace()
    if take("}") { return members }
    while true {
      guard current == UInt8(ascii: "\"") else { throw expected("a key in quotes") }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw TraceFault("the key \(TraceText.string(key)) is given twice")
      }
      skipSpace()
      guard take(":") else { throw expected("\":\" behind the key \(TraceText.string(key))") }
      skipSpace()
      members.append(TraceJSON.Member(key: key, value: try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw expected("\",\" or \"}\"") }
      skipSpace()
    }
  }

  private mutating func array(depth: Int) throws(TraceFault) -> [TraceJSON] {
    var elements: [TraceJSON] = []
    index += 1
    skipSpace()
    if take("]") { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw expected("\",\" or \"]\"") }
      skipSpace()
    }
  }

  // MARK: Numbers

  private mutating func number() throws(TraceFault) -> TraceJSON {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw TraceFault("the number \(text) is too large; write \"inf\" or \"-inf\"")
    }
    return .number(value, text: text)
  }

  private mutating func digits() throws(TraceFault) {
    let start = index
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    guard index > start else { throw expected("a digit") }
  }

  // MARK: Strings

  private mutating func string() throws(TraceFault) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = current {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: String(try escaped()).utf8)
      case 0..<0x20:
        index -= 1
        throw expected("no control character inside quotes")
      default: text.append(byte)
      }
    }
    throw expected("a closing quote")
  }

  private mutating func escaped() throws(TraceFault) -> Unicode.Scalar {
    if take("u") { return try unicodeEscape() }
    let plain: [(String, Unicode.Scalar)] = [
      ("\"", "\""), ("\\", "\\"), ("/", "/"), ("n", "\n"), ("r", "\r"), ("t", "\t"),
      ("b", "\u{8}"), ("f", "\u{c}"),
    ]
    for (letter, scalar) in plain where take(letter) { return scalar }
    throw expected("a letter JSON knows behind a backslash")
  }

  private mutating func unicodeEscape() throws(TraceFault) -> Unicode.Scalar {
    let high = try hexadecimal()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard (0xD800..<0xDC00).contains(high), take("\\u") else {
      throw expected("the second half of a surrogate pair")
    }
    let low = try hexadecimal()
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw expected("the second half of a surrogate pair") }
    return scalar
  }

  private mutating func hexadecimal() throws(TraceFault) -> UInt32 {
    guard index + 4 <= bytes.count,
      bytes[index..<index + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw expected("four hexadecimal digits") }
    index += 4
    return value
  }

  // MARK: Bytes

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private func expected(_ what: String) -> TraceFault {
    let column = String(decoding: bytes[..<index], as: UTF8.self).unicodeScalars.count + 1
    guard index < bytes.count else {
      return TraceFault("expected \(what) at column \(column), but the line ends there")
    }
    let found = String(decoding: bytes[index...], as: UTF8.self).prefix(1)
    return TraceFault(
      "expected \(what) at column \(column), found \(TraceText.string(String(found)))")
  }
}
