import PanelGestures
import Testing

@Suite struct SpringMotionTurningTests {
  @Test func `from rest at the target with a velocity, the critical peak is v over e times omega`()
    throws
  {
    let motion = SpringMotion(spring: .standard, from: 0, to: 0, velocity: 1500)
    let peak = try #require(motion.turningPoint(0))
    #expect(abs(peak.position - 35.1) < 0.05)
    #expect(abs(peak.time - 0.4 / (2 * Double.pi)) < 1e-12)
    #expect(motion.turningPoint(1) == nil)
  }

  @Test func `at a turning point the velocity is 0, and between two of them it has one sign`() {
    var numbers = SweptNumbers(seed: 81)
    for _ in 0..<200 {
      let motion = SpringMotionTests.anyFlight(&numbers, startTime: 3)
      var earlier = motion.startTime
      for number in 0..<4 {
        guard let turn = motion.turningPoint(number), turn.time < 6 else { break }
        #expect(turn.time > earlier)
        #expect(abs(motion.velocity(at: turn.time)) < 1e-6)
        #expect(abs(motion.position(at: turn.time) - turn.position) < 1e-9)
        let sign = motion.velocity(at: (earlier + turn.time) / 2).sign
        for step in 1..<50 {
          let time = earlier + (turn.time - earlier) * (0.01 + 0.98 * Double(step) / 50)
          #expect(motion.velocity(at: time).sign == sign)
        }
        earlier = turn.time
      }
    }
  }

  @Test func `turning points of an under-damped flight change sides and shrink`() throws {
    let motion = SpringMotion(spring: .bouncy, from: 0, to: 100, velocity: -400)
    var last = Double.infinity
    var side = 1.0
    for number in 0..<8 {
      let turn = try #require(motion.turningPoint(number))
      // It starts away from the target, so the first turn is on the side of its start.
      side = -side
      let overshoot = (turn.position - motion.target) * side
      #expect(overshoot > 0 && overshoot < last)
      last = overshoot
    }
  }

  @Test func `without swinging, a flight overshoots only if it is faster than its roots allow`() {
    let natural = 2 * Double.pi / 0.4
    for ratio in [1.0, 1.3, 4] {
      let root = natural * (ratio + (ratio * ratio - 1).squareRoot())
      func turn(_ velocity: Double) -> (time: Double, position: Double)? {
        SpringMotion(
          spring: PanelSpring(response: 0.4, dampingRatio: ratio), from: 0, to: 100,
          velocity: velocity
        ).turningPoint(0)
      }
      #expect(turn(100 * root * 0.999) == nil)
      #expect((turn(100 * root * 2)?.position ?? 0) > 100)
      // Away from the target it turns once, before the start.
      #expect((turn(-500)?.position ?? 0) < 0)
    }
  }

  @Test func `there is none before the first`() {
    let motion = SpringMotion(spring: .bouncy, from: 0, to: 100, velocity: 0)
    #expect(motion.turningPoint(-1) == nil)
    #expect(SpringMotion(spring: .bouncy, from: 5, to: 5, velocity: 0).turningPoint(0) == nil)
  }
}
