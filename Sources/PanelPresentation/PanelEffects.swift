import PanelCore

/// What came of one event, in the order to act on it.
///
/// First what became due by then (settled or dismissed), then the display mode, the drag's end, the
/// selection, and the rest as it arose. Up to four effects are stored inline: nothing is allocated while a
/// finger moves.
public struct PanelEffects: Sendable {
  private typealias Slots = (PanelEffect?, PanelEffect?, PanelEffect?, PanelEffect?)

  private var slots: Slots = (nil, nil, nil, nil)
  private var overflow: [PanelEffect] = []
  public private(set) var count = 0

  static let inlineCapacity = 4

  /// Nothing came of it.
  package init() {}

  /// Adds an effect behind those that go before it or were there already.
  @inline(never)
  mutating func append(_ effect: PanelEffect) {
    var (carried, isPlaced) = (Optional(effect), false)
    withSlots { slots in
      for index in 0..<Self.inlineCapacity {
        // Those behind it move up by one, each into the place of the next.
        isPlaced = isPlaced || slots[index].map { $0.rank > effect.rank } ?? true
        if isPlaced { swap(&slots[index], &carried) }
      }
    }
    count += 1
    if let carried { insert(carried, isFirst: isPlaced) }
  }

  /// Adds an effect to those that found no room; there are seldom any.
  @inline(never)
  private mutating func insert(_ effect: PanelEffect, isFirst: Bool) {
    var (next, isPlaced) = (0, false)
    overflow = Array(count: overflow.count + 1) { index in
      if !isPlaced, isFirst || next == overflow.count || overflow[next].rank > effect.rank {
        isPlaced = true
        return effect
      }
      next += 1
      return overflow[next - 1]
    }
  }

  /// Hands out the effects in their order, and keeps none.
  package mutating func drain(_ body: (PanelEffect) -> Void) {
    let filled = Swift.min(count, Self.inlineCapacity)
    withSlots { slots in
      for index in 0..<filled {
        if let effect = slots[index].take() { body(effect) }
      }
    }
    for effect in overflow { body(effect) }
    (overflow, count) = ([], 0)
  }

  private mutating func withSlots(_ body: (UnsafeMutablePointer<PanelEffect?>) -> Void) {
    // A tuple of one type lies in memory as an array does.
    withUnsafeMutablePointer(to: &slots) {
      body(UnsafeMutableRawPointer($0).assumingMemoryBound(to: PanelEffect?.self))
    }
  }
}

extension PanelEffects: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(index: Int) -> PanelEffect {
    precondition(index >= 0 && index < count, "effect \(index) of \(count)")
    if index >= Self.inlineCapacity { return overflow[index - Self.inlineCapacity] }
    let effect = withUnsafePointer(to: slots) {
      UnsafeRawPointer($0).assumingMemoryBound(to: PanelEffect?.self)[index]
    }
    guard let effect else { preconditionFailure("effect \(index) of \(count) is missing") }
    return effect
  }
}

extension PanelEffect {
  /// The place of a kind of effect in the order of one event.
  fileprivate var rank: Int {
    switch self {
    case .settled, .dismissed: 0
    case .displayModeChanged: 1
    case .dragEnded, .dragCancelled: 2
    case .selectionChanged: 3
    case .dismissalPrevented, .scrollContent, .issue: 4
    }
  }
}
