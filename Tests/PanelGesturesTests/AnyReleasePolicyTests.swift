import PanelCore
import PanelGestures
import Testing

/// Holds a closure, and so cannot be compared.
private struct Closure: ReleasePolicy {
  let body: @Sendable (PanelRelease) -> PanelReleaseTarget

  func target(for release: PanelRelease) -> PanelReleaseTarget { body(release) }
}

@Suite struct AnyReleasePolicyTests {
  @Test func theExampleHolds() {
    let policy = AnyReleasePolicy(ProjectedRelease())
    #expect(policy.target(for: PanelRelease(position: 440, stops: [100, 450])) == .stop(1))
  }

  @Test func itAnswersExplainsAndReportsAsWhatItHolds() {
    var sweep = ReleaseSweep(seed: 30)
    for _ in 0..<1_000 {
      let policy = sweep.projected()
      let release = sweep.release()
      let erased = AnyReleasePolicy(policy)
      #expect(erased.target(for: release) == policy.target(for: release))
      #expect(erased.explain(release) == policy.explain(release))
    }
    let mistaken = ProjectedRelease(maximumSteps: 0)
    #expect(AnyReleasePolicy(mistaken).issues == mistaken.issues)
  }

  @Test func erasersOfEqualPoliciesAreEqual() {
    #expect(AnyReleasePolicy(ProjectedRelease()) == AnyReleasePolicy(.projected))
    #expect(AnyReleasePolicy(ProjectedRelease()) != AnyReleasePolicy(.stepwise))
    #expect(AnyReleasePolicy(ProjectedRelease()) != AnyReleasePolicy(.compose))
  }

  @Test func erasersOfWhatCannotBeComparedAreEqualToTheirCopies() {
    let policy = Closure { _ in .stop(0) }
    let erased = AnyReleasePolicy(policy)
    let copy = erased
    #expect(erased == copy)
    #expect(erased != AnyReleasePolicy(policy))
  }

  @Test func anEraserIsNotErasedTwice() {
    let erased = AnyReleasePolicy(ProjectedRelease())
    #expect(AnyReleasePolicy(erased) == erased)
    #expect(AnyReleasePolicy(erased) == AnyReleasePolicy(ProjectedRelease()))
  }

  @Test func aPolicyKnownOnlyByItsProtocolCanBeErased() {
    let policies: [any ReleasePolicy] = [ProjectedRelease(), ThresholdRelease()]
    let release = PanelRelease(position: 140, velocity: 130, stops: [100, 450])
    #expect(policies.map { AnyReleasePolicy($0).target(for: release) } == [.stop(0), .stop(1)])
  }
}
