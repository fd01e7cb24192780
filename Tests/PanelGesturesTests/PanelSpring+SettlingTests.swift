import PanelGestures
import Testing

@Suite struct PanelSpringSettlingTests {
  @Test func `the documented examples come out`() {
    let spring = PanelSpring(mass: 1, stiffness: 100, damping: 20)
    #expect(abs(spring.settlingDuration - 0.9233413476451586) < 1e-12)
    #expect(
      abs(PanelSpring(settlingDuration: 1, dampingRatio: 1).response - 0.6805) < 5e-5)
  }

  @Test func `the sixty-digit settling times come out to 1e-12`() throws {
    let rows = try fixture("spring/settling_exact.json", as: ExactSettlings.self).cases
    #expect(rows.count >= 25)
    for row in rows {
      let spring = PanelSpring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
      let duration = spring.settlingDuration(
        target: -row.x0, initialVelocity: row.v0, epsilon: row.eps)
      #expect(abs(duration - row.exact_last_time_above_eps) <= 1e-12, "\(row.name)")
    }
  }

  @Test func `Compose's duration comes out to the millisecond`() throws {
    for row in try fixture("spring/compose_duration.json", as: ComposeDurations.self).cases {
      let spring = PanelSpring(
        stiffness: row.stiffness, damping: 2 * row.dampingRatio * row.stiffness.squareRoot())
      let duration = spring.settlingDuration(
        target: row.to - row.from, initialVelocity: row.velocity, epsilon: row.visibilityThreshold)
      #expect(Int(duration * 1000) == row.durationMillis)
    }
  }

  @Test func `after it the distance stays within epsilon, just before it is not`() {
    var numbers = SweptNumbers(seed: 51)
    for _ in 0..<400 {
      let spring = PanelSpring(
        response: numbers.uniform(0.1...1), dampingRatio: numbers.uniform(0.05...4))
      let (target, velocity) = (numbers.uniform(-500...500), numbers.uniform(-3000...3000))
      let epsilon = numbers.one(of: [0.001, 0.1, 1, 40])
      let duration = spring.settlingDuration(
        target: target, initialVelocity: velocity, epsilon: epsilon)
      func distance(_ time: Double) -> Double {
        abs(spring.value(target: target, initialVelocity: velocity, time: time) - target)
      }
      #expect(duration == 0 || distance(duration - 1e-9) > epsilon - 1e-9)
      #expect(duration == 0 || distance(duration * (1 - 1e-6)) > epsilon)
      for step in 0..<200 {
        #expect(distance(duration + Double(step) * 0.005) <= epsilon * (1 + 1e-9))
      }
    }
  }

  @Test func `with a speed to keep as well it takes as long or longer`() {
    var numbers = SweptNumbers(seed: 52)
    for _ in 0..<200 {
      let spring = PanelSpring(
        response: numbers.uniform(0.1...1), dampingRatio: numbers.uniform(0.05...4))
      let (target, velocity) = (numbers.uniform(-500...500), numbers.uniform(-3000...3000))
      let distance = spring.settlingDuration(
        target: target, initialVelocity: velocity, epsilon: 0.1)
      let both = spring.settlingDuration(
        target: target, initialVelocity: velocity, tolerance: MotionTolerance())
      #expect(both >= distance)
      func speed(_ time: Double) -> Double {
        abs(spring.velocity(target: target, initialVelocity: velocity, time: time))
      }
      #expect(both == distance || speed(both * (1 - 1e-6)) > 1)
      #expect(speed(both + 1e-9) <= 1)
    }
  }

  @Test func `a spring at rest at its target has settled`() {
    for spring in [PanelSpring.standard, .bouncy, PanelSpring(response: 0.4, dampingRatio: 2)] {
      #expect(spring.settlingDuration(target: 0) == 0)
      #expect(spring.settlingDuration(target: 0.0005) == 0)
    }
  }

  @Test func `an undamped spring takes the greatest finite number, not infinity`() {
    let spring = PanelSpring(stiffness: 100, damping: 0)
    #expect(spring.settlingDuration == .greatestFiniteMagnitude)
    #expect(
      spring.settlingDuration(target: 1, tolerance: .standard) == .greatestFiniteMagnitude)
    #expect(PanelSpring(stiffness: 100, damping: 1e-9).settlingDuration == .greatestFiniteMagnitude)
  }

  @Test func `a spring made to settle in a time settles in it`() {
    var numbers = SweptNumbers(seed: 53)
    for _ in 0..<300 {
      let (duration, ratio) = (numbers.uniform(0.05...5), numbers.uniform(0.05...5))
      let epsilon = numbers.one(of: [0.001, 0.01, 1e-6])
      let spring = PanelSpring(
        settlingDuration: duration, dampingRatio: ratio, epsilon: epsilon)
      #expect(spring.issues.isEmpty)
      #expect(abs(spring.settlingDuration(target: 1, epsilon: epsilon) - duration) < 1e-9)
    }
  }

  @Test func `a settling duration that means nothing is reported`() {
    for duration in [Double.nan, 0, -1, .infinity] {
      let spring = PanelSpring(settlingDuration: duration, dampingRatio: 1)
      #expect(abs(spring.response - 0.4) < 1e-12)
      #expect(spring.issues.count == 1)
    }
  }
}
