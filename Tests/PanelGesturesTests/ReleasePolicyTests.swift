import PanelGestures
import Testing

/// A policy of a user's own: an Equatable one.
private struct AlwaysLargest: ReleasePolicy, Equatable {
  func target(for release: PanelRelease) -> PanelReleaseTarget {
    .stop(release.stops.count - 1)
  }
}

@Suite struct ReleasePolicyTests {
  private let release = PanelRelease(position: 220, velocity: -900, stops: [100, 450, 900])

  @Test func aPolicyNeedsNothingButItsTarget() {
    let policy = AlwaysLargest()
    #expect(policy.target(for: release) == .stop(2))
    #expect(policy.issues.isEmpty)
  }

  @Test func aPolicyOfOnesOwnIsExplainedByItsAnswer() {
    let why = AlwaysLargest().explain(release)
    #expect(why.target == .stop(2))
    #expect(why.rule == .ownRule)
    #expect(why.projection == 220)
    #expect(why.candidates.map(\.distance) == [120, 230, 680])
    #expect(
      why.description == """
        let go at 220.0 pt with -900.0 pt/s; of 100.0 pt (120.0 away), 450.0 pt (230.0 away) and \
        900.0 pt (680.0 away), stop 2 at 900.0 pt: the policy's own rule
        """)
  }
}
