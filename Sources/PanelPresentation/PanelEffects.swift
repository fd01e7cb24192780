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
  init() {}

  /// Adds an effect behind those that go before it or were there already.
  @inline(never)
  mutating func append(_ effect: PanelEffect) {
    if count >= Self.inlineCapacity { overflow.append(effect) }
    count += 1
    var index = count - 1
    while index > 0 {
      let before = self[index - 1]
      if before.rank <= effect.rank { break }
      write(before, at: index)
      index -= 1
    }
    write(effect, at: index)
  }

  @inline(never)
  private mutating func write(_ effect: PanelEffect, at index: Int) {
    if index >= Self.inlineCapacity {
      overflow[index - Self.inlineCapacity] = effect
    } else {
      // A tuple of one type lies in memory as an array does.
      withUnsafeMutablePointer(to: &slots) {
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: PanelEffect?.self)[index] = effect
      }
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
