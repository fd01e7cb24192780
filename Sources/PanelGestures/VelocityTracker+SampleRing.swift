/// The newest samples of a motion, stored inside the value: twenty slots, the oldest overwritten first.
struct SampleRing: Sendable {
  /// How many samples are kept: as many as the published trackers keep.
  static let capacity = 20

  private typealias Four = (Sample, Sample, Sample, Sample)

  /// A time in seconds and a position in points, side by side: what is summed of one is summed of both.
  typealias Sample = SIMD2<Double>

  private var slots: (Four, Four, Four, Four, Four)
  private var newestSlot = SampleRing.capacity - 1

  /// How many samples there are.
  private(set) var count = 0

  /// The newest sample; 0 without one.
  private(set) var newest = Sample(0, 0)

  init() {
    let none = Sample(0, 0)
    let four = (none, none, none, none)
    slots = (four, four, four, four, four)
  }

  /// Adds a sample newer than all others.
  @inline(__always)
  mutating func append(position: Double, time: Double) {
    newestSlot = newestSlot &+ 1 == Self.capacity ? 0 : newestSlot &+ 1
    if count < Self.capacity { count &+= 1 }
    write(Sample(time, position))
  }

  /// Gives the newest sample another position, in points.
  mutating func replaceNewest(position: Double) {
    write(Sample(newest.x, position))
  }

  /// Forgets all but the newest `kept` samples; there are at least as many.
  mutating func keepNewest(_ kept: Int) {
    count = kept
  }

  private mutating func write(_ sample: Sample) {
    newest = sample
    let slot = newestSlot
    withUnsafeMutableBytes(of: &slots) {
      $0.storeBytes(of: sample, toByteOffset: slot &* MemoryLayout<Sample>.stride, as: Sample.self)
    }
  }

  /// Lends the samples, of which there is one or more, to `body`.
  func withPath<Result>(_ body: (MotionPath) -> Result) -> Result {
    withUnsafePointer(to: slots) {
      let slots = UnsafeRawPointer($0).assumingMemoryBound(to: Sample.self)
      return body(MotionPath(slots: slots, newestSlot: newestSlot, count: count))
    }
  }
}

/// Samples from the newest back, as seen from it; valid only while they are lent.
struct MotionPath {
  private let slots: UnsafePointer<SampleRing.Sample>
  private let newestSlot: Int
  private let newest: SampleRing.Sample

  /// How many samples there are; at least 1.
  private(set) var count: Int

  fileprivate init(slots: UnsafePointer<SampleRing.Sample>, newestSlot: Int, count: Int) {
    self.slots = slots
    self.newestSlot = newestSlot
    self.count = count
    newest = slots[newestSlot]
  }

  /// How far before the newest the oldest sample lies.
  var oldest: Int { count &- 1 }

  /// The time and the place of the sample `back` before the newest, relative to it; the time is 0 or less.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  subscript(back: Int) -> SampleRing.Sample {
    let slot = newestSlot &- back
    return slots[slot < 0 ? slot &+ SampleRing.capacity : slot] - newest
  }

  /// The time of the sample `back` before the newest, relative to it: 0 or less, in seconds.
  func time(_ back: Int) -> Double { self[back].x }

  /// The place of the sample `back` before the newest, relative to it, in points.
  func place(_ back: Int) -> Double { self[back].y }

  /// The mean velocity between two samples, in points per second.
  func slope(from older: Int, to newer: Int) -> Double {
    let way = self[newer] - self[older]
    return way.y / way.x
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
