/// A place on the map, in map units: one unit is one pixel of the screen, 8 points of the scene.
struct MapPoint: Hashable, Sendable {
  /// Grows to the east.
  var x: Double

  /// Grows to the south.
  var y: Double

  static let zero = MapPoint(x: 0, y: 0)

  /// The distance to another place, in map units.
  func distance(to other: MapPoint) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
