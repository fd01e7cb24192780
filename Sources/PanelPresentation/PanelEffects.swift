/// What came of one event, in the order to act on it.
///
/// First what became due by then (settled or dismissed), then the display mode, the drag's end, the
/// selection, and the rest as it arose. Up to four effects are stored inline: nothing is allocated while a
/// finger moves.
public struct PanelEffects: Sendable {
  private var first: PanelEffect?
  private var second: PanelEffect?
  private var third: PanelEffect?
  private var fourth: PanelEffect?
  private var overflow: [PanelEffect] = []
  public private(set) var count = 0

  static let inlineCapacity = 4

  /// Nothing came of it.
  init() {}

  /// Adds an effect behind those that go before it or were there already.
  mutating func append(_ effect: PanelEffect) {
    var index = count
    write(effect, at: index)
    count += 1
    while index > 0, effect.rank < self[index - 1].rank {
      write(self[index - 1], at: index)
      index -= 1
      write(effect, at: index)
    }
  }

  private mutating func write(_ effect: PanelEffect, at index: Int) {
    switch index {
    case 0: first = effect
    case 1: second = effect
    case 2: third = effect
    case 3: fourth = effect
    default:
      let spilled = index - Self.inlineCapacity
      if spilled == overflow.count { overflow.append(effect) } else { overflow[spilled] = effect }
    }
  }
}

extension PanelEffects: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(index: Int) -> PanelEffect {
    precondition(index >= 0 && index < count, "effect \(index) of \(count)")
    let inline =
      switch index {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      default: overflow[index - Self.inlineCapacity] as PanelEffect?
      }
    guard let inline else { preconditionFailure("effect \(index) of \(count) is missing") }
    return inline
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
