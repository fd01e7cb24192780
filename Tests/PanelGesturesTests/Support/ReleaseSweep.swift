import PanelGestures

/// Random releases from a seed, the same on every run and platform (SplitMix64).
struct ReleaseSweep {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A random number, evenly distributed.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    let unit = Double(bits() >> 11) * 0x1p-53
    return range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }

  /// A random element.
  mutating func element<T>(of values: [T]) -> T { values[Int(bits() % UInt64(values.count))] }

  /// One to five stops between 40 and 900 pt, ascending, at least 20 pt apart.
  mutating func stops() -> [Double] {
    var height = number(in: 40...200)
    var result = [height]
    for _ in 0..<bits() % 5 {
      height += number(in: 20...250)
      if height <= 900 { result.append(height) }
    }
    return result
  }

  /// A height around the stops: one in three on a stop or in the middle between two.
  mutating func height(around stops: [Double]) -> Double {
    switch bits() % 6 {
    case 0: return element(of: stops)
    case 1:
      let index = Int(bits() % UInt64(stops.count))
      return (stops[index] + stops[max(0, index - 1)]) / 2
    default: return number(in: -60...1000)
    }
  }

  /// A velocity: one in four is 0.
  mutating func velocity() -> Double { bits() % 4 == 0 ? 0 : number(in: -4000...4000) }

  /// A release as a finger might make it.
  mutating func release(allowsDismissal: Bool? = nil) -> PanelRelease {
    let stops = stops()
    return PanelRelease(
      position: height(around: stops), velocity: velocity(), stops: stops,
      origin: height(around: stops), lastMovement: element(of: [-1, 0, 1]),
      allowsDismissal: allowsDismissal ?? (bits() % 2 == 0))
  }

  /// A number that no finger makes.
  mutating func oddNumber() -> Double {
    element(of: [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, -0.0, 0, 1e300, -1e300, 1e-300, 300, -300,
    ])
  }

  /// A release as no finger makes it.
  mutating func oddRelease() -> PanelRelease {
    let count = bits() % 5
    var stops: [Double] = []
    for _ in 0..<count { stops.append(bits() % 2 == 0 ? oddNumber() : number(in: -100...900)) }
    return PanelRelease(
      position: oddNumber(), velocity: oddNumber(), stops: stops, origin: oddNumber(),
      lastMovement: oddNumber(), allowsDismissal: bits() % 2 == 0)
  }

  /// A policy of either kind, from ordinary and extreme parameters.
  mutating func policy() -> AnyReleasePolicy {
    if bits() % 3 == 0 {
      return AnyReleasePolicy(
        ThresholdRelease(
          positionalThreshold: number(in: 0...1), velocityThreshold: number(in: 0...1000)))
    }
    return AnyReleasePolicy(projected())
  }

  /// A projecting policy, from ordinary and extreme parameters.
  mutating func projected() -> ProjectedRelease {
    ProjectedRelease(
      maximumSteps: element(of: [1, 2, 3, nil]),
      decelerationRate: element(of: [0, 0.99, 0.995, 0.998, 0.999]),
      flickVelocity: element(of: [0, 50, 125, 500, 1000, .infinity]),
      flick: element(of: [.neverBehind, .nextStop]), dismissalFraction: number(in: 0...1))
  }
}

extension PanelReleaseTarget {
  /// How far up it leads: −1 for a dismissal.
  var rank: Int {
    switch self {
    case .dismiss: -1
    case .stop(let index): index
    }
  }
}

extension PanelRelease {
  /// Whether a target is one that this release has.
  func allows(_ target: PanelReleaseTarget) -> Bool {
    switch target {
    case .dismiss: allowsDismissal
    case .stop(let index): stops.indices.contains(index)
    }
  }
}
