import PanelGestures
import Testing

@Suite struct SpringMotionTests {
  /// A flight of the usual sizes, in any regime.
  static func anyFlight(_ numbers: inout SweptNumbers, startTime: Double = 0) -> SpringMotion {
    SpringMotion(
      spring: PanelSpring(
        response: numbers.uniform(0.1...1),
        dampingRatio: numbers.one(of: [0.1, 0.5, 0.85, 0.999, 1, 1.001, 1.4, 5])),
      from: numbers.uniform(-200...900), to: numbers.uniform(0...800),
      velocity: numbers.uniform(-5000...5000), startTime: startTime)
  }

  @Test func `the documented example comes out`() {
    let flight = SpringMotion(spring: .standard, from: 400, to: 0, velocity: -1200)
    #expect(abs(flight.position(at: 0.1) - 188.8) < 0.05)
  }

  // 1e-9 is asked for; 1e-14 is what there is. What is left are the last bits of the exponent d·t and
  // of the angle f·t, each off by half a unit in its last place, 1e-16 of up to 500; near critical
  // damping nothing is lost, since the large coefficient and the small base function are each exact.
  @Test func `the sixty-digit closed forms come out to the last digits`() throws {
    var worst = (error: 0.0, name: "")
    let flights = try fixture("spring/reference_closed_form.json", as: ReferenceFlights.self).cases
    #expect(flights.count > 40)
    for flight in flights {
      let params = flight.params
      let motion = SpringMotion(
        spring: PanelSpring(
          mass: params.mass, stiffness: params.stiffness, damping: params.damping),
        from: flight.from, to: flight.to, velocity: flight.velocity)
      let natural = (params.stiffness / params.mass).squareRoot()
      let scale = max(abs(flight.from - flight.to), abs(flight.velocity) / natural)
      for row in flight.t_x_v {
        let state = motion.state(at: row[0])
        let error =
          max(abs(state.position - row[1]), abs(state.velocity - row[2]) / natural) / scale
        if error > worst.error { worst = (error, "\(flight.name) at \(row[0])") }
        #expect(motion.position(at: row[0]) == state.position)
        #expect(motion.velocity(at: row[0]) == state.velocity)
      }
    }
    #expect(worst.error <= 1e-14, "\(worst.name)")
  }

  @Test func `interrupted and retargeted flights come out to the last digits`() throws {
    let flights = try fixture("spring/retarget_handover.json", as: RetargetedFlights.self).cases
    #expect(flights.count > 20)
    for flight in flights {
      let params = flight.spring
      let spring = PanelSpring(
        mass: params.mass, stiffness: params.stiffness, damping: params.damping)
      let natural = (params.stiffness / params.mass).squareRoot()
      let motion = SpringMotion(
        spring: spring, from: flight.start.from, to: flight.start.to,
        velocity: flight.start.velocity)
      let scale =
        max(abs(flight.start.from), abs(flight.start.velocity) / natural)
        + abs(flight.new_target)
      func matches(_ state: SpringMotionState, _ expected: RetargetedFlights.Flight.State) -> Bool {
        abs(state.position - expected.x) <= 1e-13 * scale
          && abs(state.velocity - expected.v) <= 1e-13 * scale * natural
      }
      let next = motion.retargeted(to: flight.new_target, at: flight.interrupt_at)
      #expect(matches(motion.state(at: flight.interrupt_at), flight.at_interrupt))
      #expect(matches(next.state(at: flight.interrupt_at), flight.at_interrupt))
      #expect(matches(next.state(at: flight.interrupt_at + flight.dt), flight.after))
      #expect(next.spring == spring)
    }
  }

  @Test func `retargeting keeps position and velocity, however often`() {
    var numbers = SweptNumbers(seed: 71)
    for _ in 0..<100 {
      var motion = Self.anyFlight(&numbers)
      var time = 0.0
      for _ in 0..<10 {
        time += numbers.uniform(0...0.1)
        let before = motion.state(at: time)
        motion = motion.retargeted(to: numbers.uniform(0...800), at: time)
        let after = motion.state(at: time)
        #expect(abs(after.position - before.position) < 1e-10)
        #expect(after.velocity == before.velocity)
      }
    }
  }

  @Test func `retargeting to the same target changes nothing`() {
    var numbers = SweptNumbers(seed: 72)
    for _ in 0..<200 {
      let motion = Self.anyFlight(&numbers)
      let again = motion.retargeted(to: motion.target, at: 0.07)
      for time in [0.07, 0.1, 0.3, 1, 4] {
        #expect(abs(again.position(at: time) - motion.position(at: time)) < 1e-9)
        #expect(abs(again.velocity(at: time) - motion.velocity(at: time)) < 1e-8)
      }
      #expect(abs(again.restTime - max(motion.restTime, 0.07)) < 1e-9)
    }
  }

  @Test func `a flight that starts a billion seconds later is the same flight`() {
    var (early, late) = (SweptNumbers(seed: 73), SweptNumbers(seed: 73))
    let shift = 1e9
    for _ in 0..<100 {
      let motion = Self.anyFlight(&early)
      let shifted = Self.anyFlight(&late, startTime: shift)
      for step in 0..<64 {
        // Sixty-fourths of a second are exact at both times.
        let time = Double(step) / 64
        #expect(shifted.state(at: shift + time) == motion.state(at: time))
      }
      // A time of 1e9 s has a last place of 1.2e-7 s.
      #expect(abs(shifted.restTime - shift - motion.restTime) < 2e-7)
    }
  }

