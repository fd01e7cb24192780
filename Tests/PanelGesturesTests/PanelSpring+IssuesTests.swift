import PanelCore
import PanelGestures
import Testing

@Suite struct PanelSpringIssuesTests {
  @Test func `good springs have none`() {
    for spring in [PanelSpring.standard, .smooth, .snappy, .bouncy] {
      #expect(spring.issues.isEmpty)
    }
    #expect(PanelSpring(mass: 3, stiffness: 1000, damping: 500).issues.isEmpty)
    #expect(PanelSpring(duration: 0.5, bounce: -0.9).issues.isEmpty)
  }

  @Test(arguments: [Double.nan, 0, -0.4, .infinity])
  func `a response that means nothing becomes the standard's`(response: Double) {
    let spring = PanelSpring(response: response, dampingRatio: 0.8)
    #expect(abs(spring.response - 0.4) < 1e-12)
    #expect(abs(spring.dampingRatio - 0.8) < 1e-12)
    #expect(
      spring.issues == [.parameterOutOfRange(.springResponse, given: response, used: 0.4)])
  }

  @Test(arguments: [Double.nan, -0.5, .infinity])
  func `a damping ratio that means nothing becomes critical`(ratio: Double) {
    let spring = PanelSpring(response: 0.3, dampingRatio: ratio)
    #expect(abs(spring.dampingRatio - 1) < 1e-12)
    #expect(
      spring.issues == [.parameterOutOfRange(.springDampingRatio, given: ratio, used: 1)])
  }

  @Test func `more bounce than for ever is reported as the damping ratio it means`() {
    #expect(
      PanelSpring(duration: 0.3, bounce: 1.5).issues
        == [.parameterOutOfRange(.springDampingRatio, given: -0.5, used: 1)])
  }

  @Test func `constants that mean nothing are each replaced, and each reported`() {
    let spring = PanelSpring(mass: -1, stiffness: .nan, damping: -2)
    #expect(spring.mass == 1)
    #expect(abs(spring.response - 0.4) < 1e-12)
    #expect(abs(spring.dampingRatio - 1) < 1e-12)
    #expect(
      spring.issues == [
        .parameterOutOfRange(.springMass, given: -1, used: 1),
        .parameterOutOfRange(.springStiffness, given: .nan, used: spring.stiffness),
        .parameterOutOfRange(.springDamping, given: -2, used: spring.damping),
      ])
  }

  @Test func `a number too large or too small is held, not replaced`() {
    #expect(abs(PanelSpring(response: 1e6, dampingRatio: 1).response - 1000) < 1e-9)
    #expect(abs(PanelSpring(response: 1e-6, dampingRatio: 1).response - 0.001) < 1e-15)
    #expect(PanelSpring(stiffness: 1e300, damping: 1).stiffness == 1e9)
  }

  @Test func `a spring that would swing for ever says what a panel flies with instead`() {
    let spring = PanelSpring(duration: 0.5, bounce: 1)
    #expect(spring.dampingRatio == 0)
    #expect(
      spring.issues == [.parameterOutOfRange(.springDampingRatio, given: 0, used: 0.05)])
  }

  @Test func `a spring made of NaN equals itself and no good one`() {
    let spring = PanelSpring(response: .nan, dampingRatio: 1)
    #expect(spring == PanelSpring(response: .nan, dampingRatio: 1))
    #expect(spring.hashValue == PanelSpring(response: .nan, dampingRatio: 1).hashValue)
    #expect(spring != .standard)
  }

  @Test func `no parameters make a spring that is not finite`() {
    for first in absurdNumbers {
      for second in absurdNumbers {
        for third in absurdNumbers {
          for spring in [
            PanelSpring(mass: first, stiffness: second, damping: third),
            PanelSpring(response: first, dampingRatio: second),
            PanelSpring(duration: first, bounce: second),
            PanelSpring(settlingDuration: first, dampingRatio: second, epsilon: third),
          ] {
            let isFinite =
              spring.mass.isFinite && spring.stiffness.isFinite && spring.damping.isFinite
              && spring.response.isFinite && spring.dampingRatio.isFinite
              && spring.bounce.isFinite && spring.settlingDuration.isFinite
              && spring.coreAnimationSettlingDuration(initialVelocity: first).isFinite
            #expect(isFinite, "\(first) \(second) \(third)")
          }
        }
      }
    }
  }
}
