/// The town on the map, drawn up from a seed: what there is, not how it looks.
///
/// Everything is a function of the place, so the map has no edge and nothing is stored.
struct CityMap: Hashable, Sendable {
  /// A block of houses between four streets.
  struct Block: Hashable, Sendable {
    var outline: [MapPoint]

    /// Which of the few shades of houses it has, from 0.
    var shade: Int

    /// The outline of the yard inside; empty where there is none.
    var courtyard: [MapPoint]
  }

  /// A name and where it stands.
  struct Label: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case park, water
    }

    var text: String
    var place: MapPoint
    var kind: Kind
  }

  let plan: CityPlan
  let river = CityRiver()

  init(seed: UInt64) {
    plan = CityPlan(dice: MapDice(seed: seed))
  }

  /// The number of shades that blocks have.
  static let shadeCount = 4

  /// All blocks that may touch `area`.
  func blocks(in area: MapArea) -> [Block] {
    let (columns, rows) = plan.indices(in: area)
    return columns.flatMap { column in
      rows.compactMap { row in
        let block = block(column: column, row: row)
        return MapArea(around: block.outline).meets(area) ? block : nil
      }
    }
  }

  private func block(column: Int, row: Int) -> Block {
    let dice = plan.dice
    let hasCourtyard = dice.roll(.courtyard, column, row) < 0.35
    return Block(
      outline: plan.outline(columns: column...column + 1, rows: row...row + 1, inset: 0.8),
      shade: dice.pick(Self.shadeCount, .block, column, row),
      courtyard: hasCourtyard
        ? plan.outline(columns: column...column + 1, rows: row...row + 1, inset: 3.2) : [])
  }

  /// The avenues that may touch `area`, each a line.
  func avenues(in area: MapArea) -> [[MapPoint]] {
    let (columns, rows) = plan.indices(in: area)
    let down = columns.filter { $0 % CityPlan.columnsPerQuarter == 0 }
      .map { plan.columnLine($0, rows: rows) }
    let across = rows.filter { $0 % CityPlan.rowsPerQuarter == 0 }
      .map { plan.rowLine($0, columns: columns) }
    return down + across
  }

  /// The parks that may touch `area`.
  func parks(in area: MapArea) -> [CityPark] {
    let (columns, rows) = plan.indices(in: area)
    let (across, down) = (
      Self.quarters(columns, per: CityPlan.columnsPerQuarter),
      Self.quarters(rows, per: CityPlan.rowsPerQuarter)
    )
    return across.flatMap { column in
      down.compactMap { row in
        CityPark(plan: plan, column: column, row: row)
          .flatMap { MapArea(around: $0.outline).meets(area) ? $0 : nil }
      }
    }
  }

  /// The names that stand in `area`.
  func labels(in area: MapArea) -> [Label] {
    var labels = parks(in: area).map { Label(text: $0.name, place: $0.centre, kind: .park) }
    let spacing = 170.0
    let first = Int((area.minX / spacing).rounded(.down))
    let last = Int((area.maxX / spacing).rounded(.up))
    for index in first...last {
      let x = (Double(index) + 0.16) * spacing
      labels.append(
        Label(text: "Orla", place: MapPoint(x: x, y: river.middle(atX: x)), kind: .water))
    }
    return labels.filter { MapArea(around: [$0.place]).meets(area) }
  }

  private static func quarters(_ indices: ClosedRange<Int>, per count: Int) -> ClosedRange<Int> {
    let first = (Double(indices.lowerBound) / Double(count)).rounded(.down)
    let last = (Double(indices.upperBound) / Double(count)).rounded(.down)
    return Int(first)...Int(last)
  }
}