  @Test func `springs near critical damping move like the critical one`() {
    for start in [(100.0, 0.0), (100, -2000), (0, 1500)] {
      func flight(_ ratio: Double) -> SpringMotion {
        SpringMotion(
          spring: PanelSpring(response: 0.4, dampingRatio: ratio), from: start.0, to: 0,
          velocity: start.1)
      }
      let critical = flight(1)
      for exponent in 2...15 {
        var offset = 1.0
        for _ in 0..<exponent { offset /= 10 }
        for ratio in [1 - offset, 1 + offset] {
          let near = flight(ratio)
          for step in 0...100 {
            let time = Double(step) * 0.02
            let difference = near.position(at: time) - critical.position(at: time)
            #expect(abs(difference) <= 100 * offset + 1e-12, "\(ratio)")
          }
          #expect(abs(near.restTime - critical.restTime) <= 10 * offset + 1e-12, "\(ratio)")
        }
      }
    }
  }

  @Test func `from its rest time on it is within tolerance, just before it is not`() {
    var numbers = SweptNumbers(seed: 74)
    for _ in 0..<300 {
      let motion = Self.anyFlight(&numbers)
      func isWithin(_ time: Double) -> Bool {
        let state = motion.state(at: time)
        return abs(state.position - motion.target) <= 0.1 * (1 + 1e-9)
          && abs(state.velocity) <= 1 + 1e-9
      }
      #expect(!isWithin(motion.restTime * (1 - 1e-6)))
      for step in 0..<200 { #expect(isWithin(motion.restTime + Double(step) * 0.01)) }
      #expect(motion.isSettled(at: motion.restTime))
      #expect(!motion.isSettled(at: motion.restTime.nextDown))
    }
  }

  @Test func `passing the target fast is not settling`() {
    let motion = SpringMotion(spring: .bouncy, from: 0, to: 100, velocity: 0)
    #expect(motion.restTime > (motion.turningPoint(0)?.time ?? .infinity))
  }

  @Test func `a flight that starts settled rests from its start`() {
    let motion = SpringMotion(
      spring: .bouncy, from: 100.05, to: 100, velocity: 0.5, startTime: 7)
    #expect(motion.restTime == 7)
    #expect(motion.isSettled(at: 7))
  }

  @Test func `before its start it is at its start`() {
    let motion = SpringMotion(spring: .bouncy, from: 10, to: 100, velocity: 300, startTime: 5)
    for time in [-1e300, 0, 4.9, 5, .nan] {
      #expect(motion.state(at: time) == SpringMotionState(position: 10, velocity: 300))
    }
  }

  @Test func `an undamped flight swings for ever and says so with a finite number`() {
    let motion = SpringMotion(
      spring: PanelSpring(stiffness: 100, damping: 0), from: 100, to: 0, velocity: 0)
    #expect(motion.restTime == .greatestFiniteMagnitude)
    let period = 2 * Double.pi / 10
    #expect(abs(motion.position(at: 1000 * period) - 100) < 1e-9)
  }

  @Test func `the published flights of Flutter come out, rounded as published`() throws {
    for flight in try fixture("spring/flutter.json", as: [FlutterFlight].self) {
      let motion = SpringMotion(
        spring: PanelSpring(
          mass: flight.mass, stiffness: flight.stiffness, damping: flight.damping),
        from: flight.from, to: flight.to, velocity: flight.velocity,
        tolerance: MotionTolerance(
          distance: flight.tolerance.distance, speed: flight.tolerance.velocity))
      for row in flight.floor_t_x_v {
        let state = motion.state(at: row[0])
        #expect(state.position.rounded(.down) == row[1])
        #expect(state.velocity.rounded(.down) == row[2])
      }
      #expect(motion.isSettled(at: flight.done_by_s))
    }
  }

  @Test func `the published flights of Motion come out, rounded as published`() throws {
    for flight in try fixture("spring/motion.json", as: [MotionFlight].self) {
      let motion = SpringMotion(
        spring: PanelSpring(
          mass: flight.mass, stiffness: flight.stiffness, damping: flight.damping),
        from: flight.from, to: flight.to, velocity: flight.velocity)
      for (step, expected) in flight.rounded_x.enumerated() {
        let position = motion.position(at: Double(step) * flight.step_s)
        #expect(position.rounded() == expected)
      }
    }
  }

  @Test func `wobble's snapshots come out to 1e-12`() throws {
    for flight in try fixture("spring/wobble.json", as: [WobbleFlight].self) {
      let motion = SpringMotion(
        spring: PanelSpring(
          mass: flight.mass, stiffness: flight.stiffness, damping: flight.damping),
        from: flight.from, to: flight.to, velocity: flight.velocity_units_per_s)
      // The last frame is snapped to the target.
      for (frame, expected) in zip(flight.x, flight.v_units_per_ms).dropLast().enumerated() {
        let state = motion.state(at: Double(frame) * flight.frame_s)
        #expect(abs(state.position - expected.0) < 1e-12 * 100)
        #expect(abs(state.velocity / 1000 - expected.1) < 1e-12 * 2)
      }
    }
  }

  @Test func `no input makes an output that is not finite`() {
    for first in absurdNumbers {
      for second in absurdNumbers {
        for third in absurdNumbers {
          for spring in [PanelSpring.standard, .bouncy, PanelSpring(stiffness: 1e9, damping: 1e9)] {
            let motion = SpringMotion(
              spring: spring, from: first, to: second, velocity: third, startTime: first)
            let state = motion.state(at: second)
            let next = motion.retargeted(to: third, at: second)
            let isFinite =
              state.position.isFinite && state.velocity.isFinite && motion.restTime.isFinite
              && next.restTime.isFinite && next.position(at: third).isFinite
            #expect(isFinite, "\(first) \(second) \(third)")
          }
        }
      }
    }
  }
}
