/// The river: a band that wanders from the north-west to the south-east.
struct CityRiver: Hashable, Sendable {
  /// Where the middle of the river crosses the map's zero meridian, in map units.
  var offset = 31.0

  /// How far it goes south for each unit east.
  private static let slope = 0.34

  private static let course = MapWave(parts: [
    .init(amplitude: 13, length: 170, phase: 0.05), .init(amplitude: 5, length: 61, phase: 0.4),
  ])

  private static let breadth = MapWave(parts: [
    .init(amplitude: 1.6, length: 83, phase: 0), .init(amplitude: 0.8, length: 31, phase: 0.3),
  ])

  /// The middle of the river at a meridian, in map units.
  func middle(atX x: Double) -> Double {
    offset + Self.slope * x + Self.course.value(at: x)
  }

  /// Half the river's extent from north to south at a meridian, in map units.
  func halfBreadth(atX x: Double) -> Double { 6.5 + Self.breadth.value(at: x) }

  /// The outline of the part that may touch `area`, `margin` units wider on each side; nil where the
  /// river is elsewhere.
  func outline(in area: MapArea, margin: Double = 0) -> [MapPoint]? {
    let meridians = MapArea.samples(from: area.minX, to: area.maxX)
    let north = meridians.map {
      MapPoint(x: $0, y: middle(atX: $0) - halfBreadth(atX: $0) - margin)
    }
    let south = meridians.reversed().map {
      MapPoint(x: $0, y: middle(atX: $0) + halfBreadth(atX: $0) + margin)
    }
    let outline = north + south
    return MapArea(around: outline).meets(area) ? outline : nil
  }
}
