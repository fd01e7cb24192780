import Panels
import Testing

@Suite struct PanelScrollHandoffTests {
  private func scrolling(
    _ offset: Double, handoff: ScrollHandoff = ScrollHandoff(), at detent: PanelDetent,
    region: PanelDragRegion = .content, decelerating: Bool = false
  ) -> Stage {
    var stage = Stage(
      PanelConfiguration().panelDetents([.height(300), .height(700)])
        .panelScrollHandoff(handoff).panelInteractiveDismissDisabled())
    stage.show(at: detent)
    stage.send(
      .dragBegan(
        at: PanelPoint(x: 200, y: 500), region: region,
        scroll: PanelScrollState(offset: offset, isDecelerating: decelerating)))
    return stage
  }

  private func scrolled(_ stage: Stage) -> Double {
    stage.effects.reduce(0) { sum, effect in
      if case .scrollContent(let by) = effect { sum + by } else { sum }
    }
  }

  @Test func behaviour28APullInAScrolledListScrollsItFirstAndMovesThePanelThen() {
    var stage = scrolling(150, at: .height(700))
    stage.move(by: 150, steps: 7)
    #expect(abs((stage.panel.scrollOffset ?? -1) - 0) < 1e-9 && stage.height == 700)
    stage.move(by: 50, from: 650, steps: 3)
    #expect(abs(stage.height - 650) < 1e-9)
    #expect(abs(scrolled(stage) + 150) < 1e-9)
  }

  @Test func behaviour28ADeltaThatReachesTheLargestStopIsSplitAndUsedOnce() {
    var stage = scrolling(20, at: .height(300))
    stage.move(by: -450, steps: 1)
    #expect(stage.height == 700 && stage.panel.scrollOffset == 70 && scrolled(stage) == 50)
    stage.move(by: 60, from: 50, steps: 1)
    #expect(stage.height == 700 && stage.panel.scrollOffset == 10)
    stage.move(by: 40, from: 110, steps: 1)
    #expect(stage.height == 670 && stage.panel.scrollOffset == 0)
  }

  @Test func behaviour28TheHandleAlwaysMovesThePanel() {
    var stage = scrolling(150, at: .height(700), region: .handle)
    stage.move(by: 100)
    #expect(stage.height == 600 && stage.panel.scrollOffset == nil)
  }

  @Test func behaviour28ADeceleratingListKeepsWhatGoesDown() {
    var stage = scrolling(0, at: .height(700), decelerating: true)
    stage.move(by: 60)
    #expect(stage.height == 700 && abs(scrolled(stage) + 60) < 1e-9)
  }

  @Test func behaviour28ScrollsGivesTheListWhatItCanTakeFirst() {
    var stage = scrolling(0, handoff: ScrollHandoff(.scrolls), at: .height(300))
    stage.move(by: -200)
    #expect(stage.height == 300 && abs((stage.panel.scrollOffset ?? 0) - 200) < 1e-9)
  }

  @Test(arguments: [(800.0, 300.0), (-800, 700)])
  func behaviour28AReversedFlingStillSettlesAtAStop(velocity: Double, height: Double) {
    var stage = scrolling(0, at: .height(300))
    stage.move(by: -150)
    #expect(stage.height == 450)
    stage.lift(velocity: velocity)
    stage.settle()
    #expect(stage.height == height)
  }

  @Test func behaviour28AListThatDisappearsLeavesThePanelAtAStop() {
    var stage = scrolling(0, at: .height(300))
    stage.move(by: -150)
    stage.send(.dragCancelled())
    stage.settle()
    #expect(stage.height == 300)
  }

  @Test func aFlingOfTheListIsNotAThrowOfThePanel() {
    var stage = scrolling(500, at: .height(700))
    stage.move(by: 120, steps: 4)
    #expect(stage.panel.velocity(at: stage.now) == 0)
    stage.lift(velocity: 4000)
    stage.settle()
    #expect(stage.height == 700 && stage.selected == .height(700))
  }

  @Test func oneWayTheListKeepsTheGestureOnceItScrolled() {
    var stage = scrolling(0, handoff: ScrollHandoff(.oneWay), at: .height(300))
    stage.move(by: -420, steps: 1)
    #expect(stage.height == 700 && stage.panel.scrollOffset == 20)
    stage.move(by: 100, from: 80, steps: 1)
    #expect(stage.height == 700)
  }

  @Test func anOffsetThatIsNotANumberIsReported() {
    let stage = scrolling(.nan, at: .height(700))
    #expect(stage.issues.count == 1)
  }

  @Test func noDeltaIsLostHoweverThePathIsCut() {
    for pieces in [1, 2, 7, 60] {
      var stage = scrolling(30, at: .height(300))
      stage.move(by: -480, steps: pieces)
      #expect(abs(stage.height - 700) < 1e-9)
      #expect(abs((stage.panel.scrollOffset ?? 0) - 110) < 1e-9)
      stage.move(by: 130, from: 20, steps: pieces)
      #expect(abs(stage.height - 680) < 1e-9)
      #expect(abs(stage.panel.scrollOffset ?? 1) < 1e-9)
    }
  }

  @Test func whoseFlingItIsDoesNotDependOnHowTheLastMovementWasCut() {
    func height(cut pieces: Int) -> Double {
      var stage = scrolling(0, at: .height(700))
      stage.move(by: 18, steps: 1)
      let start = stage.now
      for piece in 1...pieces {
        let y = 518 - 90 * Double(piece) / Double(pieces)
        stage.now = start + 0.016
        stage.send(.dragMoved(to: PanelPoint(x: 200, y: y)))
      }
      stage.send(.dragEnded(velocity: 900))
      stage.settle()
      return stage.height
    }
    #expect(height(cut: 1) == 700 && height(cut: 2) == 700 && height(cut: 90) == 700)
  }

  @Test func anOffsetBeyondMeasureStaysFinite() {
    var stage = scrolling(1.7e308, at: .height(700))
    stage.send(.dragMoved(to: PanelPoint(x: 200, y: -1e300)))
    #expect(stage.panel.scrollOffset?.isFinite == true && stage.height == 700)
  }
}
