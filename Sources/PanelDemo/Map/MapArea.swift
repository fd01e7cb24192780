/// A rectangle of the map, in map units.
struct MapArea: Hashable, Sendable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// The smallest area around some points; empty and far away when there are none.
  init(around points: [MapPoint]) {
    (minX, minY, maxX, maxY) = (.infinity, .infinity, -.infinity, -.infinity)
    for point in points {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
  }

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// The area with every edge moved outwards.
  func widened(by margin: Double) -> MapArea {
    MapArea(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// Whether the two have a point in common.
  func meets(_ other: MapArea) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }

  /// Places along one direction, close enough to draw a curve through: the same ones for every area, so that a
  /// curve does not tremble when the map moves, and one beyond each end.
  static func samples(from low: Double, to high: Double) -> [Double] {
    let step = 4.0
    let first = Int((low / step).rounded(.down)) - 1
    let last = Int((high / step).rounded(.up)) + 1
    return (first...last).map { Double($0) * step }
  }

  var corners: [MapPoint] {
    [
      MapPoint(x: minX, y: minY), MapPoint(x: maxX, y: minY), MapPoint(x: maxX, y: maxY),
      MapPoint(x: minX, y: maxY),
    ]
  }
}
