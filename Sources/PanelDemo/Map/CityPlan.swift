/// The streets of a town without end: a grid that is turned, bent and irregular.
///
/// A place has two addresses. On the plan it is (u, v), and every street is a line of constant u or constant
/// v; on the map it is where that falls after bending and turning.
struct CityPlan: Hashable, Sendable {
  let dice: MapDice

  /// The mean distance of two streets, in map units.
  static let columnSpacing = 13.0
  static let rowSpacing = 10.0

  /// Every so many streets one is an avenue.
  static let columnsPerQuarter = 5
  static let rowsPerQuarter = 6

  /// The turn of the grid: cosine and sine of about 12° to the left.
  private static let turn = (cosine: 0.978, sine: -0.2086)

  private static let bendOfColumns = MapWave(parts: [
    .init(amplitude: 7, length: 190, phase: 0.1), .init(amplitude: 2.5, length: 77, phase: 0.6),
  ])

  private static let bendOfRows = MapWave(parts: [
    .init(amplitude: 6, length: 230, phase: 0.35), .init(amplitude: 2, length: 64, phase: 0.8),
  ])

  /// The place of the street between the columns `index - 1` and `index`, in plan units.
  func column(_ index: Int) -> Double {
    (Double(index) + 0.36 * (dice.roll(.column, index) - 0.5)) * Self.columnSpacing
  }

  /// The place of the street between the rows `index - 1` and `index`, in plan units.
  func row(_ index: Int) -> Double {
    (Double(index) + 0.36 * (dice.roll(.row, index) - 0.5)) * Self.rowSpacing
  }

  /// From the plan to the map.
  func place(u: Double, v: Double) -> MapPoint {
    let x = u + Self.bendOfColumns.value(at: v)
    let y = v + Self.bendOfRows.value(at: u)
    return MapPoint(
      x: x * Self.turn.cosine - y * Self.turn.sine, y: x * Self.turn.sine + y * Self.turn.cosine)
  }

  /// The indices of all columns and rows that may touch `area`.
  func indices(in area: MapArea) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    let plan = area.corners.map {
      MapPoint(
        x: $0.x * Self.turn.cosine + $0.y * Self.turn.sine,
        y: -$0.x * Self.turn.sine + $0.y * Self.turn.cosine)
    }
    let around = MapArea(around: plan)
    func range(_ low: Double, _ high: Double, reach: Double, spacing: Double) -> ClosedRange<Int> {
      let first = Int(((low - reach) / spacing).rounded(.down)) - 1
      let last = Int(((high + reach) / spacing).rounded(.up)) + 1
      return first...last
    }
    return (
      range(
        around.minX, around.maxX, reach: Self.bendOfColumns.reach, spacing: Self.columnSpacing),
      range(around.minY, around.maxY, reach: Self.bendOfRows.reach, spacing: Self.rowSpacing)
    )
  }

  /// The line of the street at column `index`, from row to row.
  func columnLine(_ index: Int, rows: ClosedRange<Int>) -> [MapPoint] {
    let u = column(index)
    return rows.map { place(u: u, v: row($0)) }
  }

  /// The line of the street at row `index`, from column to column.
  func rowLine(_ index: Int, columns: ClosedRange<Int>) -> [MapPoint] {
    let v = row(index)
    return columns.map { place(u: column($0), v: v) }
  }

  /// The outline of a rectangle of blocks, `inset` map units inside the streets around it.
  func outline(
    columns: ClosedRange<Int>, rows: ClosedRange<Int>, inset: Double
  ) -> [MapPoint] {
    let (west, east) = (column(columns.lowerBound) + inset, column(columns.upperBound) - inset)
    let (north, south) = (row(rows.lowerBound) + inset, row(rows.upperBound) - inset)
    return [
      place(u: west, v: north), place(u: east, v: north), place(u: east, v: south),
      place(u: west, v: south),
    ]
  }
}
