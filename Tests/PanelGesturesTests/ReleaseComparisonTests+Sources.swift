import PanelGestures

extension ReleaseComparisonTests {
  static let skipsADetent = "goes on from the nearest detent, and so passes one"

  /// smooth_sheets' flick: from 50 px/s on to the neighbour, counted from the nearest detent.
  private static let smoothSheets = AnyReleasePolicy(
    ProjectedRelease(decelerationRate: 0, flickVelocity: 50, flick: .nextStop))

  private static let gorhom = AnyReleasePolicy(
    ProjectedRelease(maximumSteps: nil, projectionDuration: 0.2, flickVelocity: .infinity))

  private static let flutter = AnyReleasePolicy(
    ProjectedRelease(decelerationRate: 0, flickVelocity: 0.002))

  /// The flick is in the direction of the detent beyond the nearest: theirs passes the nearest.
  @Sendable static func skips(_ test: ReleaseCase) -> Bool {
    guard let nearest = test.nearest, abs(test.velocity) >= 50 else { return false }
    return (nearest - test.position) * test.velocity > 0
  }

  /// The tests that the libraries publish.
  static var published: [Source] {
    [
      Source(
        name: "FloatingPanel, default", policy: AnyReleasePolicy(.projected),
        cases: { try ReleaseCase.all("floatingpanel", rule: "floatingpanel_one_segment") },
        count: 116),
      Source(
        name: "FloatingPanel, project all", policy: AnyReleasePolicy(.projected(maximumSteps: nil)),
        cases: { try ReleaseCase.all("floatingpanel", rule: "floatingpanel_project_all") },
        count: 17),
      Source(
        name: "smooth_sheets MultiSnapGrid", policy: smoothSheets,
        cases: { try ReleaseCase.all("smooth_sheets", rule: "smooth_multi") }, count: 45,
        reasons: [Reason(text: skipsADetent, count: 3, covers: skips)]),
      Source(
        name: "smooth_sheets SingleSnapGrid", policy: smoothSheets,
        cases: { try ReleaseCase.all("smooth_sheets", rule: "smooth_single") }, count: 4),
      Source(
        name: "smooth_sheets SteplessSnapGrid", policy: smoothSheets,
        cases: { try ReleaseCase.all("smooth_sheets", rule: "smooth_stepless") }, count: 3),
      Source(
        name: "redash and gorhom", policy: gorhom,
        cases: { try ReleaseCase.all("other_public", rule: "project_0.2s_nearest") }, count: 2),
      Source(
        name: "Compose AnchoredDraggable", policy: AnyReleasePolicy(.compose),
        cases: { try ReleaseCase.all("other_public", rule: "compose_anchored") }, count: 3),
      Source(
        name: "Compose Swipeable, velocity",
        policy: AnyReleasePolicy(.threshold(positional: 1, velocity: 500)),
        cases: { try ReleaseCase.all("other_public", rule: "swipeable_velocity_500") }, count: 2),
      Source(
        name: "Flutter DraggableScrollableSheet", policy: flutter,
        cases: { try ReleaseCase.all("other_public", rule: "flutter_snapping") }, count: 4),
    ]
  }
}
