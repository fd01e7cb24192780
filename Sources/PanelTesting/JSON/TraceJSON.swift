/// A value of JSON as it was written: the members of an object keep their order.
enum TraceJSON {
  case null
  case bool(Bool)

  /// A number, and as it was written: a whole one may have more digits than a `Double` holds.
  case number(Double, text: String)
  case string(String)
  case array([TraceJSON])
  case object([Member])

  /// A key and its value.
  struct Member {
    let key: String
    let value: TraceJSON
  }
}

extension TraceJSON {
  /// The value in a few words, for a sentence that says what was found.
  var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(_, let text): text
    case .string(let value): TraceText.string(value)
    case .array(let values): values.isEmpty ? "an empty list" : "a list"
    case .object(let members): members.isEmpty ? "{}" : "an object"
    }
  }
}
