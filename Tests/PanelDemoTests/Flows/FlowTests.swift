import Panels
import PanelTerminal
import Testing

@testable import PanelDemo

@Suite struct FlowTests {
  private func configuration(_ choice: FlowChoice) -> PanelConfiguration {
    PanelConfiguration(choice.start.content.preferences)
  }

  private func height(_ flow: any Flow) -> Double {
    ContentLayout(flow.content, columns: 47).height
  }

  @Test(arguments: [
    (FlowChoice.walking, [PanelDetent.adaptive], PanelDetent?.none),
    (.area, [.adaptive, .medium], .medium),
    (.locations, [.height(128), .medium, .large], .medium),
    (.subscription, [.adaptive], nil),
    (.onboarding, [.height(64), .adaptive], .adaptive),
    (.fitting, [.adaptive, .fraction(0.65), .large], .adaptive),
  ])
  func eachFlowStatesItsDetents(
    choice: FlowChoice, detents: [PanelDetent], selection: PanelDetent?
  ) {
    #expect(configuration(choice).detents == detents)
    #expect(configuration(choice).selection == selection)
  }

  @Test func onlyTheRequiredStepForbidsItsDismissal() {
    for choice in FlowChoice.allCases {
      #expect(configuration(choice).isInteractiveDismissDisabled == (choice == .onboarding))
    }
  }

  @Test func theBindingIsWhatTheFlowStates() {
    for choice in FlowChoice.allCases {
      var flow = choice.start
      flow.selection = .large
      #expect(PanelConfiguration(flow.content.preferences).selection == .large)
    }
  }

  @Test func theSubpageIsHigherThanThePageBefore() {
    var flow: any Flow = FlowChoice.subscription.start
    let overview = height(flow)
    #expect(flow.activate(0) == .stay)
    #expect(height(flow) > overview + 80)
    #expect(flow.activate(1) == .stay)
    #expect(height(flow) == overview)
  }

  @Test func aSwitchAddsALine() {
    var flow: any Flow = FlowChoice.walking.start
    let before = height(flow)
    _ = flow.activate(0)
    #expect(height(flow) == before + TerminalGrid.rowHeight)
  }

  @Test func theRequiredStepEndsAfterItsLastPage() {
    var flow: any Flow = FlowChoice.onboarding.start
    #expect([flow.activate(0), flow.activate(0), flow.activate(0)] == [.stay, .stay, .finish])
  }

  @Test func aPlaceOfTheListIsShownOnTheMap() {
    var flow: any Flow = FlowChoice.locations.start
    #expect(flow.activate(1) == .show(MapPoint(x: 3, y: 3)))
    #expect(flow.activate(-1) == .stay)
    #expect(flow.activate(999) == .stay)
  }

  @Test func actionsThatDoNotExistDoNothing() {
    for choice in FlowChoice.allCases where choice != .onboarding && choice != .fitting {
      var flow = choice.start
      let before = flow.content.parts
      #expect(flow.activate(12345) == .stay)
      #expect(flow.content.parts == before)
    }
  }
}
