import Panels

extension BenchmarkGroup {
  /// Deciding where a released panel goes, among four stops.
  static var releases: BenchmarkGroup {
    BenchmarkGroup(
      title: "Releases, among 4 stops",
      benchmarks: [
        decide("decide", "decide: projected", by: ProjectedRelease()),
        decide(
          "decide-any", "decide: projected, as a panel holds it", by: AnyReleasePolicy(.projected)),
        decide("decide-threshold", "decide: threshold", by: ThresholdRelease()),
        state, plain,
      ])
  }

  private static let stops = [100.0, 300, 426, 759]

  private static let heights = Inputs(count: 1024, over: 20...800, seed: 5)
  private static let velocities = Inputs(count: 1024, over: -2000...2000, seed: 6)

  private static func release(_ turn: Int, _ stops: [Double]) -> PanelRelease {
    PanelRelease(
      position: heights[turn], velocity: velocities[turn], stops: stops, origin: 300,
      allowsDismissal: true)
  }

  private static func decide<Policy: ReleasePolicy>(
    _ name: String, _ title: String, by policy: Policy
  ) -> Benchmark {
    let releases = Inputs(count: 1024) { release($0, stops) }
    return Benchmark(name, title) { iterations in
      var sum = 0
      for turn in 0..<iterations { sum &+= number(policy.target(for: releases[turn])) }
      return Double(sum)
    }
  }

  private static var state: Benchmark {
    let stops = stops
    return Benchmark("decide-stated", "state a release, and decide: projected") { iterations in
      var sum = 0
      let policy = ProjectedRelease()
      for turn in 0..<iterations { sum &+= number(policy.target(for: release(turn, stops))) }
      return Double(sum)
    }
  }

  private static var plain: Benchmark {
    let stops = stops
    return Benchmark(
      "plain-decide", insteadOf: "decide",
      "plain: the stop nearest to the projection, no other rule"
    ) { iterations in
      var sum = 0
      for turn in 0..<iterations {
        let end = heights[turn] + velocities[turn] * 0.499
        sum &+= stops.indices.min { abs(stops[$0] - end) < abs(stops[$1] - end) } ?? 0
      }
      return Double(sum)
    }
  }

  @inline(__always)
  private static func number(_ target: PanelReleaseTarget) -> Int {
    switch target {
    case .stop(let index): index
    case .dismiss: -1
    }
  }
}
