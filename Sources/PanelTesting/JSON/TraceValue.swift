/// A value inside a line, and the way to it, so that a fault can name the place.
struct TraceValue {
  let json: TraceJSON

  /// The keys that lead here, as in `configure.spring.response`.
  let path: String

  /// The fault of a value that is not what its place asks for.
  func fault(expected: String) -> TraceFault {
    TraceFault("\(label) must be \(expected), not \(json.summary)")
  }

  private var label: String { path.isEmpty ? "the line" : path }

  var isNull: Bool {
    if case .null = json { true } else { false }
  }

  /// A number, or a word for what JSON has no number for.
  func number() throws(TraceFault) -> Double {
    switch json {
    case .number(let value, _): return value
    case .string("nan"): return .nan
    case .string("inf"): return .infinity
    case .string("-inf"): return -.infinity
    case .null, .bool, .string, .array, .object:
      throw fault(expected: "a number, \"nan\", \"inf\" or \"-inf\"")
    }
  }

  func integer() throws(TraceFault) -> Int {
    guard case .number(let value, let text) = json, let whole = Int(text) ?? Int(exactly: value)
    else {
      throw fault(expected: "a whole number")
    }
    return whole
  }

  func bool() throws(TraceFault) -> Bool {
    guard case .bool(let value) = json else { throw fault(expected: "true or false") }
    return value
  }

  func string() throws(TraceFault) -> String {
    guard case .string(let value) = json else { throw fault(expected: "a string") }
    return value
  }

  /// One of the words a type is written as.
  func word<Word: TraceWord>(_: Word.Type = Word.self) throws(TraceFault) -> Word {
    if case .string(let text) = json {
      for (word, value) in Word.words where word == text { return value }
    }
    throw fault(expected: TraceText.list(Word.words.map(\.word)))
  }

  func array() throws(TraceFault) -> [TraceValue] {
    guard case .array(let elements) = json else { throw fault(expected: "a list") }
    return elements.enumerated().map { TraceValue(json: $1, path: "\(path)[\($0)]") }
  }

  /// An object all of whose keys are among `keys`.
  func object(_ keys: [String]) throws(TraceFault) -> TraceObject {
    guard case .object(let members) = json else { throw fault(expected: "an object") }
    for key in members.map(\.key) where !keys.contains(key) {
      let known = keys.isEmpty ? "it takes none" : "known are \(TraceText.list(keys, last: "and"))"
      throw TraceFault("unknown key \(TraceText.string(key)) in \(label); \(known)")
    }
    return TraceObject(path: path, members: members)
  }

  /// The one member of an object that names its kind by its key.
  func kind(_ keys: [String], orWord words: [String] = []) throws(TraceFault) -> (
    key: String, value: TraceValue
  ) {
    guard case .object(let members) = json, members.count == 1 else {
      var kinds = "an object with one of the keys \(TraceText.list(keys))"
      if !words.isEmpty { kinds = "\(TraceText.list(words)), or " + kinds }
      throw fault(expected: kinds)
    }
    _ = try object(keys)
    let member = members[0]
    return (member.key, TraceValue(json: member.value, path: "\(path).\(member.key)"))
  }
}

/// The members of an object, found by key.
struct TraceObject {
  let path: String
  let members: [TraceJSON.Member]

  /// The member with this key; nil where it is absent. Null is a value.
  subscript(key: String) -> TraceValue? {
    guard let member = members.first(where: { $0.key == key }) else { return nil }
    return TraceValue(json: member.value, path: path.isEmpty ? key : "\(path).\(key)")
  }

  /// The member with this key; null counts as absent.
  func unlessNull(_ key: String) -> TraceValue? {
    guard let value = self[key], !value.isNull else { return nil }
    return value
  }

  func required(_ key: String) throws(TraceFault) -> TraceValue {
    guard let value = self[key] else {
      throw TraceFault("\(path.isEmpty ? "the line" : path) lacks the key \(TraceText.string(key))")
    }
    return value
  }

  /// A number, or `standard` where the key is absent.
  func number(_ key: String, otherwise standard: Double) throws(TraceFault) -> Double {
    guard let value = self[key] else { return standard }
    return try value.number()
  }
}
