import CPanelRuntime
import PanelDetents
import Panels

/// A detent as two numbers: its kind, and what belongs to it.
///
/// 0 adaptive, 1 a height in points, 2 a fraction, 3 medium, 4 large, 5 one of the page's own by its number.
/// As an optional, −1 is none.
enum PageDetent {
  @inline(never)
  static func read() -> PanelDetent? {
    let kind = Input.integer()
    let value = Input.number()
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
    case .custom(let detent): (5, Double(detent.number ?? -1))
    }
  }

  @inline(never)
  static func write(_ detent: PanelDetent?) {
    let (kind, value) = numbers(of: detent)
    Output.put(kind)
    Output.put(value)
  }

  private static func own(_ value: Double) -> PanelDetent? {
    guard value >= 0, value < 1e9 else { return nil }
    let number = Int(value)
    return .custom(
      CustomPanelDetent(number: number) { context in
        let height = panel_page_detent(
          Int32(number), context.sceneHeight, context.availableHeight,
          context.adaptiveContentHeight ?? .nan)
        return height.isNaN ? nil : height
      })
  }
}
