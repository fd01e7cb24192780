import BenchmarkSupport

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
