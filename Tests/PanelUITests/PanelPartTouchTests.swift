import PanelUI
import Panels
import Testing

@Suite("The parts of a panel under a finger")
struct PanelPartTouchTests {
  @Test("No two parts are taken for the same finger")
  func pointers() {
    #expect(Set(PanelPart.allCases.map(\.pointer)).count == PanelPart.allCases.count)
  }

  @Test("Only the handle moves the panel at once, and nothing beside it does")
  func regions() {
    #expect(PanelPart.allCases.filter { $0.dragRegion == .handle } == [.handle])
    #expect(PanelPart.allCases.filter { $0.dragRegion == .content } == [.surface, .content])
  }
}
