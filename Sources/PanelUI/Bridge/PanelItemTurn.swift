/// Whose turn it is in a panel that is presented for an item.
///
/// Another item does not take the place of the one shown: as with a sheet, the panel leaves with the old one
/// and comes again with the new one.
///
///     var turn = PanelItemTurn<Place>()
///     turn.take(bridge)                       // presented, shows the bridge
///     turn.isPresented(for: tower)            // false: the bridge's panel leaves first
///     turn.content(for: tower)                // the bridge, until the panel is gone
///     turn.isGone(next: tower)                // presented again, shows the tower
package struct PanelItemTurn<Item: Identifiable> {
  /// The item in the panel, also while the panel leaves; nil without a panel.
  package private(set) var shown: Item?

  /// Creates a turn that is nobody's.
  package init() {}

  /// What the panel shows while the host's binding says `item`: the item itself, as it is now, or the one that
  /// leaves.
  package func content(for item: Item?) -> Item? {
    guard let shown else { return item }
    return item?.id == shown.id ? item : shown
  }

  /// Whether the panel is to be there while the host's binding says `item`.
  package func isPresented(for item: Item?) -> Bool {
    guard let item else { return false }
    return shown.map { $0.id == item.id } ?? true
  }

  /// Whether a panel that was dismissed takes the host's `item` with it; another item is not its own.
  package func takesAway(_ item: Item?) -> Bool { item != nil && isPresented(for: item) }

  /// The host's binding has become `item`: it is shown if the panel is free, or shows it already.
  package mutating func take(_ item: Item?) {
    if let item, isPresented(for: item) { shown = item }
  }

  /// Nothing of the panel is left: the next item may come. One that was just shown does not come back by
  /// itself, even if the host's binding still says so.
  ///
  /// - Parameters:
  ///   - item: What the host's binding says now.
  ///   - letGo: Whether it said nothing in between: the same item is then asked for anew.
  package mutating func isGone(next item: Item?, letGo: Bool = false) {
    let last = shown
    shown = nil
    if let item, letGo || item.id != last?.id { shown = item }
  }
}

extension PanelItemTurn: Sendable where Item: Sendable {}
