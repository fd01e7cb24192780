/// A generator of pseudo-random numbers with a seed: the same in every run and on every platform.
///
/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to and without 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number from `range`, all of it equally likely.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  /// A whole number from 0 up to and without `count`, which is above 0.
  mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }

  /// True once in `count` times.
  mutating func oneIn(_ count: Int) -> Bool { index(below: count) == 0 }

  /// One of `choices`, which is not empty.
  mutating func choice<Choice>(of choices: [Choice]) -> Choice {
    choices[index(below: choices.count)]
  }
}
