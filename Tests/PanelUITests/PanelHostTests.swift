import PanelUI
import Panels
import Testing

@Suite("A panel in a view tree")
struct PanelHostTests {
  private static let scene = PanelSceneReading(
    container: PanelRegionReading(
      safeFrame: PanelRect(x: 0, y: 59, width: 393, height: 759),
      insets: PanelInsets(top: 59, bottom: 34)),
    direction: .leftToRight, displayScale: 3)

  /// Tells the host three things in an order, each 0.1 s after the one before.
  private func host(
    learning order: [Int], animated: Bool = true, selection: PanelDetent? = nil
  ) -> PanelHost {
    var host = PanelHost()
    _ = host.setPresented(true, animated: animated, at: 0)
    for (step, what) in order.enumerated() {
      let time = 0.1 * Double(step + 1)
      switch what {
      case 0: _ = host.setScene(Self.scene, at: time)
      case 1:
        _ = host.configure(
          PanelConfiguration().panelDetents([.adaptive, .large], selection: selection), at: time)
      default: _ = host.setContent(height: 240, width: 393, at: time)
      }
    }
    return host
  }

  @Test("A panel enters from the bottom once scene, statements and content are known, in any order")
  func entranceOrder() {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2]] {
      let host = host(learning: order)
      #expect(host.panel.phase == .settling, "order \(order)")
      #expect(host.panel.placement(at: 0.3).height == 0, "order \(order)")
      #expect(host.panel.targetDetent == .adaptive, "order \(order)")
    }
  }

  @Test("Content measured before there is a width says nothing, and nothing is presented")
  func earlyMeasurement() {
    let host = host(learning: [2, 1, 0])
    #expect(!host.panel.isPresented)
    #expect(host.panel.contentHeight == nil)
    #expect(host.isMounted)
  }

  @Test(
    "A presentation without animation stands at its detent at once, and later moves are animated")
  func withoutAnimation() throws {
    var host = host(learning: [0, 1, 2], animated: false)
    #expect(host.panel.phase == .resting)
    #expect(host.panel.placement(at: 0.3).height == 240)
    _ = host.send(.select(.large), at: 1)
    #expect(host.panel.phase == .settling)
    let outcome = host.setPresented(false, animated: false, at: 1.1)
    #expect(host.panel.phase == .hidden)
    #expect(outcome.writes.isDismissed)
  }

  @Test("A dismissal on request unmounts the content when it is complete, and calls once")
  func dismissal() throws {
    var host = host(learning: [0, 1, 2])
    _ = host.collect(at: 10)
    let requested = host.setPresented(false, animated: true, at: 11)
    // The binding says so already; there is nothing to write back but what it says.
    #expect(requested.writes.dismisses)
    #expect(!requested.writes.isDismissed)
    #expect(host.isMounted)
    let restTime = try #require(host.panel.restTime)
    #expect(host.isDue(at: restTime))
    #expect(host.collect(at: restTime).writes.isDismissed)
    #expect(!host.isMounted)
    #expect(host.collect(at: restTime + 1).effects.isEmpty)
  }

  @Test("A second presentation waits for the new content, and enters from the bottom again")
  func secondPresentation() throws {
    var host = host(learning: [0, 1, 2])
    _ = host.setPresented(false, animated: true, at: 1)
    _ = host.collect(at: try #require(host.panel.restTime))
    _ = host.setPresented(true, animated: true, at: 20)
    #expect(!host.panel.isPresented)
    _ = host.configure(PanelConfiguration().panelDetents([.adaptive]), at: 20)
    _ = host.setContent(height: 320, width: 393, at: 20)
    #expect(host.panel.phase == .settling)
    #expect(host.panel.placement(at: 20).height == 0)
  }

  @Test("A presentation given up before it began leaves nothing behind: the next one waits again")
  func givenUp() {
    var host = PanelHost()
    _ = host.setPresented(true, animated: true, at: 0)
    _ = host.configure(PanelConfiguration(), at: 0.1)
    let outcome = host.setPresented(false, animated: true, at: 0.2)
    #expect(outcome.effects.isEmpty)
    #expect(!host.isMounted)
    _ = host.setScene(Self.scene, at: 0.3)
    _ = host.setPresented(true, animated: true, at: 1)
    _ = host.setContent(height: 240, width: 393, at: 1)
    #expect(!host.panel.isPresented)
    _ = host.configure(PanelConfiguration(), at: 1)
    #expect(host.panel.isPresented)
  }

  @Test("A presentation asked for while the panel leaves turns it round where it is")
  func turnedRound() {
    var host = host(learning: [0, 1, 2])
    _ = host.collect(at: 10)
    _ = host.setPresented(false, animated: true, at: 11)
    let height = host.panel.placement(at: 11.1).height
    #expect(height > 0 && height < 240)
    let outcome = host.setPresented(true, animated: true, at: 11.1)
    #expect(!outcome.writes.dismisses)
    #expect(host.panel.isPresented)
    #expect(host.panel.placement(at: 11.1).height == height)
  }

  @Test("A drag's dismissal writes false when it is complete, not before")
  func dragDismissal() throws {
    var host = host(learning: [0, 1, 2])
    _ = host.collect(at: 10)
    _ = host.send(.dragBegan(at: PanelPoint(x: 200, y: 600), region: .handle), at: 11)
    _ = host.send(.dragMoved(to: PanelPoint(x: 200, y: 800)), at: 11.2)
    let released = host.send(.dragEnded(at: PanelPoint(x: 200, y: 810)), at: 11.22)
    #expect(released.effects.contains(.dragEnded(target: nil)))
    #expect(!released.writes.dismisses)
    let done = host.collect(at: try #require(host.panel.restTime))
    #expect(done.writes.dismisses)
    #expect(done.writes.isDismissed)
    #expect(!host.wantsPresented)
  }

  @Test("A selection the user drags to is written; one the host bound is not written back")
  func selectionWrites() {
    var host = host(learning: [0, 1, 2], selection: .adaptive)
    _ = host.collect(at: 10)
    let stepped = host.send(.increment, at: 11)
    #expect(stepped.writes.selection == .large)
    let bound = host.configure(
      PanelConfiguration().panelDetents([.adaptive, .large], selection: .adaptive), at: 12)
    #expect(bound.writes.selection == nil)
    let pushed = host.configure(
      PanelConfiguration().panelDetents([.adaptive, .large], selection: .large), at: 13)
    #expect(pushed.writes.selection == nil)
  }

  @Test("A selection written without animation is there at once, told once, and not written back")
  func stillSelection() {
    let detents: [PanelDetent] = [.adaptive, .large]
    var host = PanelHost.standing(
      PanelConfiguration().panelDetents(detents, selection: .adaptive))
    let outcome = host.configure(
      PanelConfiguration().panelDetents(detents, selection: .large), animated: false, at: 11)
    #expect(host.panel.phase == .resting)
    #expect(host.panel.placement(at: 11).height == 759)
    #expect(outcome.effects == [.settled(.large), .selectionChanged(.large, .request)])
    #expect(outcome.writes.selection == nil)
    // The next one flies again.
    _ = host.configure(
      PanelConfiguration().panelDetents(detents, selection: .adaptive), animated: true, at: 12)
    #expect(host.panel.phase == .settling)
    #expect(!host.panel.configuration.reducesMotion)
  }

  @Test("A selection written without animation while the panel flies ends the flight where it says")
  func stillSelectionInFlight() {
    let detents: [PanelDetent] = [.adaptive, .medium, .large]
    var host = PanelHost.standing(
      PanelConfiguration().panelDetents(detents, selection: .adaptive))
    _ = host.configure(PanelConfiguration().panelDetents(detents, selection: .large), at: 11)
    _ = host.configure(
      PanelConfiguration().panelDetents(detents, selection: .medium), animated: false, at: 11.1)
    #expect(host.panel.phase == .resting)
    #expect(host.panel.placement(at: 11.1).height == 426)
  }

  @Test("A mistake in what the content states is told once, animated or not")
  func mistakesOnce() {
    func issues(_ effects: [PanelEffect]) -> Int {
      effects.count { if case .issue = $0 { true } else { false } }
    }
    let wrong = PanelConfiguration().panelDetents([.height(.nan), .large])
    var host = PanelHost.standing()
    #expect(issues(host.configure(wrong, animated: false, at: 11).effects) == 1)
    #expect(issues(host.setPresented(false, animated: false, at: 12).effects) == 0)
    #expect(!host.panel.isPresented)
  }

  @Test("With reduced motion every written selection is there at once")
  func reducedMotion() {
    var configuration = PanelConfiguration().panelDetents(
      [.adaptive, .large], selection: .adaptive)
    configuration.reducesMotion = true
    var host = PanelHost.standing(configuration)
    configuration.selection = .large
    for animated in [true, false] {
      var told = host
      _ = told.configure(configuration, animated: animated, at: 11)
      #expect(told.panel.phase == .resting)
      #expect(told.panel.placement(at: 11).height == 759)
    }
    #expect(host.collect(at: 12).effects.isEmpty)
  }

  @Test("A panel is gone once it was dismissed, or given up before it was seen, and each time once")
  func gone() throws {
    var host = PanelHost.standing()
    #expect(!host.setPresented(false, animated: true, at: 11).writes.isGone)
    #expect(!host.setPresented(false, animated: true, at: 11.01).writes.isGone)
    #expect(host.collect(at: try #require(host.panel.restTime)).writes.isGone)
    #expect(!host.setPresented(false, animated: true, at: 20).writes.isGone)
    _ = host.setPresented(true, animated: true, at: 21)
    let givenUp = host.setPresented(false, animated: true, at: 21.1)
    #expect(givenUp.writes.isGone)
    #expect(!givenUp.writes.isDismissed)
  }

  @Test("Panels within the content come after this one, and leave with it")
  func carriesOthers() {
    var host = PanelHost()
    #expect(!host.carriesOthers)
    host = .standing()
    #expect(host.carriesOthers)
    var dragged = host
    _ = host.setPresented(false, animated: true, at: 11)
    #expect(!host.carriesOthers)
    _ = dragged.send(.dragBegan(at: PanelPoint(x: 200, y: 600), region: .handle), at: 11)
    _ = dragged.send(.dragMoved(to: PanelPoint(x: 200, y: 800)), at: 11.2)
    _ = dragged.send(.dragEnded(at: PanelPoint(x: 200, y: 810)), at: 11.22)
    #expect(dragged.panel.phase == .dismissing)
    #expect(!dragged.carriesOthers)
  }

  @Test("A panel dims what is behind it where it rests above the undimmed detent")
  func dims() throws {
    var host = PanelHost()
    #expect(!host.dims)
    host = .standing(
      PanelConfiguration().panelDetents([.medium, .large]).panelUndimmed(through: .medium))
    #expect(!host.dims)
    _ = host.send(.select(.large), at: 11)
    _ = host.collect(at: try #require(host.panel.restTime))
    #expect(host.dims)
    _ = host.setPresented(false, animated: false, at: 20)
    #expect(!host.dims)
  }

  @Test("A gesture's time before the last event's is taken as that, and no mistake is reported")
  func clock() {
    var host = host(learning: [0, 1, 2])
    let effects = host.send(
      [.dragBegan(at: PanelPoint(x: 200, y: 840), region: .handle)], at: 0.05
    ).effects
    #expect(effects.isEmpty)
    #expect(host.time == 0.1 * 3)
    #expect(host.send(.frame, at: .nan).effects.isEmpty)
  }

  @Test(
    "A clock that is set back in a flight does not hold the panel up, and what is left takes as long"
  )
  func clockSetBack() throws {
    var host = host(learning: [0, 1, 2])
    let restTime = try #require(host.panel.restTime)
    let before = host.panel.placement(at: 0.4).height
    #expect(!host.isDue(at: 0.4))
    _ = host.send(.frame, at: 0.4)
    #expect(host.isDue(at: 0.41 - 3600))
    #expect(host.collect(at: 0.41 - 3600).effects.isEmpty)
    #expect(!host.isDue(at: 0.42 - 3600))
    let shown = host.panel.placement(at: host.engineTime(0.41 - 3600)).height
    #expect(abs(shown - before) < 1e-6)
    let later = restTime + 0.02 - 3600
    #expect(host.isDue(at: later))
    #expect(host.collect(at: later).effects == [.settled(.adaptive)])
  }
}
