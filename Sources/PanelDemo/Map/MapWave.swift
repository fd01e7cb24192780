/// A sum of sines: a curve that wanders without ever repeating within sight.
struct MapWave: Hashable, Sendable {
  struct Part: Hashable, Sendable {
    /// Half the height from crest to trough, in map units.
    var amplitude: Double

    /// From crest to crest, in map units.
    var length: Double

    /// Where the wave starts, in full turns.
    var phase: Double
  }

  var parts: [Part]

  /// The most the wave is ever away from 0, in map units.
  var reach: Double { parts.reduce(0) { $0 + $1.amplitude } }

  /// The height of the wave, in map units, at a distance along it.
  func value(at distance: Double) -> Double {
    parts.reduce(0) { $0 + $1.amplitude * Self.sine(ofTurns: distance / $1.length + $1.phase) }
  }

  /// The sine of an angle given in full turns, by Bhaskara's approximation 16x(π − x) / (5π² − 4x(π − x)):
  /// within 0.002, smooth enough for a river bank, and the same on every platform.
  static func sine(ofTurns turns: Double) -> Double {
    let part = turns - turns.rounded(.down)
    let (half, sign) = part < 0.5 ? (part * 2, 1.0) : (part * 2 - 1, -1.0)
    let product = half * (1 - half)
    return sign * 16 * product / (5 - 4 * product)
  }
}
