/// The power sums of samples, relative to the newest.
///
/// A fit needs nothing else, so one pass over the samples pays for every question about them. The newest
/// sample is the origin of both axes: its own terms are 0, the slope at it is the answer, and the sums
/// stay exact for times of a billion seconds.
struct MotionMoments {
  /// The number of samples.
  let count: Double
  let t: Double
  let tt: Double
  let ttt: Double
  let tttt: Double
  let x: Double
  let tx: Double
  let ttx: Double
  let xx: Double

  init(_ pairs: Pairs) {
    count = pairs.count.x + pairs.count.y
    t = pairs.t.x + pairs.t.y
    tt = pairs.tt.x + pairs.tt.y
    ttt = pairs.ttt.x + pairs.ttt.y
    tttt = pairs.tttt.x + pairs.tttt.y
    x = pairs.x.x + pairs.x.y
    tx = pairs.tx.x + pairs.tx.y
    ttx = pairs.ttx.x + pairs.ttx.y
    xx = pairs.xx.x + pairs.xx.y
  }
}

extension MotionMoments {
  /// The sums while they are collected, two samples at a time.
  struct Pairs {
    private typealias Pair = SIMD2<Double>

    private let time: SIMD2<Double>
    private let position: SIMD2<Double>
    private let limit: SIMD2<Double>

    fileprivate var count = SIMD2(0.0, 0.0)
    fileprivate var t = SIMD2(0.0, 0.0)
    fileprivate var tt = SIMD2(0.0, 0.0)
    fileprivate var ttt = SIMD2(0.0, 0.0)
    fileprivate var tttt = SIMD2(0.0, 0.0)
    fileprivate var x = SIMD2(0.0, 0.0)
    fileprivate var tx = SIMD2(0.0, 0.0)
    fileprivate var ttx = SIMD2(0.0, 0.0)
    fileprivate var xx = SIMD2(0.0, 0.0)

    /// No samples yet.
    ///
    /// - Parameters:
    ///   - time: The newest sample's, in seconds.
    ///   - position: The newest sample's, in points.
    ///   - age: How much older than that samples count, in seconds.
    init(time: Double, position: Double, age: Double) {
      self.time = SIMD2(repeating: time)
      self.position = SIMD2(repeating: position)
      limit = SIMD2(repeating: -age)
    }

    /// Adds two samples, or as many of them as are young enough; one at −∞ is none.
    mutating func add(_ times: SIMD2<Double>, _ positions: SIMD2<Double>) {
      let none = SIMD2(0.0, 0.0)
      let age = times - time
      let counts = age .>= limit
      let dt = none.replacing(with: age, where: counts)
      let dx = none.replacing(with: positions - position, where: counts)
      let dtt = dt * dt
      count += none.replacing(with: SIMD2(1.0, 1.0), where: counts)
      t += dt
      tt += dtt
      ttt += dtt * dt
      tttt += dtt * dtt
      x += dx
      tx += dt * dx
      ttx += dtt * dx
      xx += dx * dx
    }
  }
}

/// A parabola, or a straight line, through samples by least squares.
struct MotionFit {
  /// The sums of the samples.
  let moments: MotionMoments

  /// The slope at the newest sample, in points per second.
  let velocity: Double

  /// The sum of the squared distances between samples and curve, in square points.
  let residual: Double

  /// The sum of the squared distances between samples and their mean, in square points.
  let spread: Double

  /// Fits x(t) = p + v·t + a·t².
  ///
  /// In sums S about the means, with q for t²: v = (Stx·(Sqq + λ) − Sqx·Stq) / (Stt·(Sqq + λ) − Stq²).
  /// With λ = 0 this is the fit of the published trackers. A larger λ draws the parabola towards the
  /// straight line, which it reaches where the samples span too short a time to tell one from the other;
  /// a motion of constant speed is fitted alike with any λ.
  ///
  /// - Parameters:
  ///   - moments: Of at least two samples.
  ///   - stiffness: λ, in s⁴: the square of a noise in points over the half acceleration in pt/s² that
  ///     weighs as much; 0 or more.
  init(parabolaThrough moments: MotionMoments, stiffness: Double) {
    // All sums times the count, which spares a division before the one that matters.
    let n = moments.count
    let stt = n * moments.tt - moments.t * moments.t
    let stq = n * moments.ttt - moments.t * moments.tt
    let sqq = n * (moments.tttt + stiffness) - moments.tt * moments.tt
    let stx = n * moments.tx - moments.t * moments.x
    let sqx = n * moments.ttx - moments.tt * moments.x
    let sxx = n * moments.xx - moments.x * moments.x
    let determinant = stt * sqq - stq * stq
    self.moments = moments
    spread = sxx / n
    guard n > 2, determinant > 0 else {
      velocity = stt > 0 ? stx / stt : 0
      residual = (sxx - velocity * stx) / n
      return
    }
    let inverse = 1 / determinant
    velocity = (stx * sqq - sqx * stq) * inverse
    residual = (sxx - velocity * stx - (sqx * stt - stx * stq) * inverse * sqx) / n
  }
}
