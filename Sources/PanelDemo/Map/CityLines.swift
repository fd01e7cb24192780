/// The two lines that heed no grid: a motorway and a railway.
enum CityLines {
  private static let motorwayCourse = MapWave(parts: [
    .init(amplitude: 16, length: 260, phase: 0.2), .init(amplitude: 4, length: 90, phase: 0.7),
  ])

  private static let railwayCourse = MapWave(parts: [
    .init(amplitude: 10, length: 210, phase: 0.5)
  ])

  /// The motorway's middle through the latitudes of `area`, from north to south.
  static func motorway(in area: MapArea) -> [MapPoint] {
    MapArea.samples(from: area.minY, to: area.maxY).map {
      MapPoint(x: -57 - 0.28 * $0 + motorwayCourse.value(at: $0), y: $0)
    }
  }

  /// The railway's middle through the latitudes of `area`, from north to south.
  static func railway(in area: MapArea) -> [MapPoint] {
    MapArea.samples(from: area.minY, to: area.maxY).map {
      MapPoint(x: 44 + 0.62 * $0 + railwayCourse.value(at: $0), y: $0)
    }
  }
}
