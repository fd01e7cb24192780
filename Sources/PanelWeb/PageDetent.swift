import CPanelRuntime
import Panels

/// A detent as two numbers: its kind, and what belongs to it.
///
/// 0 adaptive, 1 a height in points, 2 a fraction, 3 medium, 4 large, 5 one of the page's own by its number.
/// As an optional, −1 is none.
enum PageDetent {
  /// The names of the page's own detents, by their numbers: made once, since making text is a lot of code.
  private static let names: [String] = [
    "page 0", "page 1", "page 2", "page 3", "page 4", "page 5", "page 6", "page 7",
  ]

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

  static func write(_ detent: PanelDetent?, to output: inout OutputWriter) {
    let (kind, value): (Double, Double) =
      switch detent {
      case nil: (-1, 0)
      case .adaptive: (0, 0)
      case .height(let height): (1, height)
      case .fraction(let fraction): (2, fraction)
      case .medium: (3, 0)
      case .large: (4, 0)
      case .custom(let detent): (5, Double(number(of: detent)))
      }
    output.put(kind)
    output.put(value)
  }

  private static func own(_ value: Double) -> PanelDetent? {
    guard value >= 0, value < Double(names.count) else { return nil }
    let number = Int32(value)
    return .custom(
      CustomPanelDetent(names[Int(number)]) { context in
        let height = panel_page_detent(
          number, context.sceneHeight, context.availableHeight,
          context.adaptiveContentHeight ?? .nan)
        return height.isNaN ? nil : height
      })
  }

  private static func number(of detent: CustomPanelDetent) -> Int {
    names.firstIndex { $0.utf8.elementsEqual(detent.name.utf8) } ?? -1
  }
}
