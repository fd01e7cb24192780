import PanelGestures
import Testing

@Suite struct VelocityTrackerTests {
  typealias Estimator = VelocityTracker.Estimator

  /// A tracker that saw these positions, in points, at these times, in seconds.
  private func tracker(
    _ samples: [(position: Double, time: Double)], by estimator: Estimator = .turningPoint
  ) -> VelocityTracker {
    var tracker = VelocityTracker(estimator: estimator)
    for sample in samples { tracker.add(position: sample.position, time: sample.time) }
    return tracker
  }

  @Test func `the example of the documentation`() {
    let tracker = tracker([(400, 0.000), (408, 0.008), (416, 0.016)])
    #expect(abs(tracker.velocity(at: 0.020) - 1000) < 1e-9)
    #expect(tracker.velocity(at: 0.100) == 0)
  }

  @Test func `an empty tracker knows nothing and answers 0`() {
    let tracker = VelocityTracker()
    #expect(tracker.isEmpty && tracker.count == 0)
    #expect(tracker.lastPosition == nil && tracker.lastTime == nil)
    #expect(tracker.velocity(at: 0) == 0)
  }

  @Test(arguments: Estimator.allCases)
  func `one sample has no velocity`(_ estimator: Estimator) {
    let tracker = tracker([(400, 1)], by: estimator)
    #expect(tracker.velocity(at: 1) == 0)
    #expect(tracker.lastPosition == 400 && tracker.lastTime == 1 && tracker.count == 1)
  }

  @Test(arguments: Estimator.allCases)
  func `two samples have the slope of their line`(_ estimator: Estimator) {
    let tracker = tracker([(400, 1), (390, 1.0078125)], by: estimator)
    #expect(abs(tracker.velocity(at: 1.0078125) + 1280) < 1e-6)
  }

  @Test func `a sample at the newest one's time replaces it, an older one is ignored`() {
    var tracker = tracker([(0, 0), (10, 0.008), (999, 0.016), (20, 0.016)])
    tracker.add(position: 555, time: 0.012)
    #expect(tracker.count == 3 && tracker.lastPosition == 20 && tracker.lastTime == 0.016)
    #expect(abs(tracker.velocity(at: 0.016) - 1250) < 1e-9)
  }

  @Test func `a value that is not finite is ignored`() {
    var tracker = tracker([(0, 0), (10, 0.008)])
    for value in [Double.nan, .infinity, -.infinity] {
      tracker.add(position: value, time: 0.010)
      tracker.add(position: 11, time: value)
    }
    #expect(tracker.count == 2 && tracker.lastPosition == 10 && tracker.lastTime == 0.008)
  }

  @Test func `a lift that is not finite or too early counts as the newest sample's`() {
    let tracker = tracker([(0, 0), (10, 0.008)])
    for time in [Double.nan, Double.infinity, -Double.infinity, -1, 0] {
      #expect(tracker.velocity(at: time) == tracker.velocity(at: 0.008))
    }
  }

  @Test(arguments: Estimator.allCases)
  func `a lift up to 40 ms late keeps the velocity and a later one has none`(
    _ estimator: Estimator
  ) {
    let tracker = tracker([(0, 0.084), (10, 0.092), (20, 0.1)], by: estimator)
    // In binary 0.14 - 0.1 is more than 0.04.
    #expect(tracker.velocity(at: 0.14) == tracker.velocity(at: 0.1))
    #expect(tracker.velocity(at: 0.141) == 0)
  }

  @Test func `a gap a hair longer than the stop gap is a stop, among samples and at the lift`() {
    var tracker = VelocityTracker(estimator: .leastSquares)
    tracker.add(position: 0, time: 0)
    tracker.add(position: 10, time: 0.01)
    #expect(tracker.velocity(at: 0.0501) == 0)
    tracker.add(position: 50, time: 0.0501)
    #expect(tracker.count == 1)
  }

  @Test func `the stop gap is a parameter, for devices that report a lift late`() {
    var tracker = VelocityTracker(stopGap: 0.08)
    tracker.add(position: 0, time: 0)
    tracker.add(position: 10, time: 0.008)
    #expect(abs(tracker.velocity(at: 0.088) - 1250) < 1e-9)
    #expect(tracker.velocity(at: 0.09) == 0)
  }

