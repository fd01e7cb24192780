extension PanelSceneGeometry {
  /// The largest length a scene may have, in points: far beyond any display, and small enough that
  /// nothing computed from it overflows.
  public static let maximumLength: Double = 1e6

  /// This geometry with every number that means nothing replaced, and each replacement reported.
  ///
  /// Lengths that are not numbers or negative become 0, lengths beyond ``maximumLength`` become that;
  /// a display scale outside 0.01 … 100 becomes 1.
  ///
  /// - Parameter report: Receives an issue for each number that was replaced.
  /// - Returns: A geometry whose numbers are all finite and in range.
  public func validated(report: (PanelIssue) -> Void) -> PanelSceneGeometry {
    var result = self
    @inline(never)
    func length(_ value: Double, _ field: PanelIssue.SceneField) -> Double {
      if value >= 0 && value <= Self.maximumLength { return value }
      let used = value > Self.maximumLength ? Self.maximumLength : 0
      report(.sceneValueOutOfRange(field, given: value, used: used))
      return used
    }
    result.size.width = length(size.width, .width)
    result.size.height = length(size.height, .height)
    result.safeAreaInsets.top = length(safeAreaInsets.top, .topInset)
    result.safeAreaInsets.leading = length(safeAreaInsets.leading, .leadingInset)
    result.safeAreaInsets.bottom = length(safeAreaInsets.bottom, .bottomInset)
    result.safeAreaInsets.trailing = length(safeAreaInsets.trailing, .trailingInset)
    result.keyboardHeight = length(keyboardHeight, .keyboardHeight)
    if !(displayScale >= 0.01 && displayScale <= 100) {
      report(.sceneValueOutOfRange(.displayScale, given: displayScale, used: 1))
      result.displayScale = 1
    }
    return result
  }
}
