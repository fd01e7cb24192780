public import PanelDetents

/// What of a panel outlives the process: whether it was presented, and at which detent.
///
///     let stored = panel.snapshot
///     var panel = Panel(restoring: stored)   // stands at its detent as soon as it has stops
public struct PanelSnapshot: Hashable, Sendable {
  /// What the host's binding said.
  public var isPresented: Bool

  /// The selected detent; nil before the panel first had stops.
  public var selectedDetent: PanelDetent?

  /// The selection the host last bound, so that binding it again is no news.
  public var boundSelection: PanelDetent?

  /// Creates a snapshot.
  public init(
    isPresented: Bool, selectedDetent: PanelDetent?, boundSelection: PanelDetent? = nil
  ) {
    self.isPresented = isPresented
    self.selectedDetent = selectedDetent
    self.boundSelection = boundSelection
  }
}

extension Panel {
  /// What of the panel can be stored.
  public var snapshot: PanelSnapshot {
    PanelSnapshot(
      isPresented: isPresented, selectedDetent: selection.current,
      boundSelection: selection.lastPushed)
  }

  /// Creates a panel that goes on where a stored one was.
  ///
  /// One that was presented stands at its detent, without moving and without an event, as soon as its scene
  /// and content give it stops.
  public init(restoring snapshot: PanelSnapshot) {
    self.init()
    selection.restore(current: snapshot.selectedDetent, lastPushed: snapshot.boundSelection)
    if snapshot.isPresented {
      lifecycle = .presented
    } else {
      selection.next = snapshot.selectedDetent
    }
  }
}
