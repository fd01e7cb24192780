/// The power sums of a run of samples, relative to its newest one.
///
/// A fit needs nothing else, so one pass over the samples pays for every question about them. The newest
/// sample is the origin of both axes: its own terms are 0, and the slope at it is the answer. Centring
/// there is also what keeps the sums exact for times of a billion seconds.
struct MotionMoments {
  /// The number of samples.
  var count = 0.0
  var t = 0.0
  var tt = 0.0
  var ttt = 0.0
  var tttt = 0.0
  var x = 0.0
  var tx = 0.0
  var ttx = 0.0
  var xx = 0.0

  /// The sums over all samples of `run`, which is not empty.
  init(_ run: SampleWindow.Run) {
    let newest = run.newest
    let time = SIMD2(repeating: run.times[newest])
    let position = SIMD2(repeating: run.positions[newest])
    var (t, tt, ttt, tttt) = (SIMD2(0.0, 0.0), SIMD2(0.0, 0.0), SIMD2(0.0, 0.0), SIMD2(0.0, 0.0))
    var (x, tx, ttx, xx) = (t, t, t, t)
    var index = 0
    // In pairs. The newest sample, which adds nothing, completes the last one where that is needed.
    while index < newest {
      let dt = run.times.pair(at: index) - time
      let dx = run.positions.pair(at: index) - position
      let dtt = dt * dt
      t += dt
      tt += dtt
      ttt += dtt * dt
      tttt += dtt * dtt
      x += dx
      tx += dt * dx
      ttx += dtt * dx
      xx += dx * dx
      index &+= 2
    }
    count = Double(run.count)
    self.t = t.x + t.y
    self.tt = tt.x + tt.y
    self.ttt = ttt.x + ttt.y
    self.tttt = tttt.x + tttt.y
    self.x = x.x + x.y
    self.tx = tx.x + tx.y
    self.ttx = ttx.x + ttx.y
    self.xx = xx.x + xx.y
  }
}

extension UnsafePointer where Pointee == Double {
  fileprivate func pair(at index: Int) -> SIMD2<Double> {
    UnsafeRawPointer(self + index).loadUnaligned(as: SIMD2<Double>.self)
  }
}

/// A parabola, or a straight line, through a run of samples by least squares.
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
  /// The normal equations in centred sums S: v = (Stx·(Saa + λ) − Sax·Sta) / (Stt·(Saa + λ) − Sta²),
  /// where a stands for t². With λ = 0 this is the fit of the published trackers. Larger λ draws the
  /// parabola towards the line, which it reaches where the samples span too short a time to tell them
  /// apart; a motion of constant speed is fitted alike with any λ.
  ///
  /// - Parameters:
  ///   - moments: Of at least two samples.
  ///   - stiffness: λ, in s⁴: the square of the noise in points over the half acceleration in pt/s² that
  ///     is worth as much. 0 or more.
  init(parabolaThrough moments: MotionMoments, stiffness: Double) {
    self.moments = moments
    let share = 1 / moments.count
    let mt = moments.t * share
    let mtt = moments.tt * share
    let stt = moments.tt - moments.t * mt
    let sta = moments.ttt - moments.t * mtt
    let saa = moments.tttt - moments.tt * mtt + stiffness
    let stx = moments.tx - moments.x * mt
    let sax = moments.ttx - moments.x * mtt
    let sxx = moments.xx - moments.x * moments.x * share
    let determinant = stt * saa - sta * sta
    spread = sxx
    guard moments.count > 2, determinant > 0 else {
      velocity = stt > 0 ? stx / stt : 0
      residual = sxx - velocity * stx
      return
    }
    let inverse = 1 / determinant
    velocity = (stx * saa - sax * sta) * inverse
    residual = sxx - velocity * stx - (sax * stt - stx * sta) * inverse * sax
  }
}
