import PanelUI
import Panels
import Testing

@Suite("A panel presented for an item")
struct PanelItemTurnTests {
  private struct Place: Identifiable, Equatable {
    var id: Int
    var name = ""
  }

  private let bridge = Place(id: 1, name: "Bridge")
  private let tower = Place(id: 2, name: "Tower")

  private var showingBridge: PanelItemTurn<Place> {
    var turn = PanelItemTurn<Place>()
    turn.take(bridge)
    return turn
  }

  @Test("An item presents the panel, from the first moment on, and no item does not")
  func presents() {
    let turn = PanelItemTurn<Place>()
    #expect(turn.isPresented(for: bridge))
    #expect(turn.content(for: bridge) == bridge)
    #expect(!turn.isPresented(for: nil))
    #expect(turn.content(for: nil) == nil)
  }

  @Test("An item that has changed but for its identity is shown as it is now, in the same panel")
  func sameIdentity() {
    let turn = showingBridge
    let renamed = Place(id: 1, name: "Old Bridge")
    #expect(turn.isPresented(for: renamed))
    #expect(turn.content(for: renamed) == renamed)
  }

  @Test("Another item makes the panel leave with the old one, and come again once it is gone")
  func replaced() {
    var turn = showingBridge
    turn.take(tower)
    #expect(!turn.isPresented(for: tower))
    #expect(turn.content(for: tower) == bridge)
    turn.isGone(next: tower)
    #expect(turn.isPresented(for: tower))
    #expect(turn.content(for: tower) == tower)
  }

  @Test("Of several items that come while the panel leaves, the last is shown")
  func lastOfSeveral() {
    var turn = showingBridge
    turn.take(tower)
    let depot = Place(id: 3)
    turn.take(depot)
    turn.isGone(next: depot)
    #expect(turn.shown == depot)
  }

  @Test("The old item asked for again while it leaves turns the panel round")
  func turnedRound() {
    var turn = showingBridge
    turn.take(tower)
    turn.take(bridge)
    #expect(turn.isPresented(for: bridge))
    #expect(turn.content(for: bridge) == bridge)
  }

  @Test("An item taken away stays to be seen while the panel leaves, and then there is none")
  func takenAway() {
    var turn = showingBridge
    turn.take(nil)
    #expect(!turn.isPresented(for: nil))
    #expect(turn.content(for: nil) == bridge)
    turn.isGone(next: nil)
    #expect(turn.shown == nil)
  }

  @Test("A dismissal takes away the item it was about, and not one that waits")
  func dismissalTakesItsOwn() {
    let turn = showingBridge
    #expect(turn.takesAway(bridge))
    #expect(!turn.takesAway(tower))
    #expect(!turn.takesAway(nil))
  }

  @Test("An item whose panel was dismissed does not come back by itself")
  func staysAway() {
    var turn = showingBridge
    turn.isGone(next: bridge)
    #expect(turn.shown == nil)
  }

  @Test("The same item, written again as its panel goes, comes again; another one does, too")
  func writtenAgain() {
    var turn = showingBridge
    turn.isGone(next: bridge, letGo: true)
    #expect(turn.shown == bridge)
    turn.isGone(next: tower, letGo: true)
    #expect(turn.shown == tower)
    turn.isGone(next: nil, letGo: true)
    #expect(turn.shown == nil)
  }

  @Test(
    "With a panel: the old one is told to be gone once, then the new one enters from the bottom")
  func withHost() throws {
    var host = PanelHost.standing()
    var turn = showingBridge
    turn.take(tower)
    var outcome = host.setPresented(turn.isPresented(for: tower), animated: true, at: 20)
    #expect(!outcome.writes.isGone)
    outcome = host.collect(at: try #require(host.panel.restTime))
    #expect(outcome.writes.isDismissed)
    #expect(outcome.writes.isGone)
    turn.isGone(next: tower)
    _ = host.setPresented(turn.isPresented(for: tower), animated: true, at: 30)
    #expect(!host.panel.isPresented)
    _ = host.configure(PanelConfiguration(), at: 30)
    _ = host.setContent(height: 300, width: 393, at: 30)
    #expect(host.panel.placement(at: 30).height == 0)
    #expect(host.panel.targetDetent == .adaptive)
  }
}

extension PanelHost {
  /// A host whose panel stands at its content's height of 240 points, at time 10.
  static func standing(_ configuration: PanelConfiguration = PanelConfiguration()) -> PanelHost {
    var host = PanelHost()
    let container = PanelRegionReading(
      safeFrame: PanelRect(x: 0, y: 59, width: 393, height: 759),
      insets: PanelInsets(top: 59, bottom: 34))
    _ = host.setPresented(true, animated: false, at: 0)
    _ = host.setScene(
      PanelSceneReading(container: container, direction: .leftToRight, displayScale: 3), at: 0)
    _ = host.configure(configuration, at: 0)
    _ = host.setContent(height: 240, width: 393, at: 0)
    _ = host.collect(at: 10)
    return host
  }
}
