import Panels

// What PanelGestures' pages show.

func aReleasedSpring(print: (Any) -> Void) {
  // snippet: gestures
  var tracker = VelocityTracker()
  for (frame, position) in [240.0, 252, 268, 286].enumerated() {
    tracker.add(position: position, time: Double(frame) / 60)
  }
  let velocity = tracker.velocity(at: 0.055)

  let release = PanelRelease(position: 286, velocity: velocity, stops: [240, 426])
  let target = ProjectedRelease().target(for: release)

  let flight = BoundedSpringMotion(
    spring: .standard, from: 286, to: 426, velocity: velocity, limits: 0...426)
  print("\(target) with \(velocity.rounded()) pt/s")
  print("at rest after \((flight.restTime * 1000).rounded()) ms")
  // snippet end
}

func springFigures(print: (Any) -> Void) {
  // snippet: springs
  let springs: [(String, PanelSpring)] = [
    (".standard", .standard),
    (".smooth", .smooth),
    (".snappy", .snappy),
    (".bouncy", .bouncy),
    ("ratio 0.5", PanelSpring(response: 0.4, dampingRatio: 0.5)),
  ]
  for (name, spring) in springs {
    let flight = SpringMotion(spring: spring, from: 0, to: 400)
    let overshoot = (flight.turningPoint(0)?.position ?? 400) - 400
    let rest = (flight.restTime * 1000).rounded()
    print("\(name): \(overshoot.rounded()) pt too far, at rest after \(rest) ms")
  }
  // snippet end
}

func projections(print: (Any) -> Void) {
  // snippet: projections
  let projections: [(String, MotionProjection)] = [
    (".normal", .normal),
    (".fast", .fast),
    (".seconds(0.2)", .seconds(0.2)),
  ]
  for (name, projection) in projections {
    // Halfway from 240 to 426 is 333: from there on it is the nearer stop.
    let needed = projection.velocity(from: 240, restingAt: 333)
    print("\(name): \(needed.rounded()) pt/s to go on instead of back")
  }
  // snippet end
}

func rubberBands(print: (Any) -> Void) {
  // snippet: rubber bands
  let band = RubberBand(dimension: 852)
  for finger in [10.0, 50, 100, 200, 400] {
    let shown = band.displayedOvershoot(forFinger: finger)
    let speed = band.slope(atDisplayed: shown) * 100
    print("\(finger): shows \(shown.rounded()), \(speed.rounded()) % of the speed")
  }
  // snippet end
}

func estimators(print: (Any) -> Void) {
  // snippet: estimators
  // A finger that opens the panel for 50 ms, then rests for 30 ms before it lifts.
  for estimator in VelocityTracker.Estimator.allCases {
    var tracker = VelocityTracker(estimator: estimator)
    for frame in 0...10 {
      let position = 10 * Double(min(frame, 6))
      tracker.add(position: position, time: Double(frame) / 120)
    }
    let velocity = tracker.velocity(at: 10.0 / 120)
    print("\(estimator): \(velocity.rounded()) pt/s")
  }
  // snippet end
}

func releaseTuning(print: (Any) -> Void) {
  // snippet: release tuning
  let stops = [240.0, 426, 600, 759]
  let flick = PanelRelease(position: 300, velocity: 1800, stops: stops)
  let nudge = PanelRelease(position: 250, velocity: 120, stops: stops)
  let policies: [(String, any ReleasePolicy)] = [
    (".projected", .projected),
    (".projected(maximumSteps: nil)", .projected(maximumSteps: nil)),
    (".stepwise", .stepwise),
    (".material", .material),
    (".compose", .compose),
  ]
  for (name, policy) in policies {
    print("\(name): \(policy.target(for: flick)), \(policy.target(for: nudge))")
  }
  // snippet end
}
