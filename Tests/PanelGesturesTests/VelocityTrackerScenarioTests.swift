import PanelGestures
import Testing

/// Reports from other sheets, as far as they are about the velocity. Positions grow as the panel opens.
@Suite struct VelocityTrackerScenarioTests {
  @Test func `movement before a pause is no velocity when the finger lifts`() {
    var tracker = VelocityTracker()
    for index in 0...12 {
      tracker.add(position: 900 - Double(index) * 25, time: Double(index) / 120)
    }
    #expect(tracker.velocity(at: 0.7) == 0)
  }

  @Test func `a finger that rests under samples has no velocity either`() {
    var tracker = VelocityTracker()
    for index in 0...12 {
      tracker.add(position: 900 - Double(index) * 25, time: Double(index) / 120)
    }
    for index in 13...84 { tracker.add(position: 600, time: Double(index) / 120) }
    #expect(tracker.velocity(at: 0.7) == 0)
  }

  @Test func `one fast move after a pause counts in full`() {
    var tracker = VelocityTracker()
    tracker.add(position: 900, time: 0)
    tracker.add(position: 860, time: 0.616)
    #expect(abs(tracker.velocity(at: 0.616) + 2500) < 1e-6)
  }

  @Test func `the published trackers forget that move`() {
    for estimator in [VelocityTracker.Estimator.leastSquares, .impulse] {
      var tracker = VelocityTracker(estimator: estimator)
      tracker.add(position: 900, time: 0)
      tracker.add(position: 860, time: 0.616)
      #expect(tracker.velocity(at: 0.616) == 0 && tracker.count == 1)
    }
  }

  @Test func `a flick of several moves after a pause is measured from its own samples`() {
    var tracker = VelocityTracker()
    tracker.add(position: 900, time: 0)
    for index in 0..<5 {
      tracker.add(position: 890 - Double(index) * 12, time: 0.6 + Double(index) * 0.008)
    }
    #expect(tracker.count == 5)
    #expect(abs(tracker.velocity(at: 0.632) + 1500) < 1e-6)
  }

  @Test func `a stop gap shorter than a frame starts from the real last sample`() {
    var tracker = VelocityTracker(stopGap: 0.005)
    tracker.add(position: 0, time: 0)
    tracker.add(position: 10, time: 0.008)
    #expect(abs(tracker.velocity(at: 0.008) - 1250) < 1e-9)
  }

  @Test(arguments: VelocityTracker.Estimator.allCases)
  func `equal and backward timestamps merge into a finite velocity`(
    _ estimator: VelocityTracker.Estimator
  ) {
    var tracker = VelocityTracker(estimator: estimator)
    for (position, time) in [(0.0, 0.100), (30.0, 0.100), (30.0, 0.108), (45.0, 0.104)] {
      tracker.add(position: position, time: time)
    }
    #expect(tracker.count == 2)
    #expect(tracker.velocity(at: 0.108) == 0)
  }

  @Test func `a flick that stops before the lift is not thrown backwards`() {
    // Ten points a millisecond for 50 ms, then still for 30: the fit of everything goes backwards.
    var trackers = [VelocityTracker(estimator: .leastSquares), VelocityTracker()]
    for index in 0...16 {
      for tracker in trackers.indices {
        let time = Double(index) * 0.005
        trackers[tracker].add(position: min(time * 10_000, 500), time: time)
      }
    }
    #expect(trackers[0].velocity(at: 0.08) < -1000)
    #expect(trackers[1].velocity(at: 0.08) == 0)
  }
}
