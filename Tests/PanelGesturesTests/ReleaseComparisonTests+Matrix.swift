import PanelGestures

extension ReleaseComparisonTests {
  private static let smallest = 120.0
  private static let half = 400.0
  private static let largest = 752.0

  /// What each library's rule, restated as a formula, answers on one grid: 240 points each.
  static var rules: [Source] { exactRules + inexactRules }

  private static func row(
    _ rule: String, _ policy: some ReleasePolicy, reasons: [Reason] = []
  ) -> Source {
    Source(
      name: "rule \(rule)", policy: AnyReleasePolicy(policy),
      cases: { try ReleaseCase.matrix(rule: rule) },
      count: 240, reasons: reasons)
  }

  private static var exactRules: [Source] {
    [
      row("wwdc18_0.998_nearest", ProjectedRelease(maximumSteps: nil, flickVelocity: .infinity)),
      row(
        "wwdc18_0.99_nearest",
        ProjectedRelease(maximumSteps: nil, decelerationRate: 0.99, flickVelocity: .infinity)),
      row("floatingpanel_default(one segment)", .projected),
      row("floatingpanel_project_all", .projected(maximumSteps: nil)),
      row("compose_anchored_125_50%", .compose),
      row(
        "compose_anchored_125_50%", ProjectedRelease(decelerationRate: 0, flickVelocity: 125)),
      row(
        "gorhom_0.2s",
        ProjectedRelease(maximumSteps: nil, projectionDuration: 0.2, flickVelocity: .infinity)),
      row("swmansion_600", .stepwise),
    ]
  }

  private static var inexactRules: [Source] {
    [
      row(
        "smooth_sheets_multi_50",
        ProjectedRelease(decelerationRate: 0, flickVelocity: 50, flick: .nextStop),
        reasons: [
          Reason(
            text: skipsADetent, count: 37,
            covers: skips)
        ]),
      row(
        "flutter_dss", ProjectedRelease(decelerationRate: 0, flickVelocity: 0),
        reasons: [
          Reason(
            text: "on a detent a flick goes down but not up; ours stays both ways", count: 20,
            covers: { $0.stops.contains($0.position) && $0.velocity < 0 })
        ]),
      row(
        "material_onViewReleased(hideable=false)", .material,
        reasons: [
          Reason(
            text: "downwards it climbs back to the half expanded state", count: 19,
            covers: {
              $0.velocity < 0 && $0.position > smallest && $0.position < half
                && $0.expected == half
            }),
          Reason(
            text: "on the half expanded state a release downwards stays", count: 11,
            covers: { $0.velocity < 0 && $0.position == half && $0.expected == half }),
          Reason(
            text: "standing still, it compares a position with a distance", count: 2,
            covers: { $0.velocity == 0 && $0.position > half }),
        ]),
      row(
        "vaul(avg speed)",
        ProjectedRelease(decelerationRate: 0, flickVelocity: 400, flick: .nextStop),
        reasons: [
          Reason(
            text: "from 2,000 pt/s it opens or closes altogether, by where the drag began",
            count: 29,
            covers: { abs($0.velocity) > 2000 && ($0.expected == nil || $0.expected == largest) }),
          Reason(
            text: "a flick goes on from where the drag began, not from where the panel is",
            count: 42,
            covers: { abs($0.velocity) > 400 && isNextToOrigin($0) }),
          Reason(
            text: "a drag over 40 % of the screen goes to the nearest, however fast", count: 7,
            covers: { abs($0.position - ($0.origin ?? 0)) > 0.4 * 800 && $0.expected == $0.nearest }
          ),
        ]),
    ]
  }

  /// Whether the answer is a detent beside the one the drag began at, or that one at an end.
  @Sendable private static func isNextToOrigin(_ test: ReleaseCase) -> Bool {
    guard let origin = test.origin, let from = test.stops.firstIndex(of: origin) else {
      return false
    }
    guard let expected = test.expected else { return from == 0 }
    let step = abs((test.stops.firstIndex(of: expected) ?? 9) - from)
    return step == 1 || (step == 0 && from == test.stops.count - 1)
  }
}
