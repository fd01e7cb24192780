import PanelUI
import Panels
import Testing

@Suite("What a host writes while a finger drags")
struct PanelHostDragTests {
  private let detents: [PanelDetent] = [.adaptive, .medium, .large]

  private func stating(_ selection: PanelDetent) -> PanelConfiguration {
    PanelConfiguration().panelDetents(detents, selection: selection)
  }

  /// A panel at its content's height, held by a finger that has moved up by 20 pt.
  private func dragged() -> PanelHost {
    var host = PanelHost.standing(stating(.adaptive))
    _ = host.send(.dragBegan(at: PanelPoint(x: 200, y: 600), region: .handle), at: 11)
    _ = host.send(.dragMoved(to: PanelPoint(x: 200, y: 580)), at: 11.2)
    return host
  }

  private func lift(_ host: inout PanelHost) -> PanelHost.Outcome {
    host.send(.dragEnded(at: PanelPoint(x: 200, y: 580)), at: 12)
  }

  @Test(
    "A selection written without animation waits for the release, and then the panel is there at once"
  )
  func still() {
    var host = dragged()
    _ = host.configure(stating(.large), animated: false, at: 11.5)
    #expect(host.panel.phase == .dragging)
    #expect(host.panel.placement(at: 11.5).height == 260)
    let outcome = lift(&host)
    #expect(host.panel.phase == .resting)
    #expect(host.panel.placement(at: 12).height == 759)
    #expect(
      outcome.effects == [
        .dragEnded(target: .large), .selectionChanged(.large, .request), .settled(.large),
      ])
    #expect(!host.panel.configuration.reducesMotion)
    // The next one flies again.
    _ = host.configure(stating(.adaptive), animated: true, at: 13)
    #expect(host.panel.phase == .settling)
  }

  @Test("The same when the system takes the finger away")
  func cancelled() {
    var host = dragged()
    _ = host.configure(stating(.large), animated: false, at: 11.5)
    _ = host.send(.dragCancelled(), at: 12)
    #expect(host.panel.phase == .resting)
    #expect(host.panel.placement(at: 12).height == 759)
  }

  @Test("Stating the same selection again, as every redraw does, leaves that as it is")
  func redraw() {
    var host = dragged()
    _ = host.configure(stating(.large), animated: false, at: 11.5)
    _ = host.configure(stating(.large), animated: true, at: 11.6)
    _ = lift(&host)
    #expect(host.panel.phase == .resting)
  }

  @Test("What is asked for last decides, also about the way there")
  func overruled() {
    var host = dragged()
    _ = host.configure(stating(.large), animated: false, at: 11.5)
    var written = host
    _ = written.configure(stating(.medium), animated: true, at: 11.6)
    _ = lift(&written)
    #expect(written.panel.phase == .settling)
    #expect(written.panel.targetDetent == .medium)
    _ = host.send(.select(.medium), at: 11.6)
    _ = lift(&host)
    #expect(host.panel.phase == .settling)
    #expect(host.panel.targetDetent == .medium)
  }

  @Test("A selection written with animation, or none, flies from where the finger lifts")
  func animated() {
    var host = dragged()
    var bare = host
    _ = lift(&bare)
    #expect(bare.panel.phase == .settling)
    _ = host.configure(stating(.large), animated: true, at: 11.5)
    _ = lift(&host)
    #expect(host.panel.phase == .settling)
    #expect(host.panel.placement(at: 12).height == 260)
  }

  @Test("A release that dismisses is seen to, and the next drag is one like any other")
  func dismissed() {
    var host = dragged()
    _ = host.configure(stating(.large), animated: false, at: 11.5)
    _ = host.send(.dragMoved(to: PanelPoint(x: 200, y: 800)), at: 11.9)
    _ = host.send(.dragEnded(at: PanelPoint(x: 200, y: 810)), at: 12)
    #expect(host.panel.phase == .dismissing)
    _ = host.send(.dragBegan(at: PanelPoint(x: 200, y: 810), region: .handle), at: 12.01)
    _ = host.send(.dragMoved(to: PanelPoint(x: 200, y: 700)), at: 12.1)
    _ = host.send(.dragEnded(at: PanelPoint(x: 200, y: 600)), at: 12.2)
    #expect(host.panel.phase == .settling)
  }
}
