extension ProjectedRelease {
  /// The decision with its reasons, without allocating.
  func decide(_ release: PanelRelease) -> ReleaseDecision {
    let projection = MotionProjection(decelerationRate: usedDecelerationRate)
      .restingPosition(from: release.position, velocity: release.velocity)
    let bracket = release.bracket
    let candidates = candidates(around: bracket, count: release.stops.count)
    if dismisses(release, projection: projection) {
      return ReleaseDecision(
        target: .dismiss, rule: .dismissal, projection: projection, candidates: candidates)
    }
    var (stop, rule) = nearest(to: projection, among: candidates, of: release)
    if isFlick(release) {
      let ahead = clampedAhead(stop, of: bracket, for: release)
      if ahead != stop { (stop, rule) = (ahead, .flick) }
    }
    return ReleaseDecision(
      target: .stop(stop), rule: release.stops.count == 1 ? .onlyStop : rule,
      projection: projection, candidates: candidates)
  }

  /// The stops within reach, which are next to each other.
  private func candidates(around bracket: (lower: Int, upper: Int), count: Int) -> ClosedRange<Int>
  {
    let last = count - 1
    let steps = min(usedMaximumSteps, count)
    // Between two stops the first step down leads to the lower one; beyond them all it is as if on the end.
    let lowest = min(bracket.upper, last) - steps
    let highest = max(bracket.lower, 0) + steps
    return max(0, lowest)...min(last, highest)
  }

  private func nearest(
    to projection: Double, among candidates: ClosedRange<Int>, of release: PanelRelease
  ) -> (stop: Int, rule: ReleaseExplanation.Rule) {
    var stop = candidates.lowerBound
    var rule = ReleaseExplanation.Rule.nearestToProjection
    while stop < candidates.upperBound {
      let side = release.side(of: projection, lower: stop, upper: stop + 1)
      if side < 0 { break }
      rule = .nearestToProjection
      if side == 0 {
        let tie = release.breakTie(lower: stop, upper: stop + 1)
        rule = tie.rule
        if !tie.takesUpper { break }
      }
      stop += 1
    }
    return (stop, rule)
  }

  private func isFlick(_ release: PanelRelease) -> Bool {
    release.velocity != 0 && abs(release.velocity) >= usedFlickVelocity
  }

  /// The stop, or the first one ahead of the finger if it lies behind; the end if none is ahead.
  private func clampedAhead(
    _ stop: Int, of bracket: (lower: Int, upper: Int), for release: PanelRelease
  ) -> Int {
    if release.velocity > 0 {
      let first = flick == .nextStop ? bracket.lower + 1 : bracket.upper
      return max(stop, min(first, release.stops.count - 1))
    }
    let first = flick == .nextStop ? bracket.upper - 1 : bracket.lower
    return min(stop, max(first, 0))
  }

  private func dismisses(_ release: PanelRelease, projection: Double) -> Bool {
    guard
      release.allowsDismissal,
      release.position < release.smallestStop - release.tolerance,
      release.velocity <= Self.stillVelocity
    else { return false }
    if projection < usedDismissalFraction * release.smallestStop { return true }
    return flick == .nextStop && release.velocity < 0 && isFlick(release)
  }
}
