import Panels
import Testing

@Suite struct PanelSelectionTests {
  @Test func behaviour8WithoutASelectionTheSmallestStopIsFixedOnce() {
    var stage = Stage([.adaptive, .medium], content: 300)
    stage.show()
    #expect(stage.selected == .adaptive)
    stage.send(.content(height: 500))
    stage.settle()
    #expect(stage.selected == .adaptive && stage.height == 500)
    #expect(stage.selectionChanges.isEmpty)
  }

  @Test func behaviour8ASelectionOutsideTheSetIsTheNearestMember() {
    var stage = Stage([.medium, .large], selection: .height(200))
    stage.send(.present)
    stage.settle()
    #expect(stage.selected == .medium && stage.height == 400)
    #expect(stage.selectionChanges.isEmpty)
    for _ in 0..<10 { stage.send(.configure(stage.panel.configuration)) }
    #expect(stage.effects == [.settled(.medium)])
  }

  @Test func behaviour8ADetentThatLeavesTheSetIsReplacedByTheNearest() {
    var stage = Stage([.medium, .large])
    stage.show()
    stage.send(.configure(PanelConfiguration().panelDetents([.height(180), .large])))
    #expect(stage.effects == [.selectionChanged(.height(180), .detentsChanged)])
    #expect(stage.height == 400 && stage.panel.phase == .settling)
    stage.settle()
    #expect(stage.height == 180)
  }

  @Test func behaviour3AnInactiveSelectionWaitsAtTheNearestStopAndReturns() {
    let tall = PanelDetent.custom(CustomPanelDetent("tall") { $0.sceneHeight > 500 ? 300 : nil })
    var stage = Stage([.height(100), tall, .large])
    stage.show(at: tall)
    stage.resize(800, 400)
    #expect(stage.selected == tall && stage.height == 400 && stage.panel.targetDetent == .large)
    stage.resize(400, 800)
    #expect(stage.selected == tall && stage.height == 300)
    #expect(stage.selectionChanges.isEmpty)
  }

  @Test func behaviour9TheBoundValueActsOnlyWhenItDiffersFromTheLast() {
    let bound = PanelConfiguration().panelDetents([.medium, .large], selection: .medium)
    var stage = Stage(bound)
    stage.show()
    stage.drag(-300)
    stage.liftStill()
    stage.settle()
    #expect(stage.selected == .large)
    stage.effects = []
    stage.send(.configure(bound))
    #expect(stage.selected == .large && stage.effects.isEmpty)
    stage.send(.configure(bound.panelDetents([.medium, .large], selection: .large)))
    stage.send(.configure(bound))
    stage.settle()
    #expect(stage.selected == .medium && stage.height == 400)
    #expect(stage.selectionChanges == [.selectionChanged(.medium, .request)])
  }

  @Test func behaviour9ARequestAlwaysActs() {
    var stage = Stage([.medium, .large], selection: .medium)
    stage.show()
    stage.drag(-300)
    stage.liftStill()
    stage.settle()
    stage.effects = []
    stage.send(.select(.medium))
    stage.settle()
    #expect(stage.height == 400)
    #expect(stage.selectionChanges == [.selectionChanged(.medium, .request)])
    stage.send(.select(.medium))
    #expect(stage.selectionChanges.count == 1)
  }

  @Test func aPresentationWithoutABindingOpensAtItsSmallestStopAgain() {
    var stage = Stage([.medium, .large])
    stage.show(at: .large)
    stage.send(.dismiss)
    stage.settle()
    stage.show()
    #expect(stage.selected == .medium && stage.height == 400)
  }

  @Test func behaviour10CrossingStopsIsSilentAndAChangeIsOneEffect() {
    var stage = Stage([.height(100), .medium, .large], dismissible: false)
    stage.show()
    stage.drag(-650)
    #expect(stage.effects.isEmpty)
    stage.liftStill()
    #expect(
      stage.effects == [.dragEnded(target: .large), .selectionChanged(.large, .drag)])
  }

  @Test func accessibilityStepsThroughTheStopsAndEndsThere() {
    var stage = Stage([.height(100), .medium, .large])
    stage.show()
    stage.send(.decrement)
    #expect(stage.effects.isEmpty)
    stage.send(.increment)
    stage.send(.increment, after: 0.05)
    stage.send(.increment, after: 0.05)
    stage.settle()
    #expect(stage.height == 800)
    #expect(
      stage.selectionChanges == [
        .selectionChanged(.medium, .accessibility), .selectionChanged(.large, .accessibility),
      ])
  }

  @Test func behaviour2SelectingAnotherMemberOfTheSameStopMovesNothing() {
    var stage = Stage([.adaptive, .medium], content: 400)
    stage.show()
    #expect(stage.selected == .adaptive)
    stage.send(.select(.medium))
    #expect(stage.panel.phase == .resting && stage.height == 400)
    #expect(stage.effects == [.selectionChanged(.medium, .request)])
  }

  @Test func aDetentThatIsNotANumberIsNeverSelected() {
    var stage = Stage([.height(.nan), .height(200), .medium], selection: .height(.nan))
    #expect(stage.issues == [.selectionNotANumber, .detentNotANumber(position: 0)])
    stage.show()
    #expect(stage.selected == .height(200))
    stage.send(.select(.fraction(.nan)))
    #expect(stage.selected == .height(200) && stage.panel.phase == .resting)
  }

  @Test func aRequestThatMeansTheStopThePanelIsAtChangesNothing() {
    var stage = Stage([.adaptive, .medium], selection: .medium, content: 400)
    stage.show()
    stage.send(.select(.height(405)))
    #expect(stage.selected == .medium && stage.effects.isEmpty)
  }
}
