import PanelGestures
import Testing

@Suite struct PanelSpringCoreAnimationTests {
  @Test func `all seventeen measured settling durations come out to 1e-9`() throws {
    let measured = try fixture("spring/apple.json", as: AppleSprings.self)
    #expect(measured.ca_settling.count + measured.uikit_duration_bounce.count == 17)
    for row in measured.ca_settling {
      let spring = PanelSpring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
      let duration = spring.coreAnimationSettlingDuration(initialVelocity: row.initialVelocity)
      #expect(abs(duration - row.settlingDuration) < 1e-9)
    }
    for row in measured.uikit_duration_bounce {
      let spring = PanelSpring(duration: row.perceptualDuration, bounce: row.bounce)
      #expect(abs(spring.stiffness - row.stiffness) < 1e-9)
      #expect(abs(spring.damping - row.damping) < 1e-9)
      #expect(abs(spring.coreAnimationSettlingDuration() - row.settlingDuration) < 1e-9)
    }
  }

  @Test func `the documentation's figures come out`() {
    func duration(_ damping: Double) -> Double {
      PanelSpring(stiffness: 100, damping: damping).coreAnimationSettlingDuration()
    }
    #expect(abs(duration(5) - 2.85) < 0.005)
    #expect((1...1.05).contains(duration(15)))
    #expect(abs(duration(10) - 1.4727) < 5e-5)
  }

  @Test func `an undamped spring takes the greatest Float`() {
    let duration = PanelSpring(stiffness: 100, damping: 0).coreAnimationSettlingDuration()
    #expect(duration == Double(Float.greatestFiniteMagnitude))
  }

  @Test func `without swinging it is the first tenth of a second within a thousandth`() {
    var numbers = SweptNumbers(seed: 61)
    for _ in 0..<300 {
      let response = numbers.uniform(0.1...2)
      let velocity = numbers.uniform(-40...40)
      let spring = PanelSpring(response: response, dampingRatio: 1)
      func distance(_ tenth: Int) -> Double {
        abs(1 - spring.value(target: 1, initialVelocity: velocity, time: Double(tenth) / 10))
      }
      let first = (1...200).first { distance($0) < 0.001 }
      let duration = spring.coreAnimationSettlingDuration(initialVelocity: velocity)
      #expect(first.map { Double($0) / 10 } == duration)
    }
  }

  @Test func `more damping than critical changes nothing`() {
    #expect(
      PanelSpring(stiffness: 100, damping: 30).coreAnimationSettlingDuration()
        == PanelSpring(stiffness: 100, damping: 20).coreAnimationSettlingDuration())
  }
}
