/// Numbers that look random and are the same each time: a function of a seed and a place in the plan.
///
/// The map has no edge, so it cannot be drawn up in order from one stream of random numbers; each thing on
/// it asks with its own name and indices.
struct MapDice: Hashable, Sendable {
  var seed: UInt64

  /// What a number is for, so that two questions about one place have nothing to do with each other.
  enum Purpose: UInt64, Sendable {
    case column = 1, row, block, courtyard, park, parkShape, tree, pond, name
  }

  /// A number in 0 ..< 1.
  func roll(_ purpose: Purpose, _ i: Int, _ j: Int = 0, _ k: Int = 0) -> Double {
    var state = seed
    for part in [purpose.rawValue, Self.bits(i), Self.bits(j), Self.bits(k)] {
      state = Self.mixed(state ^ part)
    }
    return Double(state >> 11) * 0x1p-53
  }

  /// A whole number in 0 ..< count.
  func pick(_ count: Int, _ purpose: Purpose, _ i: Int, _ j: Int = 0, _ k: Int = 0) -> Int {
    min(count - 1, Int(roll(purpose, i, j, k) * Double(count)))
  }

  private static func bits(_ value: Int) -> UInt64 { UInt64(bitPattern: Int64(value)) }

  /// One step of SplitMix64 (Steele, Lea, Flood 2014): every bit in changes half of the bits out.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
