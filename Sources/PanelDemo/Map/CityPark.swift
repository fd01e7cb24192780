/// A park: a few blocks of a quarter turned green, with trees, a path and perhaps a pond.
struct CityPark: Hashable, Sendable {
  struct Tree: Hashable, Sendable {
    var place: MapPoint

    /// In map units.
    var radius: Double
  }

  var outline: [MapPoint]
  var trees: [Tree]
  var path: [MapPoint]

  /// The pond's outline; empty where there is none.
  var pond: [MapPoint]

  var name: String
  var centre: MapPoint
}

extension CityPark {
  /// The park of a quarter, or nil where it has none.
  ///
  /// - Parameters:
  ///   - column: The quarter's column, counted in quarters.
  ///   - row: The quarter's row, counted in quarters.
  init?(plan: CityPlan, column: Int, row: Int) {
    let dice = plan.dice
    guard dice.roll(.park, column, row) < 0.42 else { return nil }
    let width = 2 + dice.pick(2, .parkShape, column, row, 0)
    let height = 2 + dice.pick(3, .parkShape, column, row, 1)
    let west =
      column * CityPlan.columnsPerQuarter
      + dice.pick(CityPlan.columnsPerQuarter - width + 1, .parkShape, column, row, 2)
    let north =
      row * CityPlan.rowsPerQuarter
      + dice.pick(CityPlan.rowsPerQuarter - height + 1, .parkShape, column, row, 3)
    let site = Site(
      plan: plan, west: plan.column(west) + 1.2, east: plan.column(west + width) - 1.2,
      north: plan.row(north) + 1.2, south: plan.row(north + height) - 1.2)
    outline = site.rounded(corner: 4)
    centre = site.place(0.5, 0.5)
    path = site.path(bend: dice.roll(.parkShape, column, row, 4) - 0.5)
    pond = dice.roll(.pond, column, row) < 0.6 ? site.pond(dice, column, row) : []
    trees = site.trees(dice, column, row)
    name = Self.names[dice.pick(Self.names.count, .name, column, row)]
  }

  private static let names = [
    "Alder Park", "Mill Green", "Linden Garden", "Orchard Hill", "Swan Meadow", "Juniper Park",
    "Old Common", "Larch Grove", "Poppy Field", "Heron Green",
  ]
}

/// The ground a park is laid out on: a rectangle of the plan.
private struct Site {
  var plan: CityPlan
  var west: Double
  var east: Double
  var north: Double
  var south: Double

  /// A place given as shares of the width and the height, each 0 … 1.
  func place(_ x: Double, _ y: Double) -> MapPoint {
    plan.place(u: west + (east - west) * x, v: north + (south - north) * y)
  }

  /// The outline with its corners rounded, `corner` map units deep.
  func rounded(corner: Double) -> [MapPoint] {
    let (across, down) = (corner / (east - west), corner / (south - north))
    // A corner as a curve through the two ends and its middle is enough at this size.
    let near = 0.3
    return [
      place(across, 0), place(1 - across, 0), place(1 - near * across, near * down),
      place(1, down), place(1, 1 - down), place(1 - near * across, 1 - near * down),
      place(1 - across, 1), place(across, 1), place(near * across, 1 - near * down),
      place(0, 1 - down), place(0, down), place(near * across, near * down),
    ]
  }

  func path(bend: Double) -> [MapPoint] {
    (0...8).map { step in
      let along = Double(step) / 8
      return place(along, 0.5 + bend * 0.5 + 0.22 * MapWave.sine(ofTurns: along * 0.9))
    }
  }

  func pond(_ dice: MapDice, _ column: Int, _ row: Int) -> [MapPoint] {
    let x = 0.3 + 0.4 * dice.roll(.pond, column, row, 1)
    let y = dice.roll(.pond, column, row, 2) < 0.5 ? 0.25 : 0.75
    return (0..<14).map { step in
      let turn = Double(step) / 14
      let wobble = 1 + 0.18 * MapWave.sine(ofTurns: turn * 3)
      return place(
        x + 0.17 * wobble * MapWave.sine(ofTurns: turn + 0.25),
        y + 0.14 * wobble * MapWave.sine(ofTurns: turn))
    }
  }

  func trees(_ dice: MapDice, _ column: Int, _ row: Int) -> [CityPark.Tree] {
    let count = Int((east - west) * (south - north) / 24)
    return (0..<max(0, count)).map { index in
      let x = 0.06 + 0.88 * dice.roll(.tree, column &* 7919 &+ row, index, 0)
      let y = 0.06 + 0.88 * dice.roll(.tree, column &* 7919 &+ row, index, 1)
      let radius = 0.8 + 0.9 * dice.roll(.tree, column &* 7919 &+ row, index, 2)
      return CityPark.Tree(place: place(x, y), radius: radius)
    }
  }
}
