package import PanelPresentation

/// What a key, or an assistive technology, asks of a panel by its handle.
package enum PanelHandleCommand: Hashable, Sendable, CaseIterable {
  /// The next larger detent: the up arrow, an adjustment upwards.
  case larger

  /// The next smaller detent: the down arrow, an adjustment downwards.
  case smaller

  /// The next larger detent, and from the largest the smallest: space and return, an activation.
  case next

  /// The way out: escape. Whether it is allowed is the engine's to say, and to report.
  case leave

  /// What to tell the engine.
  ///
  /// - Returns: nil where there is nowhere to go: a key is then somebody else's.
  package func event(for panel: Panel) -> PanelEvent? {
    guard panel.isPresented else { return nil }
    let stops = panel.stops
    let index = panel.targetDetent.flatMap { stops.indexOfStop(of: $0) } ?? -1
    let isLargest = index >= stops.stops.count - 1
    switch self {
    case .larger: return isLargest ? nil : .increment
    case .smaller: return index > 0 ? .decrement : nil
    case .next:
      guard stops.stops.count > 1 else { return nil }
      return isLargest ? stops.smallest.map { .select($0.detent) } : .increment
    case .leave: return .escape
    }
  }

  /// Whether the command is worth a name in a list to choose from: what it asks for would be done.
  ///
  /// The way out is a key, too, while it is forbidden, so that the content can say why; a list does not offer
  /// what cannot be had.
  package func isOffered(by panel: Panel) -> Bool {
    guard event(for: panel) != nil else { return false }
    return self != .leave || !panel.configuration.isInteractiveDismissDisabled
  }
}
