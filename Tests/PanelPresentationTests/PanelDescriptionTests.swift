import Panels
import Testing

@Suite struct PanelDescriptionTests {
  private func presented() -> Panel {
    var panel = Panel()
    panel.send(.scene(PanelSceneGeometry(size: PanelSize(width: 393, height: 852))), at: 0)
    panel.send(.configure(PanelConfiguration().panelDetents([.medium, .large])), at: 0)
    panel.send(.present, at: 0)
    return panel
  }

  @Test func aPanelSaysWhatItDoesAndWhereItIs() {
    #expect("\(Panel())" == "hidden")
    var panel = presented()
    #expect("\(panel)" == "settling at 0.0 pt, compact, target medium")
    panel.send(.frame, at: 2)
    #expect("\(panel)" == "resting at 426.0 pt, compact, target medium")
    panel.send(.dragBegan(at: PanelPoint(x: 196, y: 430), region: .handle), at: 3)
    panel.send(.dragMoved(to: PanelPoint(x: 196, y: 400)), at: 3.1)
    #expect("\(panel)" == "dragging at 456.0 pt, compact, target medium")
    panel.send(.dismiss, at: 4)
    #expect("\(panel)" == "dismissing at 456.0 pt, compact")
  }

  @Test func effectsPrintAsAListOfThem() {
    var panel = presented()
    #expect("\(panel.send(.frame, at: 0.01))" == "[]")
    #expect(
      "\(panel.send(.select(.large), at: 2))"
        == "[settled(medium), selectionChanged(large, request)]")
  }
}
