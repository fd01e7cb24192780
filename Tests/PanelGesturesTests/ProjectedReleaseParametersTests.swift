import PanelCore
import PanelGestures
import Testing

@Suite struct ProjectedReleaseParametersTests {
  @Test func theDefaultsAreThoseOfThePanel() {
    let policy = ProjectedRelease()
    #expect(policy.maximumSteps == 1)
    #expect(policy.decelerationRate == 0.998)
    #expect(policy.flickVelocity == 500)
    #expect(policy.flick == .neverBehind)
    #expect(policy.dismissalFraction == 0.5)
    #expect(policy.issues.isEmpty)
  }

  @Test func thePresetsAreWhatTheirNamesSay() {
    let presets: [ProjectedRelease] = [
      .projected, .projected(maximumSteps: 2), .stepwise, .material,
    ]
    #expect(presets.map(\.maximumSteps) == [1, 2, 1, 1])
    #expect(presets.map(\.decelerationRate) == [0.998, 0.998, 0, 0])
    #expect(presets.map(\.flickVelocity) == [500, 500, 600, 0])
    #expect(presets.allSatisfy { $0.issues.isEmpty })
  }

  @Test func aDurationIsADecelerationRate() {
    let policy = ProjectedRelease(projectionDuration: 0.2)
    let why = policy.explain(PanelRelease(position: 100, velocity: 1000, stops: [100, 400]))
    #expect(abs(why.projection - 300) < 1e-9)
    #expect(abs(ProjectedRelease(projectionDuration: 0.499).decelerationRate - 0.998) < 1e-15)
    #expect(ProjectedRelease(projectionDuration: 0).decelerationRate == 0)
  }

  @Test(arguments: [
    (ProjectedRelease(maximumSteps: 0), PanelIssue.Parameter.maximumSteps, 1.0),
    (ProjectedRelease(decelerationRate: 1), .decelerationRate, 0.998),
    (ProjectedRelease(decelerationRate: .nan), .decelerationRate, 0.998),
    (ProjectedRelease(projectionDuration: -1), .decelerationRate, 0.998),
    (ProjectedRelease(projectionDuration: .infinity), .decelerationRate, 0.998),
    (ProjectedRelease(flickVelocity: -1), .flickVelocity, 500),
    (ProjectedRelease(flickVelocity: .nan), .flickVelocity, 500),
    (ProjectedRelease(dismissalFraction: 1.5), .dismissalFraction, 0.5),
  ])
  func aParameterThatMeansNothingIsReportedAndReplaced(
    policy: ProjectedRelease, parameter: PanelIssue.Parameter, used: Double
  ) throws {
    #expect(policy.issues.count == 1)
    guard case .parameterOutOfRange(parameter, _, used: used)? = policy.issues.first else {
      Issue.record("\(policy.issues)")
      return
    }
    // It answers as the default does.
    var sweep = ReleaseSweep(seed: 10)
    for _ in 0..<500 {
      let release = sweep.release()
      #expect(policy.target(for: release) == ProjectedRelease().target(for: release))
    }
  }

  @Test func anInfiniteFlickVelocityIsNoMistakeButNever() {
    let policy = ProjectedRelease(flickVelocity: .infinity)
    #expect(policy.issues.isEmpty)
    let release = PanelRelease(position: 240, velocity: 500, stops: [100, 900])
    #expect(policy.target(for: release) == .stop(0))
  }

  @Test func statingTheSameTwiceIsEqualEvenIfItIsNotANumber() {
    #expect(ProjectedRelease(flickVelocity: .nan) == ProjectedRelease(flickVelocity: .nan))
    #expect(ProjectedRelease(flickVelocity: 400) != ProjectedRelease())
    #expect(Set([ProjectedRelease(), .projected, .stepwise]).count == 2)
  }
}
