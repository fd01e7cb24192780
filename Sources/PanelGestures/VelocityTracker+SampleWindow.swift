/// The newest samples of a motion, stored inside the value: no heap, and no wrap-around.
///
/// Samples fill the slots from the left. At the right end the newest move back to the start, once in
/// thirteen appends, so that they always lie side by side and can be read two at a time.
struct SampleWindow: Sendable {
  /// Samples in memory, oldest first; valid only inside the closure they are handed to.
  struct Run {
    /// In seconds, strictly increasing.
    let times: UnsafePointer<Double>
    /// In points, at the same indices.
    let positions: UnsafePointer<Double>
    let count: Int

    var newest: Int { count &- 1 }

    /// The same samples without the oldest ones.
    func dropping(_ dropped: Int) -> Run {
      Run(times: times + dropped, positions: positions + dropped, count: count &- dropped)
    }
  }

  private typealias Four = (Double, Double, Double, Double)
  private typealias Slots = (Four, Four, Four, Four, Four, Four, Four, Four)

  /// How many samples are kept: as many as the published trackers keep.
  static let capacity = 20
  private static let slotCount = 32

  private var times: Slots
  private var positions: Slots
  private var start = 0
  private var end = 0

  init() {
    let four: Four = (0, 0, 0, 0)
    times = (four, four, four, four, four, four, four, four)
    positions = times
  }

  var count: Int { end &- start }

  /// Adds a sample newer than all others; the oldest makes room for it.
  mutating func append(position: Double, time: Double) {
    if end == Self.slotCount { moveToFront() }
    Self.write(time, to: &times, at: end)
    Self.write(position, to: &positions, at: end)
    end &+= 1
    if end &- start > Self.capacity { start &+= 1 }
  }

  /// Gives the newest sample another position, in points.
  mutating func replaceLast(position: Double) {
    Self.write(position, to: &positions, at: end &- 1)
  }

  /// Forgets the oldest sample, which there is.
  mutating func removeFirst() {
    start &+= 1
  }

  mutating func removeAll() {
    start = 0
    end = 0
  }

  /// Lends the samples to `body`.
  func withRun<Result>(_ body: (Run) -> Result) -> Result {
    withUnsafePointer(to: times) { times in
      withUnsafePointer(to: positions) { positions in
        body(
          Run(
            times: UnsafeRawPointer(times).assumingMemoryBound(to: Double.self) + start,
            positions: UnsafeRawPointer(positions).assumingMemoryBound(to: Double.self) + start,
            count: count))
      }
    }
  }

  /// Keeps one sample less than fit, side by side at the start.
  private mutating func moveToFront() {
    let first = end &- (Self.capacity &- 1)
    Self.move(&times, from: first)
    Self.move(&positions, from: first)
    start = 0
    end = Self.capacity &- 1
  }

  private static func write(_ value: Double, to slots: inout Slots, at index: Int) {
    withUnsafeMutableBytes(of: &slots) {
      $0.storeBytes(of: value, toByteOffset: index &* MemoryLayout<Double>.stride, as: Double.self)
    }
  }

  private static func move(_ slots: inout Slots, from first: Int) {
    withUnsafeMutablePointer(to: &slots) {
      let slot = UnsafeMutableRawPointer($0).assumingMemoryBound(to: Double.self)
      slot.update(from: slot + first, count: capacity &- 1)
    }
  }
}
