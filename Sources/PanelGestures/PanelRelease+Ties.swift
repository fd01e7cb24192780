extension PanelRelease {
  /// Which of two neighbouring stops wins where neither is nearer, and what decided.
  ///
  /// The sign of the velocity; if it is 0 that of the finger's last movement, else where the drag
  /// began. If that is in the middle too, the higher: four of five published rules take it.
  ///
  /// - Parameters:
  ///   - lower: The index of a stop.
  ///   - upper: The index of the next one.
  func breakTie(lower: Int, upper: Int) -> (takesUpper: Bool, rule: ReleaseExplanation.Rule) {
    if velocity != 0 { return (velocity > 0, .tieByVelocity) }
    if lastMovement != 0 { return (lastMovement > 0, .tieByMovement) }
    let side = side(of: origin, lower: lower, upper: upper)
    return side == 0 ? (true, .tieUpwards) : (side > 0, .tieByOrigin)
  }

  /// Which of two neighbouring stops is nearer to a height: −1 the lower, 1 the upper, 0 neither.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func side(of height: Double, lower: Int, upper: Int) -> Int {
    let lead = (height - stops[lower]) - (stops[upper] - height)
    // Both distances were rounded: what is left of them must not decide.
    return abs(lead) <= 2 * tolerance ? 0 : (lead > 0 ? 1 : -1)
  }
}
