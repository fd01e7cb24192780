import PanelTesting
import Panels
import Testing

/// A policy from a closure: the usual mistakes in a line each.
private struct Rule: ReleasePolicy {
  let rule: @Sendable (PanelRelease) -> PanelReleaseTarget

  init(_ rule: @escaping @Sendable (PanelRelease) -> PanelReleaseTarget) { self.rule = rule }

  func target(for release: PanelRelease) -> PanelReleaseTarget { rule(release) }
}

private final class TakesTurns: ReleasePolicy, @unchecked Sendable {
  private var count = 0

  func target(for release: PanelRelease) -> PanelReleaseTarget {
    count += 1
    return .stop(count % release.stops.count)
  }
}

private func nearest(_ release: PanelRelease) -> Int {
  release.stops.indices.min {
    abs(release.stops[$0] - release.position) < abs(release.stops[$1] - release.position)
  } ?? 0
}

private func broken(_ policy: some ReleasePolicy) -> Set<PanelReleaseLaw> {
  Set(checkReleaseLaws(of: policy).map(\.law))
}

@Suite struct ReleaseLawsTests {
  @Test func thePoliciesOfThePackageBreakNone() {
    #expect(checkReleaseLaws(of: ProjectedRelease()).isEmpty)
    #expect(checkReleaseLaws(of: ProjectedRelease(maximumSteps: nil)).isEmpty)
    #expect(
      checkReleaseLaws(of: ProjectedRelease(decelerationRate: 0.99, flick: .nextStop)).isEmpty)
    #expect(checkReleaseLaws(of: ThresholdRelease()).isEmpty)
    #expect(
      checkReleaseLaws(of: AnyReleasePolicy(ThresholdRelease(positionalThreshold: 0.2))).isEmpty)
  }

  @Test func aThresholdAboveHalfBreaksOnlyWhatItsDocumentationSays() {
    #expect(broken(ThresholdRelease(positionalThreshold: 0.8)) == [.followsTheVelocity])
  }

  @Test func aStopThatDoesNotExistIsFound() throws {
    let violations = checkReleaseLaws(
      of: Rule { .stop($0.velocity < 3000 ? nearest($0) : nearest($0) + 1) })
    #expect(violations.map(\.law) == [.answersAStopThatExists])
    let text = try #require(violations.first).description
    #expect(text.contains("3000 pt/s") && text.contains("it answers stop"))
  }

  @Test func aDismissalWithoutPermissionOrFromAboveIsFound() {
    #expect(
      broken(
        Rule {
          $0.position < $0.smallestStop && $0.velocity <= 0 ? .dismiss : .stop(nearest($0))
        }) == [.asksForPermission])
    #expect(
      broken(
        Rule { $0.allowsDismissal && $0.velocity < -500 ? .dismiss : .stop(nearest($0)) })
        == [.dismissesFromBelowOnly])
  }

  @Test func movingAPanelThatRestsIsFound() {
    #expect(broken(Rule { .stop($0.stops.count - 1) }) == [.staysWhereItRests])
    let leaving = checkReleaseLaws(
      of: Rule { $0.allowsDismissal ? .dismiss : .stop(nearest($0)) }, laws: [.staysWhereItRests])
    #expect(leaving.map(\.law) == [.staysWhereItRests])
    #expect(leaving.first?.description.hasSuffix("it answers a dismissal") == true)
  }

  @Test func goingAgainstTheVelocityIsFound() {
    #expect(
      broken(Rule { .stop($0.velocity > 500 ? 0 : nearest($0)) }) == [.followsTheVelocity])
  }

  @Test func aMemoryIsFound() {
    #expect(broken(TakesTurns()).contains(.isAFunction))
  }

  @Test func anExplanationOfSomethingElseIsFound() {
    struct Liar: ReleasePolicy {
      func target(for release: PanelRelease) -> PanelReleaseTarget { .stop(nearest(release)) }

      func explain(_ release: PanelRelease) -> ReleaseExplanation {
        ProjectedRelease().explain(release)
      }
    }
    #expect(broken(Liar()) == [.explainsWhatItDoes])
  }
}
