import PanelGestures
import Testing

/// The published values, one test per algorithm, one case per motion.
@Suite struct VelocityTrackerEstimatorTests {
  static let leastSquares = VelocityCase.all.filter {
    $0.strategy.hasPrefix("lsq2") || $0.strategy.hasPrefix("every strategy")
  }
  static let impulse = VelocityCase.all.filter { $0.strategy.hasPrefix("impulse") }
  static let twoSegment = VelocityCase.all.filter { $0.strategy.hasPrefix("SwiftUI") }

  @Test func `every published case is read`() {
    #expect(Self.leastSquares.count == 46)
    #expect(Self.impulse.count == 22)
    #expect(Self.twoSegment.count == 3)
  }

  // The versions disagree about one: two samples have no velocity in Compose's tests of 2024 and in
  // Flutter, which want three, and the slope of their line in Compose's newer tests and in Android. The
  // case in the file is the newer one.
  @Test(arguments: leastSquares)
  func `least squares meets the published trackers to a thousandth`(_ published: VelocityCase) {
    for axis in published.axes {
      let expected = published.value(on: axis)
      let answer = published.velocity(on: axis, by: .leastSquares)
      #expect(abs(answer - expected) <= published.allowance(for: expected, relative: 1e-3))
    }
  }

  @Test(arguments: impulse)
  func `impulse meets Android's present code to a thousandth`(_ published: VelocityCase) {
    for axis in published.axes {
      let expected = published.presentValue(on: axis)
      let answer = published.velocity(on: axis, by: .impulse)
      #expect(abs(answer - expected) <= published.allowance(for: expected, relative: 1e-3))
    }
  }

  @Test(arguments: twoSegment)
  func `two segments meet SwiftUI's sampler`(_ published: VelocityCase) {
    let expected = published.value(on: "v")
    let answer = published.velocity(on: "v", by: .twoSegment)
    #expect(abs(answer - expected) <= published.allowance(for: expected, relative: 1e-6))
  }

  @Test(arguments: VelocityTracker.Estimator.allCases)
  func `a constant speed is that speed to every estimator`(
    _ estimator: VelocityTracker.Estimator
  ) {
    var numbers = SweptNumbers(seed: 1)
    for _ in 0..<200 {
      let (speed, start) = (numbers.uniform(-5000...5000), numbers.uniform(-1e4...1e4))
      var tracker = VelocityTracker(estimator: estimator)
      var time = numbers.uniform(0...1e5)
      let origin = time
      for _ in 0..<Int(numbers.uniform(2...30)) {
        time += numbers.uniform(0.004...0.03)
        tracker.add(position: start + speed * (time - origin), time: time)
      }
      #expect(abs(tracker.velocity(at: time) - speed) <= 1e-4 * abs(speed) + 1e-3)
    }
  }

  @Test(arguments: VelocityTracker.Estimator.allCases)
  func `a motion mirrored or shifted has its velocity mirrored or unchanged`(
    _ estimator: VelocityTracker.Estimator
  ) {
    var numbers = SweptNumbers(seed: 2)
    for _ in 0..<200 {
      var trackers = [VelocityTracker](repeating: VelocityTracker(estimator: estimator), count: 3)
      var (place, time) = (0.0, 0.0)
      for _ in 0..<Int(numbers.uniform(2...25)) {
        place += (numbers.uniform(-40...40) * 64).rounded() / 64
        time += 1 / 128
        trackers[0].add(position: place, time: time)
        trackers[1].add(position: -place, time: time)
        trackers[2].add(position: place + 4096, time: time + 1024)
      }
      let velocity = trackers[0].velocity(at: time)
      #expect(trackers[1].velocity(at: time) == -velocity)
      #expect(trackers[2].velocity(at: time + 1024) == velocity)
    }
  }
}
