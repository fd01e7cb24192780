import PanelCore
import PanelGestures
import Testing

@Suite struct GesturePreferencesTests {
  private struct Content: PanelConfigurable {
    var preferences = PanelPreferences()
  }

  private struct Smallest: ReleasePolicy {
    func target(for release: PanelRelease) -> PanelReleaseTarget { .stop(0) }
  }

  private func policy(of content: Content) -> AnyReleasePolicy {
    content.preferences[PanelReleasePolicyKey.self]
  }

  @Test func whereNothingIsStatedThePanelProjects() {
    #expect(policy(of: Content()) == AnyReleasePolicy(ProjectedRelease()))
    #expect(!Content().preferences.contains(PanelReleasePolicyKey.self))
  }

  @Test func theModifierStatesAPolicyByItsName() {
    let content = Content().panelReleasePolicy(.projected(maximumSteps: nil))
    #expect(policy(of: content) == AnyReleasePolicy(ProjectedRelease(maximumSteps: nil)))
  }

  @Test func aComparablePolicyStatedTwiceIsEqualAnotherIsNot() {
    let stated = policy(of: Content().panelReleasePolicy(.compose))
    #expect(stated == policy(of: Content().panelReleasePolicy(ThresholdRelease())))
    let other = policy(of: Content().panelReleasePolicy(Smallest()))
    #expect(other != policy(of: Content().panelReleasePolicy(Smallest())))
  }

  @Test func anErasedPolicyIsStatedAsItIs() {
    let erased = AnyReleasePolicy(Smallest())
    #expect(policy(of: Content().panelReleasePolicy(erased)) == erased)
  }

  @Test func theLastOfSeveralSiblingsWins() {
    let first = Content().panelReleasePolicy(.stepwise).preferences
    let second = Content().panelReleasePolicy(.material).preferences
    let reduced = first.reducing([second, PanelPreferences()])
    #expect(reduced[PanelReleasePolicyKey.self] == AnyReleasePolicy(.material))
  }

  @Test func furtherOutReplacesWhatWasStatedWithin() {
    let content = Content().panelReleasePolicy(.stepwise).panelReleasePolicy(.projected)
    #expect(policy(of: content) == AnyReleasePolicy(.projected))
  }
}
