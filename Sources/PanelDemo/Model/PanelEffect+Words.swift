import Panels

extension PanelEffect {
  /// The effect in a few words.
  var words: String {
    switch self {
    case .settled(let detent): "settled at \(detent.words)"
    case .dismissed(let cause): "dismissed (\(cause))"
    case .displayModeChanged(let mode): "became \(mode)"
    case .dragEnded(let target): "drag ended, to \(target?.words ?? "nowhere")"
    case .dragCancelled: "drag cancelled"
    case .selectionChanged(let detent, let cause): "selected \(detent.words) (\(cause))"
    case .dismissalPrevented: "dismissal prevented"
    case .scrollContent(let delta): "scrolled by \(delta.words)"
    case .issue(let issue): issue.description
    }
  }
}

extension PanelDetent {
  /// The detent in a word or two.
  var words: String {
    switch self {
    case .adaptive: "adaptive"
    case .height(let height): "\(height.words) pt"
    case .fraction(let fraction): "fraction \(fraction)"
    case .medium: "medium"
    case .large: "large"
    case .custom(let detent): detent.name
    }
  }
}

extension Double {
  /// The number with one digit after the point, and none if that would be 0.
  var words: String {
    guard abs(self) < 1e9 else { return "\(self)" }
    let tenths = (self * 10).rounded()
    return tenths.truncatingRemainder(dividingBy: 10) == 0
      ? "\(Int(tenths / 10))" : "\(tenths / 10)"
  }
}
