import PanelUI
import Panels
import Testing

@Suite("A panel's handle and the keyboard")
struct PanelHandleCommandTests {
  private static let detents: [PanelDetent] = [.height(200), .medium, .large]

  private func host(at detent: PanelDetent) -> PanelHost {
    PanelHost.standing(
      PanelConfiguration().panelDetents(Self.detents, selection: detent))
  }

  /// Where the panel goes by a command; nil where it stays.
  private func target(_ command: PanelHandleCommand, from detent: PanelDetent) -> PanelDetent? {
    var host = host(at: detent)
    guard let event = command.event(for: host.panel) else { return nil }
    _ = host.send(event, at: 11)
    return host.panel.targetDetent
  }

  @Test("Up and down go to the next detent, and at the ends leave the key to others")
  func steps() {
    #expect(target(.larger, from: .height(200)) == .medium)
    #expect(target(.larger, from: .medium) == .large)
    #expect(target(.larger, from: .large) == nil)
    #expect(target(.smaller, from: .large) == .medium)
    #expect(target(.smaller, from: .height(200)) == nil)
  }

  @Test("Activating goes up, and from the top back to the bottom")
  func cycle() {
    #expect(target(.next, from: .height(200)) == .medium)
    #expect(target(.next, from: .medium) == .large)
    #expect(target(.next, from: .large) == .height(200))
  }

  @Test("A panel with one detent has nowhere to go, but out")
  func single() {
    let panel = PanelHost.standing().panel
    #expect(panel.isPresented)
    for command in PanelHandleCommand.allCases where command != .leave {
      #expect(command.event(for: panel) == nil)
    }
    #expect(PanelHandleCommand.leave.event(for: panel) != nil)
  }

  @Test("Leaving dismisses where that is allowed, and is told where it is not")
  func leave() throws {
    var host = PanelHost.standing()
    let event = try #require(PanelHandleCommand.leave.event(for: host.panel))
    #expect(host.send(event, at: 11).writes.dismisses)
    var held = PanelHost.standing(PanelConfiguration().panelInteractiveDismissDisabled())
    let outcome = held.send(event, at: 11)
    #expect(!outcome.writes.dismisses)
    #expect(outcome.effects.contains(.dismissalPrevented))
  }

  @Test("A list of actions offers what would be done: no way out where it is forbidden")
  func offered() {
    func offered(by panel: Panel) -> Set<PanelHandleCommand> {
      Set(PanelHandleCommand.allCases.filter { $0.isOffered(by: panel) })
    }
    #expect(offered(by: host(at: .medium).panel) == [.larger, .smaller, .next, .leave])
    #expect(offered(by: host(at: .large).panel) == [.smaller, .next, .leave])
    #expect(offered(by: PanelHost.standing().panel) == [.leave])
    let held = PanelConfiguration().panelInteractiveDismissDisabled()
    #expect(offered(by: PanelHost.standing(held).panel) == [])
    #expect(offered(by: PanelHost().panel) == [])
  }

  @Test("A panel that is not there takes no key")
  func hidden() {
    for command in PanelHandleCommand.allCases {
      #expect(command.event(for: PanelHost().panel) == nil)
    }
  }
}
