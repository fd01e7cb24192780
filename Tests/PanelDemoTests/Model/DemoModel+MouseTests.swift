import PanelTerminal
import Panels
import Testing

@testable import PanelDemo

/// In a terminal of 60 × 30 cells, 480 points high, the list's stops are 128, 240 and 464 points: the
/// panel's edge is at the rows 22, 15 and 1.
@Suite struct DemoModelMouseTests {
  @Test func thePanelFollowsTheMouseRowByRow() {
    var hand = Hand(flow: .locations)
    #expect(hand.topRow == 15)
    hand.drag(30, rows: [15, 13, 10], lifts: false)
    #expect(hand.topRow == 10)
    hand.mouse(.drag(.left), 2, 18)
    #expect(hand.topRow == 18)
  }

  @Test(arguments: [([15, 12, 7], 464.0), ([15, 17, 21], 128.0), ([15, 14], 240.0)])
  func itSnapsToTheNearestStop(rows: [Int], height: Double) {
    var hand = Hand(flow: .locations)
    hand.drag(30, rows: rows)
    hand.wait()
    #expect(hand.height == height)
  }

  @Test func aDragToTheBottomDismissesIt() {
    var hand = Hand(flow: .locations)
    hand.drag(30, rows: [15, 20, 25, 29])
    hand.wait()
    #expect(hand.model.panel.phase == .hidden)
    #expect(!hand.model.panel.isPresented)
  }

  @Test func anotherButtonDoesNothing() {
    var hand = Hand(flow: .locations)
    hand.mouse(.press(.right), 30, 15)
    hand.mouse(.drag(.right), 30, 5)
    hand.mouse(.move, 30, 4)
    #expect(hand.topRow == 15)
  }

  @Test func aClickOnALineDoesWhatTheLineSays() {
    var hand = Hand(flow: .walking)
    let before = hand.height
    hand.click(10, hand.topRow + ContentLayout.handleRows + 2)
    hand.wait()
    #expect(hand.height == before + 16)
  }

  @Test func aDragThatBeginsOnALineIsNoClick() {
    var hand = Hand(flow: .area)
    let row = hand.topRow + ContentLayout.handleRows + 4
    let before = hand.model.flow.content.parts
    hand.drag(10, rows: [row, row - 2, row])
    #expect(hand.model.flow.content.parts == before)
  }

  @Test func aDragOnTheListOpensThePanelThenScrollsAndComesBack() {
    var hand = Hand(flow: .locations)
    let bottom = 29
    hand.drag(30, rows: Array((10...bottom).reversed()), lifts: false)
    #expect(hand.height == 464, "14 of the 19 rows open the panel")
    #expect(hand.model.list.position(at: hand.time) == 5 * 16)
    hand.drag(30, rows: Array(10...bottom), lifts: false)
    #expect(hand.model.list.position(at: hand.time) == 0)
    #expect(hand.height == 240)
  }

  @Test func theWheelScrollsTheListAndLeavesThePanelAlone() {
    var hand = Hand(flow: .locations)
    hand.mouse(.wheel(.down), 30, 25)
    #expect(hand.model.list.offset == 32)
    hand.mouse(.wheel(.up), 30, 25)
    hand.mouse(.wheel(.up), 30, 25)
    #expect(hand.model.list.offset == 0)
    #expect(hand.height == 240)
  }

  @Test func theWheelOverTheHandleMovesThePanelAndLetsGoByItself() {
    var hand = Hand(flow: .locations)
    for _ in 0..<5 {
      hand.mouse(.wheel(.up), 30, hand.topRow)
      hand.time += 0.05
    }
    #expect(hand.model.panel.phase == .dragging)
    hand.wait()
    #expect(hand.model.panel.phase == .resting)
    #expect(hand.height == 464)
  }

  @Test func aClickOnTheMapBringsThatPlaceUnderTheMarker() {
    var hand = Hand(flow: .locations)
    // What is free is 480 points wide and 16 … 240 high: its middle is at 240, 128.
    hand.click(40, 5)
    hand.wait()
    let place = hand.model.camera.place(at: hand.time)
    #expect(place == MapPoint(x: (324 - 240) / 8, y: (88 - 128) / 8))
    #expect(hand.height == 240, "the panel is not modal")
  }

  @Test func theMapFollowsTheHand() {
    var hand = Hand(flow: .locations)
    hand.mouse(.press(.left), 30, 5)
    hand.mouse(.drag(.left), 34, 6)
    hand.mouse(.release(.left), 34, 6)
    hand.wait()
    #expect(hand.model.camera.place(at: hand.time) == MapPoint(x: -4, y: -2))
  }

  @Test func besideADimmingPanelAClickDismisses() {
    var hand = Hand(flow: .locations)
    hand.type(.up)
    hand.wait()
    #expect(hand.model.panel.placement(at: hand.time).dimming == 1)
    hand.click(30, 0)
    hand.wait()
    #expect(hand.model.panel.phase == .hidden)
  }

  @Test func theKeyboardIsNeitherPanelNorMap() {
    var hand = Hand(flow: .locations)
    hand.type("k")
    hand.wait()
    #expect(hand.model.target(at: PanelPoint(x: 240, y: 470), time: hand.time) == .keyboard)
    hand.drag(30, rows: [29, 20, 10], lifts: false)
    #expect(hand.model.held == .nothing)
  }

  @Test func aResizeInMidDragGoesOnFromThere() {
    var hand = Hand(flow: .locations)
    hand.drag(30, rows: [15, 12], lifts: false)
    hand.resize(100, 40)
    #expect(hand.model.panel.phase == .dragging)
    let height = hand.height
    hand.mouse(.drag(.left), 30, 10)
    #expect(hand.height == height + 32)
    hand.time += 0.1
    hand.mouse(.release(.left), 30, 10)
    hand.wait()
    #expect(hand.model.panel.stops.heights.contains(hand.height))
  }
}
