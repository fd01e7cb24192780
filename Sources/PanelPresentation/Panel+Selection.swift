import PanelDetents

extension Panel {
  /// Asks for a detent: at once, after the drag, or for the next presentation.
  mutating func select(
    _ detent: PanelDetent, _ cause: PanelSelectionCause, _ effects: inout PanelEffects
  ) {
    guard let detent = usable(detent, &effects) else { return }
    if lifecycle != .presented {
      selection.next = detent
    } else if isDragging {
      selection.pending = PanelSelection.Pending(detent: detent, cause: cause)
    } else if metrics.isEmpty {
      wait(for: detent, cause, &effects)
    } else {
      adopt(detent, cause, &effects)
      headForStop()
    }
  }

  /// `detent`, unless it is not a number: that is ignored and reported.
  @inline(never)
  mutating func usable(_ detent: PanelDetent?, _ effects: inout PanelEffects) -> PanelDetent? {
    guard let detent, detent.isNotANumber else { return detent }
    report(.selectionNotANumber, &effects)
    return nil
  }

  /// Selects a detent while there are no stops to stand at; tells it when there were some before.
  mutating func wait(
    for detent: PanelDetent, _ cause: PanelSelectionCause, _ effects: inout PanelEffects
  ) {
    if selection.hasStood, selection.current != detent {
      effects.append(.selectionChanged(detent, cause))
    }
    selection.current = detent
  }

  /// Goes to a neighbouring stop, if there is one.
  package mutating func step(by offset: Int, _ effects: inout PanelEffects) {
    guard lifecycle == .presented, isOnScreen else { return }
    let asked = selection.pending.flatMap { metrics.detents.indexOfStop(of: $0.detent) }
    let index = (asked ?? selection.stopIndex) + offset
    guard metrics.detents.stops.indices.contains(index) else { return }
    let stop = metrics.detents.stops[index]
    select(stop.detent(preferring: selection.current), .accessibility, &effects)
  }

  /// Selects `wanted`, or what is nearest to it, and tells when that is a change.
  ///
  /// - Parameter wanted: The detent asked for; nil to see whether the one selected still belongs to the set.
  mutating func adopt(
    _ wanted: PanelDetent?, _ cause: PanelSelectionCause, _ effects: inout PanelEffects
  ) {
    guard !metrics.isEmpty else { return }
    // The first stop of a presentation is where it begins, not a change.
    let isNews = selection.hasStood
    let isAnother = selection.adopt(wanted, in: metrics.detents, context: metrics.context)
    if isNews, isAnother, let current = selection.current {
      effects.append(.selectionChanged(current, cause))
    }
  }

  /// Takes up what was asked for during the drag that has just ended; answers whether there was anything.
  @discardableResult
  mutating func adoptPending(_ effects: inout PanelEffects) -> Bool {
    guard let pending = selection.pending else { return false }
    selection.pending = nil
    if metrics.isEmpty {
      wait(for: pending.detent, pending.cause, &effects)
    } else {
      adopt(pending.detent, pending.cause, &effects)
    }
    return true
  }

  /// Keeps what was asked for during a drag that dismissed the panel: for the next presentation.
  @inline(never)
  mutating func keepPending() {
    guard let pending = selection.pending else { return }
    selection.pending = nil
    selection.next = pending.detent
  }
}
