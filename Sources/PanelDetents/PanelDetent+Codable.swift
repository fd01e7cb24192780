#if !hasFeature(Embedded)
  extension PanelDetent: Codable {
    private enum Kind: String, CodingKey, CaseIterable {
      case adaptive, height, fraction, medium, large, custom
    }

    /// Writes one key: the kind, with the number or the name it needs.
    ///
    /// A height or fraction that is not finite is written as a word, since JSON has no such numbers.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Kind.self)
      switch self {
      case .adaptive: try container.encode(true, forKey: .adaptive)
      case .height(let height): try container.encode(StoredNumber(height), forKey: .height)
      case .fraction(let fraction): try container.encode(StoredNumber(fraction), forKey: .fraction)
      case .medium: try container.encode(true, forKey: .medium)
      case .large: try container.encode(true, forKey: .large)
      case .custom(let detent): try container.encode(detent.name, forKey: .custom)
      }
    }

    /// Reads what ``encode(to:)`` writes.
    ///
    /// A custom detent comes back by its name, without its rule: it equals the one in the configuration, whose
    /// rule counts.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Kind.self)
      guard let kind = container.allKeys.first, container.allKeys.count == 1 else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "a detent has exactly one of the keys "
              + Kind.allCases.map(\.rawValue).joined(separator: ", ")))
      }
      switch kind {
      case .adaptive: self = .adaptive
      case .height: self = .height(try container.decode(StoredNumber.self, forKey: kind).value)
      case .fraction: self = .fraction(try container.decode(StoredNumber.self, forKey: kind).value)
      case .medium: self = .medium
      case .large: self = .large
      case .custom:
        self = .custom(
          CustomPanelDetent(try container.decode(String.self, forKey: kind)) { _ in nil })
      }
    }
  }

  /// A number that may be infinite or none at all, in a format that only knows finite ones.
  private struct StoredNumber: Codable {
    let value: Double

    init(_ value: Double) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let word = try container.decode(String.self)
      guard let number = Double(word) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "'\(word)' is not a number")
      }
      value = number
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if value.isFinite {
        try container.encode(value)
      } else {
        try container.encode("\(value)")
      }
    }
  }
#endif
