/// Values as the text of JSON.
enum TraceText {
  /// A number by its shortest text that reads back to the same bits.
  ///
  /// Whole numbers have no fraction; what JSON has no number for is a string: "nan", "inf", "-inf".
  static func number(_ value: Double) -> String {
    if value.isNaN { return "\"nan\"" }
    if value.isInfinite { return value > 0 ? "\"inf\"" : "\"-inf\"" }
    if value == 0 { return value.sign == .minus ? "-0" : "0" }
    // Up to here every whole number has a text without an exponent.
    if value.magnitude < 9e15, value == value.rounded(.towardZero) { return String(Int64(value)) }
    return value.description
  }

  /// A number for people and programs to read: as ``number(_:)``, and 0 has no sign.
  static func plainNumber(_ value: Double) -> String { number(value + 0) }

  static func string(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }

  static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

  /// An object from texts of values.
  static func object(_ members: [(key: String, text: String)]) -> String {
    "{" + members.map { string($0.key) + ":" + $0.text }.joined(separator: ",") + "}"
  }

  /// Words as a sentence lists them: "a", "b" or "c".
  static func list(_ words: [String], last: String = "or") -> String {
    let quoted = words.map(string)
    guard let end = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " \(last) " + end
  }
}
