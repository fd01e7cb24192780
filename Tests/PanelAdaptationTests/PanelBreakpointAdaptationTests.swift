import PanelAdaptation
import PanelCore
import Testing

@Suite struct PanelBreakpointAdaptationTests {
  private let policy = PanelBreakpointAdaptation([
    .init(from: 1100, width: 400, edge: .leading), .init(from: 700, width: 320),
  ])

  @Test func theLastBreakpointReachedDecides() {
    #expect(policy.arrangement(in: scene(width: 699)) == .compact(width: 699))
    #expect(policy.arrangement(in: scene(width: 700)) == .regular(width: 320))
    #expect(policy.arrangement(in: scene(width: 1100)) == .regular(edge: .leading, width: 400))
  }

  @Test func breakpointsThatMeanNothingAreLeftOutAndReported() {
    let policy = PanelBreakpointAdaptation([
      .init(from: .nan, width: 300), .init(from: 100, width: 0), .init(from: 200, width: 900),
    ])
    #expect(policy.breakpoints.count == 1 && policy.issues.count == 2)
    #expect(policy.arrangement(in: scene(width: 300)) == .regular(width: 300))
    #expect(PanelBreakpointAdaptation([]).arrangement(in: scene(width: 5)) == .compact(width: 5))
  }

  @Test func policiesWithTheSameMistakesAreEqual() {
    func policy(_ odd: Double) -> PanelBreakpointAdaptation {
      PanelBreakpointAdaptation([.init(from: 700, width: 320), .init(from: odd, width: .nan)])
    }
    #expect(policy(.nan) == policy(.nan))
    #expect(Set([policy(.nan), policy(.nan), policy(.infinity)]).count == 2)
    #expect(policy(.nan) != PanelBreakpointAdaptation([.init(from: 700, width: 320)]))
  }
}
