import Panels
import Testing

@testable import PanelDemo

@Suite struct PolicyChoiceTests {
  private func arrangement(_ choice: PolicyChoice, _ width: Double, _ height: Double)
    -> PanelArrangement
  {
    let scene = PanelSceneGeometry(size: PanelSize(width: width, height: height))
    return choice.adaptation.arrangement(in: PanelAdaptationContext(scene: scene))
  }

  @Test func theRegularPolicyNeeds80Columns() {
    #expect(arrangement(.regular, 79 * 8, 480).displayMode == .compact)
    #expect(arrangement(.regular, 80 * 8, 480) == .regular(width: 320))
  }

  @Test func theCustomPolicyLooksAtTheShapeOfTheScene() {
    #expect(arrangement(.golden, 800, 900).displayMode == .compact)
    let card = arrangement(.golden, 1000, 600)
    #expect(card.displayMode == .regular && card.edge == .leading)
    #expect(abs(card.width - 382) < 0.1)
    #expect(card.margins.bottom == 16)
  }

  @Test func everyPolicyComesRoundAndReportsNothing() {
    var choice = PolicyChoice.regular
    for _ in PolicyChoice.allCases {
      #expect(choice.adaptation.issues.isEmpty)
      choice = choice.next
    }
    #expect(choice == .regular)
  }
}
