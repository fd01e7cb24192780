extension ScrollHandoff {
  /// The parts of a movement that panel and list get.
  ///
  /// - Parameters:
  ///   - delta: The finger's movement, in points; positive is up, the direction that opens the panel
  ///     and scrolls on. One that is not finite moves nothing.
  ///   - panelHeight: The panel's height before it, in points.
  ///   - largestStop: The height up to which the panel expands, in points. It has no rubber band here.
  ///   - contentOffset: The list's offset before it, in points; 0 at its top, negative in its bounce.
  ///   - maximumOffset: The list's largest offset, in points; nil if it is not known. Only
  ///     ``Mode/scrolls`` asks for it.
  ///   - isDecelerating: Whether the list was moving by itself when it was touched: it then keeps what
  ///     goes down, also at its top.
  ///   - startedOnHandle: Whether the gesture began on the handle: then the panel gets everything.
  ///   - contentHasScrolled: Whether the list took part in this gesture before. Only
  ///     ``Mode/oneWay`` asks for it.
  public func split(
    _ delta: Double, panelHeight: Double, largestStop: Double, contentOffset: Double,
    maximumOffset: Double? = nil, isDecelerating: Bool = false, startedOnHandle: Bool = false,
    contentHasScrolled: Bool = false
  ) -> Split {
    guard delta.isFinite else { return Split(panel: 0, content: 0) }
    if startedOnHandle { return Split(panel: delta, content: 0) }
    let place = Place(
      room: Self.room(from: panelHeight, to: largestStop),
      offset: contentOffset.isNaN ? 0 : contentOffset, isDecelerating: isDecelerating)
    switch mode {
    case .expands: return expanding(delta, at: place)
    case .scrolls: return scrolling(delta, at: place, maximumOffset: maximumOffset)
    case .oneWay:
      return contentHasScrolled
        ? Split(panel: 0, content: delta) : expandingOnce(delta, at: place)
    }
  }

  private struct Place {
    /// What the panel can still grow by, in points; 0 at the largest stop and beyond.
    var room: Double
    var offset: Double
    var isDecelerating: Bool
  }

  /// A height that is not a number counts as the largest: the list is then free to scroll.
  private static func room(from height: Double, to largest: Double) -> Double {
    let room = largest - height
    // A billionth of the height is what rounding leaves, not a place below the stop.
    return room > 1e-9 * abs(largest) ? room : 0
  }

  private func expanding(_ delta: Double, at place: Place) -> Split {
    if delta > 0 { return split(delta, panelFirst: place.room) }
    if place.room > 0 { return Split(panel: delta, content: 0) }
    if place.isDecelerating { return Split(panel: 0, content: delta) }
    return split(delta, contentFirst: max(0, place.offset))
  }

  private func scrolling(_ delta: Double, at place: Place, maximumOffset: Double?) -> Split {
    if delta < 0 {
      if place.isDecelerating { return Split(panel: 0, content: delta) }
      return split(delta, contentFirst: max(0, place.offset))
    }
    guard let maximumOffset, !maximumOffset.isNaN else { return Split(panel: 0, content: delta) }
    // What the list cannot take moves the panel, and what that cannot take bounces the list.
    let forContent = min(delta, max(0, maximumOffset - place.offset))
    let forPanel = min(delta - forContent, place.room)
    return split(delta, panelFirst: forPanel)
  }

  private func expandingOnce(_ delta: Double, at place: Place) -> Split {
    if delta > 0 { return split(delta, panelFirst: place.room) }
    let contentKeepsIt = place.offset > 0 || (place.isDecelerating && place.room == 0)
    return contentKeepsIt ? Split(panel: 0, content: delta) : Split(panel: delta, content: 0)
  }

  /// The panel gets up to `share` points of the movement.
  private func split(_ delta: Double, panelFirst share: Double) -> Split {
    let content = delta - min(abs(delta), share).signed(as: delta)
    // Taking it away once more makes the two add up to the movement to the last bit.
    return Split(panel: delta - content, content: content)
  }

  /// The list gets up to `share` points of the movement.
  private func split(_ delta: Double, contentFirst share: Double) -> Split {
    let panel = delta - min(abs(delta), share).signed(as: delta)
    return Split(panel: panel, content: delta - panel)
  }
}

extension Double {
  /// The magnitude with the sign of another number.
  fileprivate func signed(as other: Double) -> Double { other < 0 ? -self : self }
}
