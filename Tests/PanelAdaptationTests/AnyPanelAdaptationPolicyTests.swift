import PanelAdaptation
import PanelCore
import Testing

/// The custom policy of the protocol's documentation, as written there.
private struct ThirdOfTheScene: PanelAdaptationPolicy {
  func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    let width = context.availableWidth
    return width < 900 ? .compact(width: width) : .regular(edge: .leading, width: width / 3)
  }
}

@Suite struct AnyPanelAdaptationPolicyTests {
  @Test func anErasedPolicyDecidesAsBefore() {
    let erased = AnyPanelAdaptationPolicy(ThirdOfTheScene())
    #expect(erased.arrangement(in: scene(width: 900)) == .regular(edge: .leading, width: 300))
    #expect(erased.arrangement(in: scene(width: 899)) == .compact(width: 899))
    #expect(erased.issues.isEmpty)
  }

  @Test func comparablePoliciesAreEqualByValueAndOthersOnlyToThemselves() {
    let one = AnyPanelAdaptationPolicy(PanelRegularAdaptation())
    #expect(one == AnyPanelAdaptationPolicy(PanelRegularAdaptation()))
    #expect(one != AnyPanelAdaptationPolicy(PanelRegularAdaptation(edge: .leading)))
    #expect(one != AnyPanelAdaptationPolicy(PanelCompactAdaptation()))
    let custom = AnyPanelAdaptationPolicy(ThirdOfTheScene())
    let copy = custom
    #expect(custom == copy)
    #expect(custom != AnyPanelAdaptationPolicy(ThirdOfTheScene()))
  }

  @Test func aPolicyErasedWhereItCannotBeComparedIsUnequalFromBothSides() {
    func erased(_ policy: some PanelAdaptationPolicy) -> AnyPanelAdaptationPolicy {
      AnyPanelAdaptationPolicy(policy)
    }
    let known = AnyPanelAdaptationPolicy(PanelRegularAdaptation())
    let unknown = erased(PanelRegularAdaptation())
    #expect(known != unknown)
    #expect(unknown != known)
    #expect(unknown == unknown)
  }

  @Test func aClientMayPassAnExistential() {
    let policies: [any PanelAdaptationPolicy] = [.compact, .regular, ThirdOfTheScene()]
    let widths = policies.map {
      AnyPanelAdaptationPolicy($0).arrangement(in: scene(width: 1200)).width
    }
    #expect(widths == [1200, 380, 400])
  }

  @Test func modifiersStateAPolicy() {
    struct Content: PanelConfigurable { var preferences = PanelPreferences() }
    let content = Content().panelRegularAdaptation(edge: .leading)
    let stated = content.preferences[PanelAdaptationKey.self]
    #expect(stated == AnyPanelAdaptationPolicy(PanelRegularAdaptation(edge: .leading)))
    let outer = content.panelAdaptation(ThirdOfTheScene())
    #expect(
      outer.preferences[PanelAdaptationKey.self].arrangement(in: scene(width: 900)).width == 300)
  }
}
