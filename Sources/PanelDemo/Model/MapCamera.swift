import Panels

/// The place on the map that the marker stands on; it glides from one to another.
struct MapCamera: Sendable {
  private var place = MapPoint.zero
  private var glide: (x: SpringMotion, y: SpringMotion)?

  private static let spring = PanelSpring.smooth

  /// When the glide under way will have ended, in seconds; nil while there is none.
  var restTime: Double? { glide.map { max($0.x.restTime, $0.y.restTime) } }

  /// Where the marker stands at `time`.
  func place(at time: Double) -> MapPoint {
    guard let glide else { return place }
    return MapPoint(x: glide.x.position(at: time), y: glide.y.position(at: time))
  }

  /// Sets out for another place, from wherever it is and as fast as it moves.
  mutating func go(to target: MapPoint, at time: Double) {
    if let glide {
      self.glide = (
        glide.x.retargeted(to: target.x, at: time), glide.y.retargeted(to: target.y, at: time)
      )
    } else {
      let tolerance = MotionTolerance(distance: 0.1, speed: 0.5)
      glide = (
        SpringMotion(
          spring: Self.spring, from: place.x, to: target.x, startTime: time, tolerance: tolerance),
        SpringMotion(
          spring: Self.spring, from: place.y, to: target.y, startTime: time, tolerance: tolerance)
      )
    }
  }

  /// Moves the map under the marker at once, by so many map units.
  mutating func move(byX x: Double, y: Double, at time: Double) {
    let here = place(at: time)
    glide = nil
    place = MapPoint(x: here.x + x, y: here.y + y)
  }

  /// Ends a glide that is due.
  mutating func settle(at time: Double) {
    guard let glide, let restTime, time >= restTime else { return }
    place = MapPoint(x: glide.x.target, y: glide.y.target)
    self.glide = nil
  }
}
