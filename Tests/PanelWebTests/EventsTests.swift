import PanelCore
import PanelWeb
import Panels
import Testing

/// What the page does, on the host: numbers into the input, an event, numbers out of the output.
///
/// The memory of the exchange is one for all, so nothing here may run at the same time.
@Suite(.serialized) struct EventsTests {
  private func write(_ numbers: [Double]) {
    for (index, number) in numbers.enumerated() { panelInput()[index] = number }
  }

  private let phone: [Double] = [393, 852, 59, 0, 34, 0, 0, 0, 3]

  /// The configuration of content that states nothing, up to the detents.
  private let standard: [Double] =
    [0, 0, 0, 45, 0.55, 0, 16, 0] + [0, 0.4, 1, 0] + [0, 0, 1, 0.998, 500, 0, 0.5]
    + [0, 24, 0, 0, 320, 380, 420] + [-1, 0, -1, 0]

  private var mediumAndLarge: [Double] { standard + [2, 3, 0, 4, 0] }

  private func newPanel() -> UnsafeMutableRawPointer {
    write(standard + [0])
    return panelCreate()
  }

  private func presentedPanel() -> UnsafeMutableRawPointer {
    let panel = newPanel()
    write(phone)
    _ = panelScene(panel, 0)
    write(mediumAndLarge)
    _ = panelConfigure(panel, 0)
    _ = panelEvent(panel, 0, 0)
    return panel
  }

  @Test func aPresentedPanelFliesAsTheEngineItselfDoes() {
    let address = presentedPanel()
    defer { panelDestroy(address) }
    var panel = Panel()
    let scene = PanelSceneGeometry(
      size: PanelSize(width: 393, height: 852),
      safeAreaInsets: PanelInsets(top: 59, bottom: 34), displayScale: 3)
    panel.send(.scene(scene), at: 0)
    panel.send(.configure(PanelConfiguration().panelDetents([.medium, .large])), at: 0)
    panel.send(.present, at: 0)
    for frame in 0...30 {
      let time = Double(frame) / 60
      _ = panelRead(address, time)
      #expect(panelOutput()[11] == panel.placement(at: time).height)
      #expect(panelOutput()[3] == panel.velocity(at: time))
    }
  }

  @Test func aPanelBeginsAsOneOfTheEngineWhateverItIsToldFirst() {
    let address = newPanel()
    defer { panelDestroy(address) }
    var panel = Panel()
    // A column, decided before anything was configured; stating what stands there already is no change.
    let wide: [Double] = [1024, 768, 0, 0, 0, 0, 0, 0, 2]
    write(wide)
    #expect(panelScene(address, 0) == 0)
    panel.send(
      .scene(PanelSceneGeometry(size: PanelSize(width: 1024, height: 768), displayScale: 2)), at: 0)
    write(standard + [0])
    #expect(panelConfigure(address, 0) == 0)
    #expect(panelEvent(address, 0, 0) == 0)
    panel.send(.present, at: 0)
    _ = panelRead(address, 5)
    #expect(panelOutput()[2] == 1 && panel.displayMode == .regular)
    #expect(panelOutput()[6] == panel.contentWidth)
    #expect(panelOutput()[11] == panel.placement(at: 5).height)
  }

  @Test func aDragTellsWhereItEndsAndWhatItSelects() {
    let panel = presentedPanel()
    defer { panelDestroy(panel) }
    _ = panelEvent(panel, 2, 6)
    write([1, 0])
    _ = panelDragBegan(panel, 3, 196, 400, 0)
    for step in 1...10 {
      _ = panelDragMoved(panel, 3 + Double(step) / 60, 196, 400 - Double(step) * 30, 0)
    }
    write([0, 0, 0])
    let count = panelDragEnded(panel, 3.17, 0, 0, 0)
    #expect(count == 2)
    let effects = (0..<10).map { panelOutput()[$0] }
    // The drag's end at large, then the selection of large, by a drag.
    #expect(effects == [3, 4, 0, 0, 0, 5, 4, 0, 0, 0])
  }

  @Test func whatFollowsAnEffectWithoutValuesStandsInItsOwnPlace() {
    let panel = presentedPanel()
    defer { panelDestroy(panel) }
    _ = panelEvent(panel, 2, 6)
    write([1, 0])
    _ = panelDragBegan(panel, 3, 196, 426, 0)
    #expect(panelEvent(panel, 3, 4) == 0)
    for index in 0..<10 { panelOutput()[index] = -7 }
    #expect(panelDragCancelled(panel, 3.1, 0) == 2)
    // The drag's end without a target, then the selection of large, by what was asked for meanwhile.
    #expect((0..<10).map { panelOutput()[$0] } == [4, 0, 0, 0, 0, 5, 4, 0, 3, 0])
  }

