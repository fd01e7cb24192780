extension ThresholdRelease {
  /// The decision with its reasons, without allocating.
  func decide(_ release: PanelRelease) -> ReleaseDecision {
    let bracket = release.bracket
    let last = release.stops.count - 1
    // The same stop twice when on one or beyond them all.
    let lower = min(max(bracket.lower, 0), last)
    let upper = bracket.lower >= bracket.upper ? lower : min(max(bracket.upper, 0), last)
    let (target, rule) = answer(for: release, lower: lower, upper: upper)
    return ReleaseDecision(
      target: target, rule: rule, projection: release.position, candidates: lower...upper)
  }

  private func answer(
    for release: PanelRelease, lower: Int, upper: Int
  ) -> (target: PanelReleaseTarget, rule: ReleaseExplanation.Rule) {
    if dismisses(release) { return (.dismiss, .dismissal) }
    if release.stops.count == 1 { return (.stop(0), .onlyStop) }
    if lower == upper { return (.stop(lower), .nearestToProjection) }
    if isFlick(release) { return (.stop(release.velocity > 0 ? upper : lower), .flick) }

    let direction = release.velocity != 0 ? release.velocity : release.position - release.origin
    if direction != 0 {
      let behind = direction > 0 ? lower : upper
      let moved = abs(release.position - release.stops[behind])
      let needed = usedPositionalThreshold * (release.stops[upper] - release.stops[lower])
      let goesOn = moved >= needed - release.tolerance
      return (.stop(goesOn == (direction > 0) ? upper : lower), .positionalThreshold)
    }
    // Caught and let go without a movement: there is no stop behind.
    let side = release.side(of: release.position, lower: lower, upper: upper)
    if side != 0 { return (.stop(side > 0 ? upper : lower), .nearestToProjection) }
    let tie = release.breakTie(lower: lower, upper: upper)
    return (.stop(tie.takesUpper ? upper : lower), tie.rule)
  }

  private func isFlick(_ release: PanelRelease) -> Bool {
    release.velocity != 0 && abs(release.velocity) >= usedVelocityThreshold
  }

  private func dismisses(_ release: PanelRelease) -> Bool {
    guard
      release.allowsDismissal,
      release.position < release.smallestStop - release.tolerance,
      release.velocity <= ProjectedRelease.stillVelocity
    else { return false }
    if release.velocity < 0 && isFlick(release) { return true }
    return release.position < (1 - usedPositionalThreshold) * release.smallestStop
  }
}
