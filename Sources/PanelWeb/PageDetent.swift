import CPanelRuntime
import Panels

/// A detent as two numbers: its kind, and what belongs to it.
///
/// 0 adaptive, 1 a height in points, 2 a fraction, 3 medium, 4 large, 5 one of the page's own by its number.
/// As an optional, −1 is none.
enum PageDetent {
  /// The page's own detents by their numbers: made once, each known again by its reference.
  private static let detents: [CustomPanelDetent] = [
    make(0, "page 0"), make(1, "page 1"), make(2, "page 2"), make(3, "page 3"),
    make(4, "page 4"), make(5, "page 5"), make(6, "page 6"), make(7, "page 7"),
  ]

  @inline(never)
  static func read(_ input: inout InputReader) -> PanelDetent? {
    let kind = input.integer()
    let value = input.number()
    switch kind {
    case 0: return .adaptive
    case 1: return .height(value)
    case 2: return .fraction(value)
    case 3: return .medium
    case 4: return .large
    case 5: return own(value)
    default: return nil
    }
  }

  @inline(never)
  static func numbers(of detent: PanelDetent?) -> (kind: Double, value: Double) {
    switch detent {
    case nil: (-1, 0)
    case .adaptive: (0, 0)
    case .height(let height): (1, height)
    case .fraction(let fraction): (2, fraction)
    case .medium: (3, 0)
    case .large: (4, 0)
    case .custom(let detent): (5, Double(number(of: detent)))
    }
  }

  static func write(_ detent: PanelDetent?, to output: inout OutputWriter) {
    let (kind, value) = numbers(of: detent)
    output.put(kind)
    output.put(value)
  }

  private static func own(_ value: Double) -> PanelDetent? {
    guard value >= 0, value < Double(detents.count) else { return nil }
    return .custom(detents[Int(value)])
  }

  private static func number(of detent: CustomPanelDetent) -> Int {
    detents.firstIndex(of: detent) ?? -1
  }

  @inline(never)
  private static func make(_ number: Int32, _ name: String) -> CustomPanelDetent {
    CustomPanelDetent(name) { context in
      let height = panel_page_detent(
        number, context.sceneHeight, context.availableHeight, context.adaptiveContentHeight ?? .nan)
      return height.isNaN ? nil : height
    }
  }
}
