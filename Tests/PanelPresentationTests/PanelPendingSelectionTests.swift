import Panels
import Testing

@Suite struct PanelPendingSelectionTests {
  @Test func behaviour9ARequestDuringADragWaitsForTheReleaseAndWins() {
    var stage = Stage([.medium, .large])
    stage.show()
    stage.drag(-120)
    #expect(stage.height == 520)
    stage.send(.select(.large))
    #expect(stage.height == 520 && stage.effects.isEmpty && stage.selected == .medium)
    stage.move(by: -10, from: 380, steps: 1)
    #expect(stage.height == 530)
    stage.lift(velocity: 3000)
    #expect(
      stage.effects == [.dragEnded(target: .large), .selectionChanged(.large, .request)])
    stage.settle()
    #expect(stage.height == 800)
  }

  @Test func behaviour9ARequestWhileHiddenIsForTheNextPresentation() {
    var stage = Stage([.medium, .large])
    stage.send(.select(.large))
    #expect(stage.effects.isEmpty)
    stage.show()
    #expect(stage.selected == .large && stage.height == 800)
    stage.send(.dismiss)
    stage.send(.select(.medium), after: 0.05)
    #expect(stage.panel.phase == .dismissing && !stage.panel.isPresented)
    #expect(stage.effects.isEmpty)
    stage.settle()
    stage.show()
    #expect(stage.selected == .medium)
  }

  @Test func aRequestDuringADragSurvivesAnEmptySceneAtTheRelease() {
    var stage = Stage([.medium, .large])
    stage.show()
    stage.drag(-50)
    stage.send(.select(.large))
    stage.resize(0, 0)
    #expect(stage.panel.phase == .hidden)
    stage.liftStill()
    #expect(
      stage.effects == [.dragEnded(target: .large), .selectionChanged(.large, .request)])
    stage.resize(400, 800)
    #expect(stage.selected == .large && stage.height == 800 && stage.panel.phase == .resting)
  }

  @Test func aRequestDuringADragThatDismissesIsForTheNextPresentation() {
    var stage = Stage([.height(200), .large])
    stage.show()
    stage.drag(180)
    stage.send(.select(.large))
    stage.liftStill()
    stage.settle()
    #expect(stage.selectionChanges.isEmpty)
    stage.show()
    #expect(stage.selected == .large)
  }

  @Test func aRequestDuringADragThatIsDismissedOnRequestActsWhenTheDismissalIsTakenBack() {
    var stage = Stage([.height(200), .large])
    stage.show()
    stage.drag(-20)
    stage.send(.select(.large))
    stage.send(.dismiss)
    stage.send(.present, after: 0.02)
    stage.settle()
    #expect(stage.selected == .large && stage.height == 800)
    #expect(stage.selectionChanges == [.selectionChanged(.large, .request)])
  }

  @Test func aCancelledDragWithANewSetAndARequestIsOneChange() {
    var stage = Stage([.large])
    stage.show()
    stage.drag(50)
    stage.send(
      .configure(
        PanelConfiguration().panelDetents([.medium, .height(200)], selection: .height(200)))
    )
    #expect(stage.effects.isEmpty)
    stage.send(.dragCancelled())
    #expect(stage.effects == [.dragCancelled, .selectionChanged(.height(200), .request)])
    stage.settle()
    #expect(stage.height == 200)
  }

  @Test func aRequestDuringADismissalThatIsCaughtActsAfterTheDrag() {
    var stage = Stage([.height(200), .height(600)])
    stage.show()
    stage.drag(180)
    stage.liftStill()
    #expect(stage.panel.phase == .dismissing)
    stage.send(.select(.height(600)), after: 0.01)
    stage.send(.dragBegan(at: PanelPoint(x: 0, y: 780), region: .handle), after: 0.01)
    stage.send(.dragCancelled())
    stage.settle()
    #expect(stage.height == 600 && stage.selected == .height(600))
  }

  @Test func adjustmentsDuringADragAddUp() {
    var stage = Stage([.height(100), .height(300), .height(500)])
    stage.show()
    stage.drag(-10)
    stage.send(.increment)
    stage.send(.increment)
    stage.liftStill()
    stage.settle()
    #expect(stage.height == 500)
  }
}
