import PanelGestures
import Testing

@Suite struct PanelSpringValueTests {
  @Test func `the documented example comes out`() {
    let value = PanelSpring(mass: 1, stiffness: 100, damping: 20).value(target: 100, time: 0.05)
    #expect(abs(value - 9.020401043104988) < 1e-9)
  }

  @Test func `Core Animation is where we are after 50 ms, to its single precision`() throws {
    for row in try fixture("spring/apple.json", as: AppleSprings.self).ca_positions_at_50ms {
      // Core Animation does not over-damp unless asked to.
      let critical = 2 * (row.mass * row.stiffness).squareRoot()
      let spring = PanelSpring(
        mass: row.mass, stiffness: row.stiffness, damping: min(row.damping, critical))
      let value = spring.value(
        target: 100, initialVelocity: 100 * row.initialVelocity, time: row.t)
      #expect(abs(value - row.value_0_to_100) < 1e-5)
    }
  }

  @Test func `it starts at 0 with the given velocity and ends at the target`() {
    var numbers = SweptNumbers(seed: 41)
    for _ in 0..<300 {
      let spring = PanelSpring(
        response: numbers.uniform(0.1...1), dampingRatio: numbers.uniform(0.1...3))
      let (target, velocity) = (numbers.uniform(-500...500), numbers.uniform(-3000...3000))
      #expect(abs(spring.value(target: target, initialVelocity: velocity, time: 0)) < 1e-12)
      let start = spring.velocity(target: target, initialVelocity: velocity, time: 0)
      #expect(start == velocity)
      #expect(
        abs(spring.value(target: target, initialVelocity: velocity, time: 100) - target) < 1e-9)
      #expect(
        abs(spring.velocity(target: target, initialVelocity: velocity, time: 100)) < 1e-9)
    }
  }

  @Test func `velocity is the slope of value`() {
    var numbers = SweptNumbers(seed: 42)
    for _ in 0..<300 {
      let spring = PanelSpring(
        response: numbers.uniform(0.2...1), dampingRatio: numbers.uniform(0...3))
      let (target, initial) = (numbers.uniform(-500...500), numbers.uniform(-3000...3000))
      let (time, step) = (numbers.uniform(0.01...1), 1e-5)
      let later = spring.value(target: target, initialVelocity: initial, time: time + step)
      let earlier = spring.value(target: target, initialVelocity: initial, time: time - step)
      let slope = spring.velocity(target: target, initialVelocity: initial, time: time)
      // The difference is off by h²/6 of the third derivative, here below 1e-2 of 1e5.
      #expect(abs((later - earlier) / (2 * step) - slope) < 1e-2)
    }
  }

  @Test func `it obeys its own equation`() {
    var numbers = SweptNumbers(seed: 43)
    for _ in 0..<300 {
      let spring = PanelSpring(
        mass: numbers.uniform(0.5...3), stiffness: numbers.uniform(20...500),
        damping: numbers.uniform(0...120))
      let (target, initial) = (numbers.uniform(-500...500), numbers.uniform(-3000...3000))
      let (time, step) = (numbers.uniform(0.01...1), 1e-5)
      func velocity(_ time: Double) -> Double {
        spring.velocity(target: target, initialVelocity: initial, time: time)
      }
      let position = spring.value(target: target, initialVelocity: initial, time: time)
      let force = spring.stiffness * (target - position) - spring.damping * velocity(time)
      let acceleration = (velocity(time + step) - velocity(time - step)) / (2 * step)
      let scale = spring.stiffness * 500 + spring.damping * 3000
      #expect(abs(acceleration * spring.mass - force) < 1e-5 * scale)
    }
  }

  @Test func `no input makes an output that is not finite`() {
    for first in absurdNumbers {
      for second in absurdNumbers {
        for third in absurdNumbers {
          for spring in [PanelSpring.standard, .bouncy, PanelSpring(stiffness: 1, damping: 1e9)] {
            let isFinite =
              spring.value(target: first, initialVelocity: second, time: third).isFinite
              && spring.velocity(target: first, initialVelocity: second, time: third).isFinite
            #expect(isFinite, "\(first) \(second) \(third)")
          }
        }
      }
    }
  }
}
