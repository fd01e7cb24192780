/// Values that an operation goes through in turn, so that its result is not the same every time.
///
/// Lives as long as the process: a benchmark reads them through a pointer, without counting references.
struct Inputs<Value>: @unchecked Sendable {
  private let base: UnsafePointer<Value>
  private let mask: Int

  /// Creates inputs.
  ///
  /// - Parameters:
  ///   - count: How many, a power of two.
  ///   - value: Makes the one at an index.
  init(count: Int, _ value: (Int) -> Value) {
    precondition(count > 0 && count & (count - 1) == 0, "\(count) is not a power of two")
    let values = UnsafeMutablePointer<Value>.allocate(capacity: count)
    for index in 0..<count { (values + index).initialize(to: value(index)) }
    base = UnsafePointer(values)
    mask = count - 1
  }

  /// Creates inputs from numbers evenly spread over a range, always the same ones.
  init(count: Int, over range: ClosedRange<Double>, seed: UInt64) where Value == Double {
    var random = RandomNumbers(seed: seed)
    self.init(count: count) { _ in random.uniform(range) }
  }

  /// The value whose turn it is.
  @inline(__always)
  subscript(turn: Int) -> Value { base[turn & mask] }
}

/// Repeatable random numbers: SplitMix64 (Steele, Lea and Flood, 2014).
struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number evenly spread over a range.
  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    let unit = Double(bits >> 11) / Double(UInt64(1) << 53)
    return range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }
}
