import PanelUI
import Panels
import Testing

@Suite("What is written to an app's bindings")
struct PanelBindingWritesTests {
  /// A panel the user has dragged away, at the moment it is gone.
  private func draggedAway() throws -> (host: PanelHost, writes: PanelBindingWrites) {
    var host = PanelHost.standing()
    _ = host.send(.dragBegan(at: PanelPoint(x: 200, y: 600), region: .handle), at: 11)
    _ = host.send(.dragMoved(to: PanelPoint(x: 200, y: 800)), at: 11.2)
    _ = host.send(.dragEnded(at: PanelPoint(x: 200, y: 810)), at: 11.22)
    let outcome = host.collect(at: try #require(host.panel.restTime))
    return (host, outcome.writes)
  }

  @Test("A panel that an app asks for again as it is told of the end comes back, and enters anew")
  func askedForAgain() throws {
    var (host, writes) = try draggedAway()
    #expect(writes.dismisses && writes.isDismissed && writes.isGone)
    #expect(writes.comeBack(letGo: true, isWanted: true))
    // What a view tree compares is the same as before: only the count tells the contents apart.
    let departures = host.departures
    _ = host.setPresented(true, animated: true, at: 20)
    #expect(host.isMounted)
    #expect(departures == 1)
    #expect(host.departures == 1)
    _ = host.configure(PanelConfiguration(), at: 20)
    _ = host.setContent(height: 240, width: 393, at: 20)
    #expect(host.panel.placement(at: 20).height == 0)
    #expect(host.panel.phase == .settling)
  }

  @Test("A binding that does not let go, as a constant, does not bring the panel back")
  func constant() throws {
    let writes = try draggedAway().writes
    #expect(!writes.comeBack(letGo: false, isWanted: true))
    #expect(!writes.comeBack(letGo: true, isWanted: false))
  }

  @Test("A dismissal on request has written before it is gone: what the app writes then is seen")
  func onRequest() throws {
    var host = PanelHost.standing()
    let requested = host.setPresented(false, animated: true, at: 11).writes
    #expect(!requested.comeBack(letGo: true, isWanted: true))
    let gone = host.collect(at: try #require(host.panel.restTime)).writes
    #expect(gone.isGone)
    #expect(!gone.comeBack(letGo: true, isWanted: true))
    #expect(host.departures == 1)
  }

  @Test("A redraw while no panel is asked for counts as no departure")
  func redraw() {
    var host = PanelHost()
    _ = host.setPresented(false, animated: true, at: 0)
    _ = host.setPresented(false, animated: true, at: 1)
    #expect(host.departures == 0)
  }
}
