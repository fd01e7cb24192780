/// A place of the city, in map units from its centre; y grows to the south.
struct Place: Identifiable, Equatable {
  let id: Int
  let name: String
  let x: Double
  let y: Double

  static let all = [
    Place(id: 0, name: "Old Bridge", x: -33, y: 14), Place(id: 1, name: "Clock Tower", x: 3, y: 3),
    Place(id: 2, name: "Poppy Field", x: 34, y: -31),
    Place(id: 3, name: "Corner Bakery", x: 24, y: 20),
    Place(id: 4, name: "Harbour Steps", x: -8, y: 31),
    Place(id: 5, name: "Mill Green", x: -34, y: 30),
    Place(id: 6, name: "Station North", x: 40, y: -12),
    Place(id: 7, name: "Swan Pond", x: -38, y: -11),
    Place(id: 8, name: "Concert Hall", x: 12, y: -22),
    Place(id: 9, name: "Ring Bridge", x: -47, y: 3),
    Place(id: 10, name: "Night Market", x: 61, y: 26),
    Place(id: 11, name: "Tram Depot", x: 88, y: 14),
    Place(id: 12, name: "Reading Room", x: 74, y: -24),
    Place(id: 13, name: "Rose Arcade", x: 15, y: -52),
    Place(id: 14, name: "Lock House", x: 49, y: 47),
    Place(id: 15, name: "Boat Hire", x: 21, y: 41),
    Place(id: 16, name: "Summit View", x: -20, y: -70),
    Place(id: 17, name: "Glass House", x: -71, y: -38),
    Place(id: 18, name: "West Gate", x: -98, y: 6),
    Place(id: 19, name: "Paper Mill", x: -84, y: 44),
  ]
}
