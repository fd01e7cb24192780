import PanelAdaptation
import PanelCore
import PanelDetents

extension PanelEffect: CustomStringConvertible {
  /// The effect as it is written in Swift, without the modules' names: `dragEnded(target: medium)`.
  public var description: String {
    switch self {
    case .settled(let detent): "settled(\(detent))"
    case .dismissed(let cause): "dismissed(\(cause))"
    case .displayModeChanged(let mode):
      "displayModeChanged(\(mode == .compact ? "compact" : "regular"))"
    case .dragEnded(let target): "dragEnded(target: \(target?.description ?? "nil"))"
    case .dragCancelled: "dragCancelled"
    case .selectionChanged(let detent, let cause): "selectionChanged(\(detent), \(cause))"
    case .dismissalPrevented: "dismissalPrevented"
    case .scrollContent(let distance): "scrollContent(by: \(distance))"
    case .issue(let issue): "issue(\(issue))"
    }
  }
}

extension PanelSelectionCause: CustomStringConvertible {
  /// The cause in a word.
  public var description: String {
    switch self {
    case .drag: "drag"
    case .request: "request"
    case .detentsChanged: "detentsChanged"
    case .accessibility: "accessibility"
    }
  }
}

extension PanelDismissalCause: CustomStringConvertible {
  /// The cause in a word.
  public var description: String {
    switch self {
    case .drag: "drag"
    case .request: "request"
    case .outsideTap: "outsideTap"
    case .escape: "escape"
    }
  }
}
