/// A public test of another library's release decision, in our frame: heights and their velocity.
struct ReleaseCase: Decodable {
  let id: String
  let rule: String
  let position: Double
  let velocity: Double
  let stops: [Double]
  let origin: Double?
  let expected: Double
  let thresholdFromA: Double?
  let thresholdFromB: Double?

  private enum CodingKeys: String, CodingKey {
    case id, rule, position, velocity, detents, from, expected
    case thresholdFromA = "threshold_from_A"
    case thresholdFromB = "threshold_from_B"
  }

  /// FloatingPanel names its detents, the others list their heights.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    rule = try values.decode(String.self, forKey: .rule)
    position = try values.decode(Double.self, forKey: .position)
    velocity = try values.decode(Double.self, forKey: .velocity)
    thresholdFromA = try values.decodeIfPresent(Double.self, forKey: .thresholdFromA)
    thresholdFromB = try values.decodeIfPresent(Double.self, forKey: .thresholdFromB)
    if let named = try? values.decode([String: Double].self, forKey: .detents) {
      func height(_ key: CodingKeys) throws -> Double? {
        named[try values.decode(String.self, forKey: key)]
      }
      stops = named.values.sorted()
      origin = try height(.from)
      expected = try height(.expected) ?? .nan
    } else {
      stops = try values.decode([Double].self, forKey: .detents).sorted()
      origin = try values.decodeIfPresent(Double.self, forKey: .from)
      expected = try values.decode(Double.self, forKey: .expected)
    }
  }

  static func all(_ file: String) throws -> [ReleaseCase] {
    struct File: Decodable { let cases: [ReleaseCase] }
    return try fixture("target/\(file).json", as: File.self).cases
  }
}
