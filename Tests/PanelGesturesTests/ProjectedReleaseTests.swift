import PanelGestures
import Testing

@Suite struct ProjectedReleaseTests {
  @Test func matchesEveryCaseOfFloatingPanel() throws {
    for test in try ReleaseCase.all("floatingpanel") {
      let all = test.rule == "floatingpanel_project_all"
      let policy = ProjectedRelease(maximumSteps: all ? nil : 1)
      let release = PanelRelease(
        position: test.position, velocity: test.velocity, stops: test.stops, origin: test.origin)
      guard case .stop(let index) = policy.target(for: release) else {
        Issue.record("\(test.id) dismissed")
        continue
      }
      #expect(release.stops[index] == test.expected, "\(test.id): \(policy.explain(release))")
    }
  }

  @Test func theExampleOfTheDocumentationHolds() {
    let release = PanelRelease(position: 220, velocity: 900, stops: [100, 450, 900])
    #expect(ProjectedRelease().target(for: release) == .stop(1))
    print(ProjectedRelease().explain(release))
  }
}
