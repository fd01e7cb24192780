import Panels
import Testing

@Suite struct PanelLifecycleTests {
  @Test func behaviour21PresentAndDismissAreIdempotent() {
    var stage = Stage([.medium, .large])
    stage.send(.dismiss)
    stage.send(.present)
    let rest = stage.panel.restTime
    stage.send(.present, after: 0.01)
    #expect(stage.panel.restTime == rest)
    stage.settle()
    stage.send(.dismiss)
    stage.send(.dismiss, after: 0.01)
    stage.settle()
    stage.send(.dismiss)
    #expect(stage.effects == [.settled(.medium), .dismissed(.request)])
  }

  @Test func behaviour21ADismissalIsReversibleInFlight() {
    var stage = Stage([.medium, .large])
    stage.show()
    stage.send(.dismiss)
    #expect(!stage.panel.isPresented && stage.panel.phase == .dismissing)
    stage.now += 0.1
    let (height, velocity) = (stage.height, stage.panel.velocity(at: stage.now))
    stage.send(.present)
    #expect(stage.panel.isPresented && stage.panel.phase == .settling)
    #expect(stage.height == height)
    #expect(abs(stage.panel.velocity(at: stage.now) - velocity) < 1e-9)
    stage.settle()
    #expect(stage.effects == [.settled(.medium)] && stage.height == 400)
  }

  @Test func behaviour21ADragsDismissalCanBeCaughtAndARequestedOneCannot() {
    var stage = Stage([.height(300), .large])
    stage.show()
    stage.drag(200)
    stage.lift(velocity: 500)
    #expect(stage.panel.phase == .dismissing && stage.panel.isPresented)
    stage.send(.dragBegan(at: PanelPoint(x: 0, y: 700)), after: 0.02)
    #expect(stage.panel.phase == .dragging)
    stage.send(.dragMoved(to: PanelPoint(x: 0, y: 500)), after: 0.2)
    stage.liftStill()
    stage.settle()
    #expect(stage.height == 300 && stage.panel.isPresented)
    stage.effects = []
    stage.send(.dismiss)
    stage.send(.dragBegan(at: PanelPoint(x: 0, y: 700), region: .handle), after: 0.02)
    #expect(stage.panel.phase == .dismissing)
    stage.settle()
    #expect(stage.effects == [.dismissed(.request)])
  }

  @Test func behaviour21TheFirstCauseWinsAndADismissalCompletesOnceInAnotherScene() {
    var stage = Stage([.height(300)])
    stage.show()
    stage.send(.escape)
    stage.send(.dismiss, after: 0.02)
    stage.resize(400, 500)
    #expect(stage.panel.phase == .dismissing)
    stage.settle()
    #expect(stage.effects == [.dismissed(.escape)])
    stage.send(.present)
    stage.settle()
    #expect(stage.height == 300)
  }

  @Test func behaviour21ADismissalCompletesAtOnceWhenTheSceneIsGone() {
    var stage = Stage([.height(300)])
    stage.show()
    stage.send(.dismiss)
    stage.resize(0, 0)
    #expect(stage.effects == [.dismissed(.request)] && stage.panel.phase == .hidden)
  }

  @Test func behaviour21AnOutsideTapActsOnlyWhileTheSceneIsDimmed() {
    var stage = Stage(PanelConfiguration().panelDetents([.medium, .large]))
    stage.show()
    stage.send(.outsideTap)
    #expect(stage.panel.isPresented)
    let dimmed = PanelConfiguration().panelDetents([.medium, .large])
      .panelUndimmed(through: .medium)
    stage.send(.configure(dimmed))
    stage.send(.outsideTap)
    #expect(stage.panel.isPresented)
    stage.send(.select(.large))
    stage.settle()
    stage.send(.configure(dimmed.panelInteractiveDismissDisabled()))
    stage.send(.outsideTap)
    #expect(stage.panel.isPresented && stage.count(.dismissalPrevented) == 1)
    stage.send(.configure(dimmed))
    stage.send(.outsideTap)
    stage.settle()
    #expect(stage.count(.dismissed(.outsideTap)) == 1)
  }

