import PanelDetents

/// Which detent is selected, and what waits to become it.
struct PanelSelection: Sendable {
  /// A selection that waits for a drag to end.
  struct Pending: Sendable {
    var detent: PanelDetent
    var cause: PanelSelectionCause
  }

  /// The selected detent; nil before the panel first had stops.
  var current: PanelDetent?

  /// What the host states now; nil without a binding.
  var bound: PanelDetent?

  /// The value the host last bound.
  private(set) var lastPushed: PanelDetent?

  /// What was asked for during a drag.
  var pending: Pending?

  /// What was asked for while the panel was away: the next presentation's selection.
  var next: PanelDetent?

  /// The position among the stops of the one the panel belongs at.
  private(set) var stopIndex = 0

  /// The height of that stop, in points; nil before the first in this presentation.
  private(set) var stopHeight: Double?

  /// The bound value, when it is news.
  ///
  /// A host states its binding again with every redraw: only a value that differs from the one before is a
  /// wish. Nil is no statement.
  mutating func push(_ bound: PanelDetent?) -> PanelDetent? {
    guard let bound, bound != lastPushed else { return nil }
    lastPushed = bound
    return bound
  }

  /// Restores what the host had bound before the panel was stored away.
  mutating func restore(current: PanelDetent?, lastPushed: PanelDetent?) {
    self.current = current
    self.lastPushed = lastPushed
  }

  /// Starts a presentation with this selection; nil for the smallest stop.
  mutating func begin(with detent: PanelDetent?) {
    current = detent
    next = nil
    pending = nil
    stopHeight = nil
  }

  /// Whether the panel has had stops in this presentation: from then on a change is news to the host.
  var hasStood: Bool { stopHeight != nil }

  /// Selects `wanted`, or what is selected, or the member nearest to it when it does not belong to the
  /// set; the smallest stop when nothing ever was. Nothing happens without stops.
  ///
  /// A member that is inactive here stays selected and waits; the panel stands at the stop nearest to
  /// where it last stood.
  ///
  /// - Returns: Whether it is another one than before.
  mutating func adopt(
    _ wanted: PanelDetent?, in detents: ResolvedDetents, context: PanelDetentContext
  ) -> Bool {
    guard !detents.isEmpty else { return false }
    let member = member(for: wanted ?? current, in: detents, context: context)
    let isAnother = member != current
    current = member
    stopIndex = indexOfStop(in: detents) ?? 0
    stopHeight = detents.heights[stopIndex]
    return isAnother
  }

  private func member(
    for wanted: PanelDetent?, in detents: ResolvedDetents, context: PanelDetentContext
  ) -> PanelDetent {
    guard let wanted else { return detents.stops[0].detent }
    return detents.contains(wanted) ? wanted : nearest(to: wanted, in: detents, context: context)
  }

  /// The position among `detents` of the stop the selection belongs at: its own, or while it is inactive
  /// the one nearest to where the panel last stood. Nil when it does not belong to the set.
  func indexOfStop(in detents: ResolvedDetents) -> Int? {
    guard let current, detents.contains(current) else { return nil }
    return detents.indexOfStop(of: current) ?? detents.indexOfNearest(to: stopHeight ?? 0)
  }

  private func nearest(
    to wanted: PanelDetent, in detents: ResolvedDetents, context: PanelDetentContext
  ) -> PanelDetent {
    let intended = wanted.height(in: context).flatMap { $0.isNaN ? nil : $0 }
    let height = intended.map { min(max(0, $0), context.availableHeight) } ?? stopHeight ?? 0
    guard let stop = detents.nearest(to: height) else { return wanted }
    return stop.detent(preferring: current)
  }
}
