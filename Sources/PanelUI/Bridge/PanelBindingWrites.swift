package import PanelPresentation

/// What a host writes to its bindings, and whom it calls, because of what came of an event.
package struct PanelBindingWrites: Equatable, Sendable {
  /// Whether the binding that presents the panel becomes false.
  package var dismisses = false

  /// What the bound selection becomes; nil to leave it.
  package var selection: PanelDetent?

  /// Whether the panel is gone: the moment of `onDismiss`.
  package var isDismissed = false

  /// Whether nothing of the panel is left, though it may never have been seen: another may take its place.
  package var isGone = false

  /// Whether a panel that has just gone is asked for again, by an app that writes its binding as it is told.
  ///
  /// A view tree compares a binding from one update to the next, and sees nothing of a value that was taken
  /// back in between. A binding that never let go, as a constant does, asks for nothing.
  ///
  /// - Parameters:
  ///   - letGo: Whether the binding said that the panel is not there once that was written to it.
  ///   - isWanted: Whether it says now that the panel is to be there.
  package func comeBack(letGo: Bool, isWanted: @autoclosure () -> Bool) -> Bool {
    dismisses && isGone && letGo && isWanted()
  }

  /// Nothing to write.
  package init() {}

  /// Reads effects.
  ///
  /// - Parameters:
  ///   - effects: What came of an event.
  ///   - isPresented: What the engine says a binding should say.
  ///   - wasPresented: What it said before the event.
  ///   - boundSelection: What the bound selection says; nil without one.
  package init(
    _ effects: some Sequence<PanelEffect>, isPresented: Bool, wasPresented: Bool,
    boundSelection: PanelDetent?
  ) {
    dismisses = wasPresented && !isPresented
    for effect in effects {
      switch effect {
      case .selectionChanged(let detent, _): selection = detent
      case .dismissed: isDismissed = true
      case .settled, .displayModeChanged, .dragEnded, .dragCancelled, .dismissalPrevented,
        .scrollContent, .issue:
        break
      }
    }
    // Writing what is there already would only make the host redraw.
    if selection == boundSelection { selection = nil }
  }
}
