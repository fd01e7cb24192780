import Panels

extension BenchmarkGroup {
  /// Where a motion would end by itself.
  static var projection: BenchmarkGroup {
    let velocities = Inputs(count: 1024, over: -3000...3000, seed: 2)
    return BenchmarkGroup(
      title: "Projection",
      benchmarks: [
        Benchmark("project", "project") { iterations in
          var sum = 0.0
          for turn in 0..<iterations {
            sum += MotionProjection.normal.restingPosition(from: 400, velocity: velocities[turn])
          }
          return sum
        }
      ])
  }

  /// Moving to a stop.
  static var springs: BenchmarkGroup {
    let regimes = [
      ("critical", "critically damped", 1.0), ("over", "over-damped", 1.6),
      ("under", "under-damped", 0.6),
    ]
    let ours = regimes.flatMap { regime($0, words: $1, dampingRatio: $2) }
    return BenchmarkGroup(
      title: "Springs", benchmarks: ours + [start, flightToRest, plainStep, plainToRest])
  }

  private static let times = Inputs(count: 1024, over: 0...0.4, seed: 3)

  private static func regime(_ name: String, words: String, dampingRatio: Double) -> [Benchmark] {
    let spring = PanelSpring(response: 0.4, dampingRatio: dampingRatio)
    let plain = SpringMotion(spring: spring, from: 400, to: 0, velocity: -1200)
    let bounded = BoundedSpringMotion(
      spring: spring, from: 400, to: 100, velocity: -1200, limits: 0...752)
    return [
      Benchmark("spring-position-\(name)", "position, \(words)") { iterations in
        var sum = 0.0
        for turn in 0..<iterations { sum += plain.position(at: times[turn]) }
        return sum
      },
      Benchmark("spring-state-\(name)", "position and velocity, \(words)") { iterations in
        var sum = 0.0
        for turn in 0..<iterations {
          let state = plain.state(at: times[turn])
          sum += state.position + state.velocity
        }
        return sum
      },
      Benchmark("flight-state-\(name)", "… of a flight within limits") { iterations in
        var sum = 0.0
        for turn in 0..<iterations {
          let state = bounded.state(at: times[turn])
          sum += state.position + state.velocity
        }
        return sum
      },
      Benchmark("settle-\(name)", "settling duration, \(words)") { iterations in
        var sum = 0.0
        for turn in 0..<iterations {
          sum += spring.settlingDuration(target: 100 + 1000 * times[turn], epsilon: 0.1)
        }
        return sum
      },
    ]
  }

  private static let velocities = Inputs(count: 1024, over: -3000...3000, seed: 4)

  private static func flight(_ turn: Int) -> BoundedSpringMotion {
    BoundedSpringMotion(
      spring: .standard, from: 400, to: 426, velocity: velocities[turn], limits: 0...752)
  }

  private static var start: Benchmark {
    Benchmark("flight-start", "start a flight within limits, rest time included") { iterations in
      var sum = 0.0
      for turn in 0..<iterations { sum += flight(turn).restTime }
      return sum
    }
  }

  private static var flightToRest: Benchmark {
    Benchmark("flight-to-rest", "a flight to rest, sampled at 120 Hz") { iterations in
      var sum = 0.0
      for turn in 0..<iterations {
        let flight = flight(turn)
        var time = 0.0
        while time < flight.restTime {
          time += 1 / 120
          sum += flight.position(at: time)
        }
      }
      return sum
    }
  }

  private static var plainStep: Benchmark {
    Benchmark(
      "plain-step", insteadOf: "spring-state-critical", "plain: one implicit Euler step"
    ) { iterations in
      var sum = 0.0
      var spring = EulerSpring(displacement: 400, velocity: -1200, response: 0.4, dampingRatio: 1)
      for turn in 0..<iterations {
        spring.step(1 / 120 + 0.001 * times[turn])
        sum += spring.displacement
        if spring.isSettled { spring.displacement = 400 }
      }
      return sum
    }
  }

  private static var plainToRest: Benchmark {
    Benchmark(
      "plain-to-rest", insteadOf: "flight-to-rest", "plain: Euler steps to rest at 120 Hz"
    ) { iterations in
      var sum = 0.0
      for turn in 0..<iterations {
        var spring = EulerSpring(
          displacement: -26, velocity: velocities[turn], response: 0.4, dampingRatio: 1)
        while !spring.isSettled {
          spring.step(1 / 120)
          sum += spring.displacement
        }
      }
      return sum
    }
  }
}
