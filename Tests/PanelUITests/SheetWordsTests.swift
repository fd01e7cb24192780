import PanelUI
import Panels
import Testing

@Suite("The words of Apple's sheet")
struct SheetWordsTests {
  @Test("Sizing to fit is the content's own height, and further heights in their order")
  func sizeToFit() {
    #expect(PanelContentSizing.sizeToFit.detents(additional: []) == [.adaptive])
    #expect(
      PanelContentSizing.sizeToFit.detents(additional: [.medium, .adaptive, .large])
        == [.adaptive, .medium, .large])
  }

  @Test("Interaction with the background is the largest detent at which nothing is dimmed")
  func background() {
    var panel = Panel.standing(at: 300)
    func dimming(_ interaction: PanelBackgroundInteraction) -> Double {
      panel.send(
        .configure(
          PanelConfiguration().panelDetents([.height(300), .height(700)], selection: .height(700))
            .panelUndimmed(through: interaction.undimmedThrough)), at: 1)
      return panel.placement(at: 9).dimming
    }
    #expect(dimming(.automatic) == 0)
    #expect(dimming(.enabled) == 0)
    #expect(dimming(.enabled(upThrough: .height(300))) == 1)
    #expect(dimming(.enabled(upThrough: .height(700))) == 0)
    #expect(dimming(.disabled) == 1)
  }

  @Test("Resizing comes first unless scrolling is asked for")
  func content() {
    #expect(PanelContentInteraction.automatic.handoff.mode == .expands)
    #expect(PanelContentInteraction.resizes.handoff.mode == .expands)
    #expect(PanelContentInteraction.scrolls.handoff.mode == .scrolls)
  }

  @Test("An automatic indicator needs somewhere to go")
  func indicator() {
    #expect(!PanelDragIndicatorVisibility.automatic.isShown(stopCount: 1))
    #expect(PanelDragIndicatorVisibility.automatic.isShown(stopCount: 2))
    #expect(PanelDragIndicatorVisibility.visible.isShown(stopCount: 0))
    #expect(!PanelDragIndicatorVisibility.hidden.isShown(stopCount: 3))
  }

  @Test("Whoever forbids the dismissal is heard, whatever siblings say before or after")
  func dismissal() {
    func reduced(_ statements: [Bool]) -> Bool {
      var result = PanelPreferences()
      for isDisabled in statements {
        var next = PanelPreferences()
        next[PanelInteractiveDismissDisabledKey.self] = isDisabled
        result.reduce(next)
      }
      return result[PanelInteractiveDismissDisabledKey.self]
    }
    #expect(!reduced([]))
    #expect(!reduced([false, false]))
    #expect(reduced([true, false]))
    #expect(reduced([false, true, false]))
  }
}
