import PanelCore
import PanelDetents
import Testing

@Suite struct PanelDetentTests {
  @Test func eachRuleAsksForItsHeight() {
    func height(_ detent: PanelDetent) -> Double {
      detent.intendedHeight(sceneHeight: 800, adaptiveContentHeight: 240)
    }
    #expect(height(.adaptive) == 240)
    #expect(height(.height(320)) == 320)
    #expect(height(.fraction(0.4)) == 320)
    #expect(height(.medium) == 400)
    #expect(height(.large) == 800)
    #expect(height(.custom(CustomPanelDetent("third") { $0.sceneHeight / 4 })) == 200)
  }

  @Test func anIntentionIsFiniteWhateverWasAsked() {
    let odd: [PanelDetent] = [
      .height(.nan), .height(.infinity), .height(-.infinity), .fraction(.infinity),
      .fraction(.nan), .custom(CustomPanelDetent("none") { _ in nil }),
      .custom(CustomPanelDetent("nan") { _ in .nan }),
    ]
    let answers = odd.map { $0.intendedHeight(sceneHeight: 800, adaptiveContentHeight: .nan) }
    #expect(answers == [0, 800, 0, 800, 0, 0, 0])
    #expect(PanelDetent.large.intendedHeight(sceneHeight: .infinity, adaptiveContentHeight: 1) == 0)
  }

  @Test func customDetentsWithoutNamesAreEqualByTheirNumbers() {
    let one = CustomPanelDetent(number: 7) { _ in 100 }
    let again = CustomPanelDetent(number: 7) { _ in 200 }
    #expect(one == again && one.hashValue == again.hashValue && one.number == 7)
    #expect(one != CustomPanelDetent(number: 8) { _ in 100 })
    let named = CustomPanelDetent("") { _ in 100 }
    #expect(one != named && named != one && named.number == nil)
  }

  @Test func customDetentsAreEqualByTheBytesOfTheirNames() {
    let one = CustomPanelDetent("half") { $0.availableHeight / 2 }
    let again = CustomPanelDetent("half") { _ in 12 }
    #expect(one == again)
    #expect(Set([one, again]).count == 1)
    // The same letter, composed and decomposed: equal as strings, different bytes.
    #expect(CustomPanelDetent("\u{e9}") { _ in 1 } != CustomPanelDetent("e\u{301}") { _ in 1 })
  }

  @Test func aDetentEqualsItsCopyAlsoWhenItIsNotANumber() {
    #expect(PanelDetent.height(.nan) == .height(.nan))
    #expect(Set([PanelDetent.height(.nan), .height(-.nan), .height(0), .height(-0.0)]).count == 2)
    #expect(PanelDetent.height(1) != .fraction(1))
  }
}
