extension PanelDetent: CustomStringConvertible {
  /// The rule in a word, with its number or name: `medium`, `height(320.0)`, `custom(half)`.
  public var description: String {
    switch self {
    case .adaptive: "adaptive"
    case .height(let height): "height(\(height))"
    case .fraction(let fraction): "fraction(\(fraction))"
    case .medium: "medium"
    case .large: "large"
    case .custom(let detent): "custom(\(detent.name))"
    }
  }
}
