import PanelGestures
import Testing

@Suite struct MotionToleranceTests {
  @Test func `the documented example is a tenth of a device pixel`() {
    #expect(MotionTolerance(displayScale: 2).distance == 0.05)
    #expect(MotionTolerance(displayScale: 2).speed == 1)
  }

  @Test func `without arguments it is a tenth of a point and one point per second`() {
    #expect(MotionTolerance() == MotionTolerance(distance: 0.1, speed: 1))
    #expect(MotionTolerance.standard == MotionTolerance())
  }

  @Test func `whatever is given, both bounds are positive and finite`() {
    for distance in absurdNumbers {
      for speed in absurdNumbers {
        let tolerance = MotionTolerance(distance: distance, speed: speed)
        #expect((1e-9...1e9).contains(tolerance.distance))
        #expect((1e-9...1e9).contains(tolerance.speed))
      }
      #expect((1e-9...1e9).contains(MotionTolerance(displayScale: distance).distance))
    }
  }

  @Test func `a scale that means nothing counts as one`() {
    for scale in [Double.nan, 0, -3] {
      #expect(MotionTolerance(displayScale: scale) == .standard)
    }
  }
}
