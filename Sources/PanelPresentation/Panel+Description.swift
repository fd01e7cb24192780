import PanelAdaptation
import PanelDetents

extension Panel: CustomStringConvertible {
  /// What the panel is doing, where it is as of its last event, and where it belongs.
  ///
  ///     print(panel)  // resting at 426.0 pt, compact, target medium
  public var description: String {
    guard phase != .hidden else { return "hidden" }
    let mode: StaticString = displayMode == .compact ? "compact" : "regular"
    let place = "\(word) at \(shownHeight(at: clock.now)) pt, \(mode)"
    return targetDetent.map { "\(place), target \($0)" } ?? place
  }

  private var word: StaticString {
    switch phase {
    case .hidden: "hidden"
    case .resting: "resting"
    case .dragging: "dragging"
    case .settling: "settling"
    case .dismissing: "dismissing"
    }
  }
}