  @Test func aDismissalDuringADragTakesThePanelFromTheFinger() {
    var stage = Stage([.height(300), .large])
    stage.show()
    stage.drag(-100)
    stage.send(.dismiss)
    #expect(stage.effects == [.dragCancelled] && stage.panel.phase == .dismissing)
    stage.send(.dragMoved(to: PanelPoint(x: 0, y: 0)))
    stage.settle()
    #expect(stage.effects == [.dragCancelled, .dismissed(.request)])
  }

  @Test func behaviour50PresentAndDismissInQuickSuccessionLeaveOneMotion() {
    var stage = Stage([.medium, .large], selection: .medium)
    stage.send(.present)
    stage.send(.dismiss, after: 0.016)
    stage.send(.present, after: 0.016)
    #expect(stage.panel.isPresented && stage.panel.targetDetent == .medium)
    while stage.height < 100 { stage.now += 0.004 }
    let height = stage.height
    stage.send(.dismiss)
    var highest = stage.height
    while stage.panel.phase != .hidden {
      stage.send(.frame, after: 0.004)
      highest = max(highest, stage.height)
    }
    #expect(highest < height + 40)
    #expect(stage.effects.filter { $0 == .dismissed(.request) }.count == 1)
  }

  @Test func behaviour20SettledIsReportedOnceWithTheFirstEventAtOrAfterItsTime() {
    var stage = Stage([.medium, .large])
    stage.send(.present)
    guard let rest = stage.panel.restTime else { Issue.record("no rest time"); return }
    #expect(stage.panel.send(.frame, at: rest - 0.001).isEmpty)
    #expect(stage.panel.placement(at: rest).height == 400)
    #expect(Array(stage.panel.send(.frame, at: rest)) == [.settled(.medium)])
    #expect(stage.panel.restTime == nil && stage.panel.send(.frame, at: rest + 9).isEmpty)
  }

  @Test func behaviour20EffectsOfOneEventComeInOrder() {
    var stage = Stage([.medium, .large])
    stage.send(.present)
    let effects = stage.panel.send(
      .scene(PanelSceneGeometry(size: PanelSize(width: 900, height: 700))), at: 5)
    #expect(Array(effects) == [.settled(.medium), .displayModeChanged(.regular)])
  }

  @Test func behaviour22ReducedMotionSettlesAtOnce() {
    var stage = Stage(PanelConfiguration().panelDetents([.medium, .large]).panelReduceMotion())
    #expect(stage.send(.present) == [.settled(.medium)])
    #expect(stage.height == 400 && stage.panel.restTime == nil)
    stage.drag(-300)
    #expect(stage.height == 700)
    #expect(
      stage.send(.dragEnded(velocity: -1000)) == [
        .settled(.large), .dragEnded(target: .large), .selectionChanged(.large, .drag),
      ])
    #expect(stage.send(.dismiss) == [.dismissed(.request)])
  }

  @Test func behaviour22ReducingMotionEndsAFlight() {
    var stage = Stage([.medium, .large])
    stage.send(.present)
    stage.send(
      .configure(PanelConfiguration().panelDetents([.medium, .large]).panelReduceMotion()),
      after: 0.05)
    #expect(stage.height == 400 && stage.effects == [.settled(.medium)])
  }

  @Test func behaviour20ABouncySpringNeverLeavesTheLimits() {
    for velocity in [-8000.0, -5000, -900, 900, 5000, 8000] {
      var stage = Stage(
        PanelConfiguration().panelDetents([.height(200), .height(500), .height(700)])
          .panelSpring(.bouncy).panelInteractiveDismissDisabled())
      stage.show()
      stage.drag(-250)
      stage.lift(velocity: velocity)
      while stage.panel.restTime != nil {
        stage.send(.frame, after: 0.002)
        #expect(stage.height >= 0 && stage.height <= 700)
      }
    }
  }

  @Test func behaviour21ADismissalWithoutASceneInAChangedDragCompletesOnce() {
    var stage = Stage([.medium, .large])
    stage.show()
    stage.drag(-20)
    stage.resize(0, 800)
    stage.send(.configure(PanelConfiguration().panelDetents([.fraction(0.75)])))
    #expect(stage.send(.dismiss) == [.dismissed(.request), .dragCancelled])
  }
}
