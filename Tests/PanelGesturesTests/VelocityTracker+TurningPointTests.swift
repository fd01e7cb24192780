import PanelGestures
import Testing

@Suite struct VelocityTrackerTurningPointTests {
  static let recorded = VelocityCase.all.filter {
    $0.origin == "recorded" && $0.strategy.hasPrefix("lsq2")
  }

  /// The nine motions that estimators are judged by; 300 ms each, all in one direction unless they say so.
  static var motions: [SyntheticMotion] {
    [
      SyntheticMotion("constant", scale: 1000, velocity: 1000) { 1000 * $0 },
      SyntheticMotion("accelerating flick", scale: 1000, velocity: 1000) { time in
        let moving = max(time + 0.12, 0)
        return 1000 / 0.24 * moving * moving
      },
      SyntheticMotion("decelerating", scale: 2000, velocity: 500) { 500 * $0 - 2500 * $0 * $0 },
      SyntheticMotion("flick of 3 samples", scale: 1000, velocity: 1000, sampleCount: 3) {
        1000 * $0
      },
      SyntheticMotion.bend("rest, then flick", from: 0, to: 1500, for: 0.05),
      SyntheticMotion.bend("flick, then 30 ms still", from: 1000, to: 0, for: 0.03),
      SyntheticMotion.bend("reversal", from: 1000, to: -900, for: 0.05),
      SyntheticMotion(
        "sine of 1.5 Hz", scale: 1000, velocity: { 1000 * cosine(2 * .pi * $0) },
        position: { 1000 / (3 * .pi) * sine(3 * .pi * $0 + 2 * .pi * $1) }),
      SyntheticMotion("slow drag", scale: 1000, velocity: 60) { 60 * $0 },
    ]
  }

  @Test func `it errs 0.04 of the scale in the mean and 0.15 at worst, less than any other`() {
    let table = ErrorTable(Self.motions, trials: 200)
    print(table)
    #expect(table.rows.count == 27)
    #expect(table.mean(.turningPoint) <= 0.04)
    #expect(table.worst(.turningPoint) <= 0.15)
    for other in table.estimators where other != .turningPoint {
      #expect(table.mean(other) > table.mean(.turningPoint), "\(other)")
      #expect(table.worst(other) > table.worst(.turningPoint), "\(other)")
    }
  }

  @Test func `it finds the change of speed whenever it comes`() {
    let motions = [0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08].flatMap { time in
      [
        SyntheticMotion.bend("rest, flick \(time)", from: 0, to: 1500, for: time),
        SyntheticMotion.bend("creep, flick \(time)", from: 100, to: 1500, for: time),
        SyntheticMotion.bend("flick, drag \(time)", from: 1500, to: 200, for: time),
        SyntheticMotion.bend("flick, rest \(time)", from: 1000, to: 0, for: time),
        SyntheticMotion.bend("reversal \(time)", from: 1000, to: -900, for: time),
      ]
    }
    let table = ErrorTable(motions, trials: 25, estimators: [.turningPoint, .leastSquares])
    #expect(table.mean(.turningPoint) <= 0.04)
    #expect(table.worst(.turningPoint) <= 0.20)
    #expect(table.mean(.leastSquares) >= 0.25)
  }

  // Two differ by more than 5 %: flicks that bend so sharply that two lines pass more than eight times
  // closer to their samples than Android's parabola. And one published value, -37 for a finger that slows
  // down from 1900 to some 200, has the wrong sign; below 50 it is kept, for there it means stillness.
  @Test(arguments: recorded)
  func `a recorded flick keeps its published velocity within 20 percent on its main axis`(
    _ published: VelocityCase
  ) {
    let expected = published.value(on: published.mainAxis)
    let answer = published.velocity(on: published.mainAxis, by: .turningPoint)
    #expect(abs(answer - expected) <= 0.2 * abs(expected))
  }

  @Test func `nearly all recorded flicks keep it within 5 percent`() {
    let ratios = Self.recorded.map {
      $0.velocity(on: $0.mainAxis, by: .turningPoint) / $0.value(on: $0.mainAxis)
    }
    #expect(ratios.count == 32)
    #expect(ratios.filter { abs($0 - 1) <= 0.05 }.count == 30)
  }

  @Test func `it is never thrown against the last movement at more than a still speed`() {
    var numbers = SweptNumbers(seed: 5)
    for _ in 0..<500 {
      // A flick that slows down, ever more abruptly, and never turns.
      var (tracker, place, time) = (VelocityTracker(), 0.0, 0.0)
      var step = numbers.uniform(5...40)
      let brake = numbers.uniform(0.3...0.95)
      for _ in 0..<Int(numbers.uniform(3...20)) {
        tracker.add(position: place, time: time)
        place += step
        time += 1 / 120
        if time > 0.05 { step *= brake }
      }
      #expect(tracker.velocity(at: time) >= -50)
    }
  }

  @Test func `a turn too gentle to be cut off keeps the direction since the turn`() {
    var tracker = VelocityTracker()
    for index in 0...12 {
      let time = Double(index) / 120
      tracker.add(position: 400 + 20_000 * (time - 0.06) * (time - 0.06), time: time)
    }
    #expect(abs(tracker.velocity(at: 0.1) - 1600) < 20)
  }

  @Test func `samples a few milliseconds apart make no curve`() {
    // A third of a point off the line, 4 ms apart: a parabola makes 120 pt/s of it, a line 42.
    var trackers = [VelocityTracker(), VelocityTracker(estimator: .leastSquares)]
    for (index, place) in [0, 4, 8 + 1.0 / 3].enumerated() {
      for tracker in trackers.indices {
        trackers[tracker].add(position: place, time: Double(index) * 0.004)
      }
    }
    #expect(abs(trackers[0].velocity(at: 0.008) - 1000) < 60)
    #expect(abs(trackers[1].velocity(at: 0.008) - 1000) > 100)
  }
}

/// Enough of a sine for a motion, without a C library.
private func sine(_ x: Double) -> Double {
  let turns = (x / (2 * Double.pi)).rounded()
  let angle = x - turns * 2 * Double.pi
  var (term, sum) = (angle, angle)
  for index in stride(from: 2.0, through: 24, by: 2) {
    term *= -angle * angle / (index * (index + 1))
    sum += term
  }
  return sum
}

private func cosine(_ x: Double) -> Double { sine(x + Double.pi / 2) }
