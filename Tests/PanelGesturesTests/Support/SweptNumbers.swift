/// The numbers of a sweep: random enough to find corners, the same in every run (SplitMix64).
struct SweptNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number within `range`, all parts of it alike.
  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    let share = Double(bits() >> 11) / 0x1p53
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }

  /// One of `choices`.
  mutating func one<Choice>(of choices: [Choice]) -> Choice {
    choices[Int(bits() % UInt64(choices.count))]
  }
}

/// Numbers that no caller should pass and some caller will.
let absurdNumbers: [Double] = [
  .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e300,
  .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 0, -0.0, 1, -1, 1e-300, 1e9, -1e9,
]
