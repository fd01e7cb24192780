import PanelCore
import PanelPresentation

extension FuzzStep {
  func checkContinuity() throws(FuzzFault) {
    try checkHeight()
    try checkVelocity()
  }

  /// Whether the event may take the panel to another place at once.
  private var mayJump: Bool {
    if isSceneChange || before.reducesMotion || after.reducesMotion { return true }
    // Room that is gone takes the panel along: margins are part of the configuration.
    if before.metrics.maximumHeight != after.metrics.maximumHeight { return true }
    // Stops that appear have a waiting panel stand there at once; those that vanish take it away.
    if before.stops.isEmpty || after.stops.isEmpty { return true }
    return false
  }

  private func checkHeight() throws(FuzzFault) {
    guard !mayJump else { return }
    let step = (after.height - before.height).magnitude
    // What is close enough to its stop is there: within a tenth of a pixel.
    let isThere = after.restTime == nil && after.phase != .dragging
    let tolerance = isThere ? 0.1 / after.metrics.scene.displayScale : 0
    if after.phase == .dragging, isAtTheBandsEnd { return }
    try FuzzFault.require(
      .heightIsContinuous, step <= fingerStep + tolerance + after.slack,
      "the height goes from \(before.height) to \(after.height), and the finger moved \(fingerStep)"
    )
  }

  /// Whether the panel is so far out in the rubber band that no finger is as far away as the inverse asks for.
  private var isAtTheBandsEnd: Bool {
    let smallest = panel.configuration.isInteractiveDismissDisabled ? after.stops.heights.first : 0
    let overshoot = max(before.height - after.largestStop, (smallest ?? 0) - before.height)
    return overshoot > 0.99 * after.metrics.scene.size.height
  }

  private func checkVelocity() throws(FuzzFault) {
    guard !mayJump else { return }
    let (old, new) = (before.velocity, after.velocity)
    // What is slow enough to be at rest, at its stop, is: up to 1 pt/s.
    let slack = 1e-6 * (1 + old.magnitude) + (after.phase == .resting ? 1 : 0)
    if before.phase == .dragging, after.phase == .settling || after.phase == .resting {
      // Only a release that says nothing of its own is the tracker's.
      guard case .dragCancelled = line.event else { return try checkRelease() }
      return try FuzzFault.require(
        .velocityIsContinuous, new == 0, "a cancelled drag leaves the velocity \(new)")
    }
    // A drag may begin and end with one event.
    guard before.isFree, after.isFree, fingerStep == 0 else { return }
    try FuzzFault.require(
      .velocityIsContinuous, (new - old).magnitude <= slack || isAtLimit,
      "the velocity goes from \(old) to \(new) at the height \(after.height)")
  }

  /// A finger that lifts where it was gives the panel its velocity, or what a limit leaves of it.
  private func checkRelease() throws(FuzzFault) {
    guard case .dragEnded(nil, nil, _) = line.event else { return }
    let (old, new) = (before.velocity, after.velocity)
    let isKept = (new - old).magnitude <= 1e-6 * (1 + old.magnitude)
    try FuzzFault.require(
      .velocityIsContinuous, isKept || (new == 0 && isAtLimit),
      "released at the height \(after.height), the velocity goes from \(old) to \(new)")
  }

  /// Whether the panel is where a flight drops what points outwards, or beyond.
  private var isAtLimit: Bool {
    let hair = 1e-3
    return after.height <= hair || after.height >= after.largestStop - hair
  }

  // MARK: In flight

  /// A flight stays within its limits, has no jump in it, and ends at its stop.
  func checkFlight(closely: Bool) throws(FuzzFault) {
    guard let rest = after.restTime else { return }
    let end = panel.placement(at: rest).height
    if after.phase == .dismissing {
      try flight(end == 0, "it leaves, and ends at \(end)")
    } else if let target = after.target {
      try flight(
        after.stops.height(of: target) == end, "it heads for \(target), and ends at \(end)")
    }
    let limit = max(after.height, after.largestStop) + after.slack
    let duration = rest - after.time
    for part in 1..<8 {
      let time = after.time + duration * Double(part) / 8
      let height = panel.placement(at: time).height
      try flight(
        height >= 0 && height <= limit, "it is at \(height) on its way, and \(limit) is the limit")
    }
    if closely { try checkForJumps(from: after.time, to: rest) }
  }

  /// Halves the stretch in which the height changes most, until a jump would be all that is left of it.
  private func checkForJumps(from start: Double, to end: Double) throws(FuzzFault) {
    var (low, high) = (start, end)
    func height(_ time: Double) -> Double { panel.placement(at: time).height }
    var (lowHeight, highHeight) = (height(low), height(high))
    let distance = (highHeight - lowHeight).magnitude
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      let middleHeight = height(middle)
      if (middleHeight - lowHeight).magnitude > (highHeight - middleHeight).magnitude {
        (high, highHeight) = (middle, middleHeight)
      } else {
        (low, lowHeight) = (middle, middleHeight)
      }
    }
    // Coming to rest closes what is left within the tolerance, a tenth of a pixel.
    let allowed = 0.11 / after.metrics.scene.displayScale + coarseness(of: low, over: distance)
    try flight(
      (highHeight - lowHeight).magnitude <= allowed,
      "the height jumps from \(lowHeight) to \(highHeight) at \(low)")
  }

  /// What the panel may cover between two times that are next to each other, in points.
  ///
  /// The stiffest spring there is covers a distance at some six thousand times it a second.
  private func coarseness(of time: Double, over distance: Double) -> Double {
    2 * time.magnitude.ulp * (after.velocity.magnitude + 1e6 + 1e4 * distance) + after.slack
  }

  private func flight(
    _ holds: Bool, _ message: @autoclosure () -> String
  ) throws(FuzzFault) {
    try FuzzFault.require(.flightsEndWhereTheyAim, holds, message())
  }
}