  @Test func `a tracker of which nothing is said has the standard of everything`() {
    let (plain, stated) = (VelocityTracker(), VelocityTracker(estimator: .turningPoint))
    #expect(plain.estimator == stated.estimator && plain.horizon == stated.horizon)
    #expect(plain.stopGap == stated.stopGap && plain.maximumVelocity == stated.maximumVelocity)
    #expect((stated.horizon, stated.stopGap, stated.maximumVelocity) == (0.1, 0.04, 100_000))
  }

  @Test func `only the last twenty samples and the last 100 ms count`() {
    let slow = (0..<30).map { (position: Double($0), time: Double($0) * 0.008) }
    let fast = (1...20).map { (position: 29 + Double($0) * 4, time: 0.232 + Double($0) * 0.004) }
    let tracker = tracker(slow + fast, by: .leastSquares)
    #expect(tracker.count == 20)
    #expect(abs(tracker.velocity(at: 0.312) - 1000) < 1e-6)
  }

  @Test func `a reset tracker is a new one`() {
    var tracker = tracker([(0, 5), (40, 5.6), (80, 5.616)])
    tracker.reset()
    #expect(tracker.isEmpty && tracker.velocity(at: 5.616) == 0)
    tracker.add(position: 100, time: 1)
    tracker.add(position: 110, time: 1.008)
    #expect(tracker.count == 2 && abs(tracker.velocity(at: 1.008) - 1250) < 1e-6)
  }

  @Test func `a copy goes its own way`() {
    let original = tracker([(0, 0), (10, 0.008)])
    var copy = original
    copy.add(position: 40, time: 0.016)
    #expect(original.count == 2 && copy.count == 3)
    #expect(abs(original.velocity(at: 0.008) - 1250) < 1e-9)
  }

  @Test func `parameters that mean nothing become the defaults`() {
    for value in [Double.nan, 0, -1, -Double.infinity] {
      let tracker = VelocityTracker(horizon: value, stopGap: value, maximumVelocity: value)
      #expect(tracker.horizon == 0.1 && tracker.stopGap == 0.04)
      #expect(tracker.maximumVelocity == 100_000)
    }
    let endless = VelocityTracker(
      horizon: .infinity, stopGap: .infinity, maximumVelocity: .infinity)
    #expect(endless.horizon.isFinite && endless.maximumVelocity.isFinite)
    #expect(endless.stopGap == .infinity)
  }

  @Test func `an answer is held to the maximum`() {
    var tracker = VelocityTracker(maximumVelocity: 8000)
    tracker.add(position: 0, time: 0)
    tracker.add(position: -500, time: 0.008)
    #expect(tracker.velocity(at: 0.008) == -8000)
  }

  @Test func `times of a billion seconds lose a thousandth at most`() {
    for estimator in Estimator.allCases {
      let flick = (0..<12).map { index -> (position: Double, time: Double) in
        let time = Double(index) * 0.008
        return (500 * time + 4000 * time * time, time)
      }
      let early = tracker(flick, by: estimator).velocity(at: 0.088)
      let late = tracker(flick.map { ($0.position, $0.time + 1e9) }, by: estimator)
        .velocity(at: 1e9 + 0.088)
      #expect(abs(late - early) <= 1e-3 * abs(early), "\(estimator)")
    }
  }

  @Test func `whatever goes in, what comes out is finite and within the maximum`() {
    var numbers = SweptNumbers(seed: 3)
    for _ in 0..<4000 {
      var tracker = VelocityTracker(
        estimator: numbers.one(of: Estimator.allCases),
        horizon: numbers.one(of: absurdNumbers), stopGap: numbers.one(of: absurdNumbers))
      var time = numbers.one(of: absurdNumbers)
      for _ in 0..<Int(numbers.uniform(1...24)) {
        time = numbers.one(of: [time + 0.008, time.nextUp, time, numbers.one(of: absurdNumbers)])
        let place = numbers.one(of: [numbers.one(of: absurdNumbers), numbers.uniform(-9...9)])
        tracker.add(position: place, time: time)
      }
      let velocity = tracker.velocity(at: numbers.one(of: [time, numbers.one(of: absurdNumbers)]))
      #expect(velocity.magnitude <= tracker.maximumVelocity)
      #expect(tracker.lastPosition?.isFinite != false && tracker.lastTime?.isFinite != false)
    }
  }
}