  @Test func moreEffectsThanAreStoredInlineAreWrittenInTheirOrderAndOnce() {
    let panel = presentedPanel()
    defer { panelDestroy(panel) }
    _ = panelEvent(panel, 2, 6)
    let mistakes = (1...6).flatMap { _ in [1.0, .nan] }
    write(standard + [7, 4, 0] + mistakes)
    #expect(panelConfigure(panel, 3) == 7)
    #expect((0..<5).map { panelOutput()[$0] } == [5, 4, 0, 2, 0])
    for mistake in 1...6 {
      let effect = (0..<5).map { panelOutput()[5 * mistake + $0] }
      let code = PanelIssueCode(.detentNotANumber(position: mistake))
      #expect(effect == [8, Double(code.kind), Double(mistake + 1), 0, 0])
    }
    #expect(panelEvent(panel, 3, 6) == 0)
  }

  @Test func aMistakeIsItsNumberAndItsValues() {
    let panel = newPanel()
    defer { panelDestroy(panel) }
    #expect(panelContent(panel, 0, -3) == 1)
    let effect = (0..<5).map { panelOutput()[$0] }
    let code = PanelIssueCode(.contentHeightOutOfRange(given: -3, used: 0))
    #expect(effect == [8, Double(code.kind), -3, 0, 0])
  }

  @Test func aDetentOfThePageKeepsItsNumberHoweverManyThereAre() {
    let panel = presentedPanel()
    defer { panelDestroy(panel) }
    write(mediumAndLarge.dropLast(5) + [2, 4, 0, 5, 20])
    _ = panelConfigure(panel, 1)
    _ = panelEvent(panel, 2, 6)
    // Without a page it has no height: it waits, selected, and the panel stays where it is.
    write([5, 20])
    #expect(panelSelect(panel, 3) == 1)
    #expect((0..<5).map { panelOutput()[$0] } == [5, 5, 20, 1, 0])
    // Another number is another detent, which is none of the set.
    write([5, 21])
    #expect(panelSelect(panel, 4) == 1)
    #expect((0..<5).map { panelOutput()[$0] } == [5, 4, 0, 1, 0])
  }

  @Test func aRubberBandIsReadWhereThePageWritesIt() {
    let panel = presentedPanel()
    defer { panelDestroy(panel) }
    _ = panelEvent(panel, 2, 6)
    var numbers = mediumAndLarge
    numbers[4] = 2
    write(numbers)
    #expect(panelConfigure(panel, 3) == 1)
    let effect = (0..<5).map { panelOutput()[$0] }
    let code = PanelIssueCode(.parameterOutOfRange(.rubberBandCoefficient, given: 2, used: 1))
    #expect(effect == [8, Double(code.kind), 2, 1, 0])
  }

  @Test func anExplanationHoldsWhatItsSentenceNeeds() {
    let panel = presentedPanel()
    defer { panelDestroy(panel) }
    _ = panelEvent(panel, 2, 6)
    #expect(panelExplain(panel, 2) == 0)
    write([1, 0])
    _ = panelDragBegan(panel, 3, 196, 400, 0)
    _ = panelDragMoved(panel, 3.1, 196, 380, 0)
    let count = Int(panelExplain(panel, 5))
    let numbers = (0..<count).map { panelOutput()[$0] }
    // At rest it would stay at 446 and go back to medium at 426, the nearest of the two.
    #expect(numbers == [446, 0, 426, 0, 446, 1, 2, 2, 426, 20, 759, 313])
  }

  @Test func whatWasNotWrittenIsNoCrash() {
    let panel = presentedPanel()
    defer { panelDestroy(panel) }
    write([.nan, .infinity, -1e300, 5e9, .nan, .nan, .nan, .nan, .nan, .nan, .nan, 9, 9, 9, 9])
    _ = panelConfigure(panel, .nan)
    _ = panelEvent(panel, 1, 99)
    _ = panelSelect(panel, 1)
    let count = Int(panelRead(panel, .infinity))
    #expect(count > 30)
    #expect((11..<count).allSatisfy { panelOutput()[$0].isFinite })
  }

  @Test func everyGenericOfTheEngineGivesANumber() {
    #expect(panelProbe(900).isFinite)
    #expect(panelProbe(900) != panelProbe(901))
  }
}
