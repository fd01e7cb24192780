extension ResolvedDetents {
  /// Whether there are no stops.
  public var isEmpty: Bool { stops.isEmpty }

  /// The lowest stop.
  public var smallest: Stop? { stops.first }

  /// The highest stop.
  public var largest: Stop? { stops.last }

  /// Whether `detent` belongs to the set: as a member of a stop, or inactive here.
  public func contains(_ detent: PanelDetent) -> Bool {
    indexOfStop(of: detent) != nil || inactive.contains(detent)
  }

  /// The position among the stops of the one that has `detent` as a member.
  public func indexOfStop(of detent: PanelDetent) -> Int? {
    stops.firstIndex { $0.members.contains(detent) }
  }

  /// The height of the stop that has `detent` as a member, in points.
  public func height(of detent: PanelDetent) -> Double? {
    indexOfStop(of: detent).map { heights[$0] }
  }

  /// The stop nearest to `height`, in points; of two equally near ones the lower.
  public func nearest(to height: Double) -> Stop? {
    indexOfNearest(to: height).map { stops[$0] }
  }

  /// The position of the stop nearest to `height`, in points; of two equally near ones the lower.
  public func indexOfNearest(to height: Double) -> Int? {
    guard !heights.isEmpty else { return nil }
    let above = indexOfFirst(above: height)
    if above == 0 { return 0 }
    if above == heights.count { return above - 1 }
    return heights[above] - height < height - heights[above - 1] ? above : above - 1
  }

  /// Where `height` lies among the stops, as a fractional position.
  ///
  /// −1 at height 0 and below, 0 at the smallest stop, n − 1 at the largest of n and beyond, linear in
  /// between. A smallest stop of height 0 answers 0 there. Always finite; −1 without stops.
  ///
  ///     ResolvedDetents(resolving: [.height(100), .height(300)], in: context).index(at: 200)  // 0.5
  public func index(at height: Double) -> Double {
    guard let smallest = heights.first, !height.isNaN else { return -1 }
    if height < smallest { return height > 0 ? height / smallest - 1 : -1 }
    let above = indexOfFirst(above: height)
    if above == heights.count { return Double(above - 1) }
    let lower = heights[above - 1]
    return Double(above - 1) + (height - lower) / (heights[above] - lower)
  }

  /// The position of the first stop higher than `height`, by bisection; the count when there is none.
  private func indexOfFirst(above height: Double) -> Int {
    var low = 0
    var high = heights.count
    while low < high {
      let middle = low + (high - low) / 2
      if heights[middle] > height { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
