/// The newest samples of a motion, stored inside the value: twenty slots, the oldest overwritten first.
///
/// What a fit needs are sums, and sums do not care for order, so ``moments(since:)`` reads the slots where
/// they lie, two at a time. Only a motion that must be searched for its phases is read in order.
struct SampleRing: Sendable {
  /// How many samples are kept: as many as the published trackers keep.
  static let capacity = 20

  private typealias Pair = SIMD2<Double>
  private typealias Slots = (Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair)

  /// In seconds; −∞ in a slot without a sample.
  private var times = SampleRing.slots(filledWith: -.infinity)
  /// In points.
  private var positions = SampleRing.slots(filledWith: 0)
  private var newest = SampleRing.capacity - 1

  /// How many samples there are.
  private(set) var count = 0

  /// The time of the newest sample, in seconds; 0 without one.
  private(set) var newestTime = 0.0

  /// The position of the newest sample, in points; 0 without one.
  private(set) var newestPosition = 0.0

  /// Adds a sample newer than all others.
  mutating func append(position: Double, time: Double) {
    newest = newest &+ 1 == Self.capacity ? 0 : newest &+ 1
    if count < Self.capacity { count &+= 1 }
    newestTime = time
    Self.write(time, to: &times, at: newest)
    replaceNewest(position: position)
  }

  /// Gives the newest sample another position, in points.
  mutating func replaceNewest(position: Double) {
    newestPosition = position
    Self.write(position, to: &positions, at: newest)
  }

  /// Forgets all but the newest `kept` samples; there are at least as many.
  mutating func keepNewest(_ kept: Int) {
    while count > kept {
      Self.write(-.infinity, to: &times, at: Self.slot(count &- 1, before: newest))
      count &-= 1
    }
  }

  /// The slot of the sample that lies `back` samples before the one in `slot`.
  fileprivate static func slot(_ back: Int, before slot: Int) -> Int {
    slot >= back ? slot &- back : slot &- back &+ capacity
  }

  private static func slots(filledWith value: Double) -> Slots {
    let pair = Pair(repeating: value)
    return (pair, pair, pair, pair, pair, pair, pair, pair, pair, pair)
  }

  private static func write(_ value: Double, to slots: inout Slots, at index: Int) {
    withUnsafeMutableBytes(of: &slots) {
      $0.storeBytes(of: value, toByteOffset: index &* MemoryLayout<Double>.stride, as: Double.self)
    }
  }

  /// The sums over the samples at most `age` seconds older than the newest, which there is.
  func moments(upTo age: Double) -> MotionMoments {
    var sums = MotionMoments.Pairs(time: newestTime, position: newestPosition, age: age)
    sums.add(times.0, positions.0)
    sums.add(times.1, positions.1)
    sums.add(times.2, positions.2)
    sums.add(times.3, positions.3)
    sums.add(times.4, positions.4)
    sums.add(times.5, positions.5)
    sums.add(times.6, positions.6)
    sums.add(times.7, positions.7)
    sums.add(times.8, positions.8)
    sums.add(times.9, positions.9)
    return MotionMoments(sums)
  }

  /// Lends the samples at most `age` seconds older than the newest, which there is, to `body`.
  func withPath<Result>(upTo age: Double, _ body: (MotionPath) -> Result) -> Result {
    withUnsafePointer(to: times) { times in
      withUnsafePointer(to: positions) { positions in
        var path = MotionPath(
          times: UnsafeRawPointer(times).assumingMemoryBound(to: Double.self),
          positions: UnsafeRawPointer(positions).assumingMemoryBound(to: Double.self),
          newest: newest, count: count)
        path.drop(olderThan: age)
        return body(path)
      }
    }
  }
}

/// Samples from the newest back, as seen from it; valid only while they are lent.
struct MotionPath {
  private let times: UnsafePointer<Double>
  private let positions: UnsafePointer<Double>
  private let newest: Int
  private let newestTime: Double
  private let newestPosition: Double

  /// How many samples there are; at least 1.
  private(set) var count: Int

  fileprivate init(
    times: UnsafePointer<Double>, positions: UnsafePointer<Double>, newest: Int, count: Int
  ) {
    self.times = times
    self.positions = positions
    self.newest = newest
    self.count = count
    newestTime = times[newest]
    newestPosition = positions[newest]
  }

  var oldest: Int { count &- 1 }

  /// The time of the sample `back` before the newest, relative to it: 0 or less, in seconds.
  func time(_ back: Int) -> Double {
    times[SampleRing.slot(back, before: newest)] - newestTime
  }

  /// The place of the sample `back` before the newest, relative to it, in points.
  func place(_ back: Int) -> Double {
    positions[SampleRing.slot(back, before: newest)] - newestPosition
  }

  /// The mean velocity between two samples, in points per second.
  func slope(from older: Int, to newer: Int) -> Double {
    (place(newer) - place(older)) / (time(newer) - time(older))
  }

  /// Forgets the samples before the one that lies `back` before the newest.
  mutating func drop(before back: Int) {
    count = back &+ 1
  }

  /// Forgets the samples more than `age` seconds older than the newest.
  mutating func drop(olderThan age: Double) {
    while time(oldest) < -age { count &-= 1 }
  }
}
