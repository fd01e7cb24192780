/// The power sums of samples, relative to the newest.
///
/// A fit needs nothing else, so one pass over the samples pays for every question about them. The newest
/// sample is the origin of both axes: its own terms are 0, the slope at it is the answer, and the sums
/// stay exact for times of a billion seconds.
struct MotionMoments {
  /// The number of samples.
  let count: Double
  /// Σt and Σx.
  private(set) var first = SIMD2(0.0, 0.0)
  /// Σt² and Σt·x.
  private(set) var second = SIMD2(0.0, 0.0)
  /// Σt³ and Σt²·x.
  private(set) var third = SIMD2(0.0, 0.0)
  /// Σt⁴ and Σx².
  private(set) var fourth = SIMD2(0.0, 0.0)

  /// The sums over all samples of `path`.
  init(_ path: MotionPath) {
    count = Double(path.count)
    // Every other sample into sums of its own: an addition need not wait for the one before it.
    var others = self
    var back = 1
    while back < path.oldest {
      add(path[back])
      others.add(path[back &+ 1])
      back &+= 2
    }
    if back < path.count { add(path[back]) }
    first += others.first
    second += others.second
    third += others.third
    fourth += others.fourth
  }

  @inline(__always)
  private mutating func add(_ sample: SampleRing.Sample) {
    let time = SIMD2(repeating: sample.x)
    let square = time * sample
    let squares = SIMD2(square.x, sample.y)
    first += sample
    second += square
    third += time * square
    fourth += squares * squares
  }
}

/// A parabola, or a straight line, through samples by least squares.
struct MotionFit {
  /// The sums of the samples.
  let moments: MotionMoments

  /// The slope at the newest sample, in points per second.
  let velocity: Double

  /// The sum of the squared distances between samples and curve, in square points times the count.
  let residual: Double

  /// The sum of the squared distances between samples and their mean, in square points times the count.
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
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  init(parabolaThrough moments: MotionMoments, stiffness: Double) {
    // All sums times the count: one division is all that is left.
    let n = moments.count
    let firsts = moments.first
    let (t, tt) = (SIMD2(repeating: firsts.x), SIMD2(repeating: moments.second.x))
    let squares = SIMD2(moments.second.x, firsts.y)
    let seconds = n * moments.second - t * firsts
    let thirds = n * moments.third - tt * firsts
    let fourths = n * (moments.fourth + SIMD2(stiffness, 0)) - squares * squares
    let (stt, stx) = (seconds.x, seconds.y)
    let (stq, sqx) = (thirds.x, thirds.y)
    let (sqq, sxx) = (fourths.x, fourths.y)
    let determinant = stt * sqq - stq * stq
    self.moments = moments
    spread = sxx
    guard n > 2, determinant > 0 else {
      velocity = stt > 0 ? stx / stt : 0
      residual = sxx - velocity * stx
      return
    }
    let inverse = 1 / determinant
    velocity = (stx * sqq - sqx * stq) * inverse
    residual = sxx - velocity * stx - (sqx * stt - stx * stq) * inverse * sqx
  }
}
