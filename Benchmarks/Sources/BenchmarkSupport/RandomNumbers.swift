/// Repeatable random numbers: SplitMix64 (Steele, Lea and Flood, 2014).
public struct RandomNumbers {
  private var state: UInt64

  /// Creates a sequence; the same seed gives the same one.
  public init(seed: UInt64) { state = seed }

  /// A number evenly spread over a range.
  public mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    let unit = Double(bits >> 11) / Double(UInt64(1) << 53)
    return range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }
}
