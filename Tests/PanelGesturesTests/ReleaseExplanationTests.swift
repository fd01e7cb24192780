import PanelGestures
import Testing

@Suite struct ReleaseExplanationTests {
  private func explain(
    _ policy: some ReleasePolicy = ProjectedRelease(), at position: Double, _ velocity: Double = 0,
    of stops: [Double] = [100, 450, 900], from origin: Double? = nil, moved: Double = 0,
    dismissable: Bool = false
  ) -> ReleaseExplanation {
    policy.explain(
      PanelRelease(
        position: position, velocity: velocity, stops: stops, origin: origin, lastMovement: moved,
        allowsDismissal: dismissable))
  }

  @Test func theExampleHolds() {
    let why = explain(at: 220, 900)
    #expect(abs(why.projection - 669.1) < 1e-9)
    #expect(why.rule == .nearestToProjection)
    #expect(why.target == .stop(1))
    #expect(why.candidates.map(\.stop) == [0, 1])
    #expect(why.candidates.map(\.height) == [100, 450])
    #expect(abs(why.candidates[0].distance - 569.1) < 1e-9)
    #expect(
      why.description == """
        let go at 220.0 pt with 900.0 pt/s, which would come to rest at 669.1 pt; \
        of the stops in reach, 100.0 pt (569.1 away) and 450.0 pt (219.1 away), stop 1 at 450.0 pt: the nearest
        """)
  }

  @Test func theRuleThatDecidedIsNamed() {
    #expect(explain(at: 430, of: [400]).rule == .onlyStop)
    #expect(explain(at: 240, 500, of: [100, 900]).rule == .flick)
    #expect(explain(at: 300, 100 / 0.499, of: [200, 600]).rule == .tieByVelocity)
    #expect(explain(at: 400, of: [200, 600], moved: 1).rule == .tieByMovement)
    #expect(explain(at: 400, of: [200, 600], from: 200).rule == .tieByOrigin)
    #expect(explain(at: 400, of: [200, 600]).rule == .tieUpwards)
    #expect(explain(at: 20, dismissable: true).rule == .dismissal)
    #expect(explain(ThresholdRelease(), at: 300, 30).rule == .positionalThreshold)
    #expect(explain(ThresholdRelease(), at: 300, 300).rule == .flick)
    #expect(explain(ThresholdRelease(), at: 450, 300).rule == .nearestToProjection)
  }

  @Test func theExplanationIsOfTheDecisionThatIsMade() {
    var sweep = ReleaseSweep(seed: 40)
    for round in 0..<20_000 {
      let policy = sweep.policy()
      let release = round % 3 == 0 ? sweep.oddRelease() : sweep.release()
      let why = policy.explain(release)
      #expect(why.target == policy.target(for: release))
      #expect(why.release == release)
      if case .stop(let index) = why.target {
        #expect(why.candidates.contains { $0.stop == index })
      }
    }
  }

  @Test func eachRuleHasItsOwnWords() {
    let release = PanelRelease(position: 220, stops: [100, 450])
    let texts = ReleaseExplanation.Rule.allCases.map {
      ReleaseExplanation(
        release: release, projection: 220, candidates: 0...1, rule: $0, target: .stop(0)
      ).description
    }
    #expect(Set(texts).count == ReleaseExplanation.Rule.allCases.count)
  }

  @Test func anAnswerThatDoesNotExistIsSaidToBeOne() {
    let release = PanelRelease(position: 220, stops: [100, 450])
    let why = ReleaseExplanation(
      release: release, projection: .nan, candidates: 0...7, rule: .ownRule, target: .stop(7))
    #expect(why.candidates.map(\.stop) == [0, 1])
    #expect(why.projection == 220)
    #expect(why.description.contains("stop 7, which does not exist"))
  }

  @Test func aDismissalIsSaidToBeOne() {
    #expect(explain(at: 20, dismissable: true).description.contains(", dismissed: below"))
  }
}
