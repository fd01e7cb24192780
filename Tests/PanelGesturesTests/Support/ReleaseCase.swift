import PanelGestures

/// A public test of another library's release decision, in our frame: heights and their velocity.
struct ReleaseCase: Decodable {
  let id: String
  let rule: String
  let position: Double
  let velocity: Double
  let stops: [Double]
  let origin: Double?
  /// The height it goes to; nil where it closes.
  let expected: Double?
  var thresholdFromA: Double?
  var thresholdFromB: Double?

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
      stops = named.values.sorted()
      origin = named[try values.decode(String.self, forKey: .from)]
      expected = named[try values.decode(String.self, forKey: .expected)]
    } else {
      stops = try values.decode([Double].self, forKey: .detents).sorted()
      origin = try values.decodeIfPresent(Double.self, forKey: .from)
      expected = try values.decode(Double.self, forKey: .expected)
    }
  }

  init(
    id: String, rule: String, position: Double, velocity: Double, stops: [Double],
    origin: Double?, expected: Double?
  ) {
    self.id = id
    self.rule = rule
    self.position = position
    self.velocity = velocity
    self.stops = stops
    self.origin = origin
    self.expected = expected
  }

  /// The cases of one file, of all rules or of one.
  static func all(_ file: String, rule: String? = nil) throws -> [ReleaseCase] {
    struct File: Decodable { let cases: [ReleaseCase] }
    let cases = try fixture("target/\(file).json", as: File.self).cases
    return cases.filter { rule == nil || $0.rule == rule }
  }

  /// What one rule of the matrix answers at each of its points.
  static func matrix(rule: String) throws -> [ReleaseCase] {
    struct File: Decodable {
      struct Point: Decodable {
        let from: String
        let position: Double
        let velocity: Double
        let expected: [String: String]
      }
      let cases: [Point]
    }
    let heights = ["collapsed": 120.0, "half": 400, "expanded": 752]
    return try fixture("target/rule_matrix.json", as: File.self).cases.compactMap { point in
      guard let expected = point.expected[rule] else { return nil }
      return ReleaseCase(
        id: "\(point.from) \(point.position) \(point.velocity)", rule: rule,
        position: point.position, velocity: point.velocity, stops: heights.values.sorted(),
        origin: heights[point.from], expected: heights[expected])
    }
  }

  /// The release, with what the case leaves open at its default.
  var release: PanelRelease {
    PanelRelease(position: position, velocity: velocity, stops: stops, origin: origin)
  }

  /// The stop nearest to the position.
  var nearest: Double? { stops.min { abs($0 - position) < abs($1 - position) } }

  /// Whether a policy answers what the case expects.
  func isMatched(by policy: some ReleasePolicy) -> Bool {
    let release = release
    switch policy.target(for: release) {
    case .dismiss: return expected == nil
    case .stop(let index): return release.stops[index] == expected
    }
  }
}
