import Panels

/// A long list; the panel peeks, stands half way or fills the scene, and the list takes over from there.
struct LocationsFlow: Flow {
  var selection: PanelDetent? = .medium

  private var marked: Set<Int> = [0]

  var content: Content {
    .stack(
      // Two siblings state the detents: the later one wins.
      .stack(
        .title("Mark locations", detail: "\(marked.count) marked"),
        .note("The map goes where you tap."),
        .separator
      )
      .panelDetents([.height(128), .medium]),
      .list(rows)
        .panelDetents([.height(128), .medium, .large], selection: selection)
        .panelUndimmed(through: .medium)
    )
  }

  private var rows: [ContentRow] {
    Self.places.indices.map { index in
      ContentRow(
        style: .place(shade: index % 4), text: Self.places[index].name,
        detail: marked.contains(index) ? "marked" : Self.distance(index), action: index)
    }
  }

  mutating func activate(_ action: Int) -> FlowOutcome {
    guard Self.places.indices.contains(action) else { return .stay }
    if marked.contains(action) { marked.remove(action) } else { marked.insert(action) }
    return .show(Self.places[action].place)
  }

  /// The way from the first place in kilometres, with eight metres to a map unit.
  private static func distance(_ index: Int) -> String {
    let metres = places[0].place.distance(to: places[index].place) * 8
    let tenths = Int((metres / 100).rounded())
    return "\(tenths / 10).\(tenths % 10) km"
  }

  private static let places: [(name: String, place: MapPoint)] = [
    ("Old Bridge", MapPoint(x: -33, y: 14)), ("Clock Tower", MapPoint(x: 3, y: 3)),
    ("Poppy Field", MapPoint(x: 34, y: -31)), ("Corner Bakery", MapPoint(x: 24, y: 20)),
    ("Harbour Steps", MapPoint(x: -8, y: 31)), ("Mill Green", MapPoint(x: -34, y: 30)),
    ("Station North", MapPoint(x: 40, y: -12)), ("Swan Pond", MapPoint(x: -38, y: -11)),
    ("Concert Hall", MapPoint(x: 12, y: -22)), ("Ring Bridge", MapPoint(x: -47, y: 3)),
    ("Night Market", MapPoint(x: 61, y: 26)), ("Tram Depot", MapPoint(x: 88, y: 14)),
    ("Reading Room", MapPoint(x: 74, y: -24)), ("Rose Arcade", MapPoint(x: 15, y: -52)),
    ("Lock House", MapPoint(x: 49, y: 47)), ("Boat Hire", MapPoint(x: 21, y: 41)),
    ("Summit View", MapPoint(x: -20, y: -70)), ("Glass House", MapPoint(x: -71, y: -38)),
    ("West Gate", MapPoint(x: -98, y: 6)), ("Paper Mill", MapPoint(x: -84, y: 44)),
    ("Quarry Lake", MapPoint(x: -52, y: 76)), ("Signal Hill", MapPoint(x: 9, y: 83)),
    ("East Ferry", MapPoint(x: 112, y: 66)), ("Long Meadow", MapPoint(x: 104, y: -58)),
  ]
}
