import BenchmarkSupport

/// How costs grow, as scripts/check-growth measured it.
enum GrowthPlot {
  /// An area of the picture: what grows, and the operations whose cost it shows.
  private struct Chart {
    let quantity: String
    let sizes: ClosedRange<Double>
    let costs: ClosedRange<Double>
    let curves: [(series: String, label: String, hue: Hue)]
  }

  private static let charts = [
    Chart(
      quantity: "detents", sizes: 0...3, costs: 2...8,
      curves: [
        ("detents-resolve", "resolve the set", .blue),
        ("detents-one-stop", "resolve, all at one height", .purple),
        ("detents-frames", "64 frames of a drag", .green),
        ("detents-lift", "lift: decision and flight", .orange),
      ]),
    Chart(
      quantity: "preference statements in the tree", sizes: 1...5, costs: 3...9,
      curves: [
        ("statements-nested", "nested modifiers", .purple),
        ("statements-gathered", "siblings, all of it kept", .orange),
        ("statements-siblings", "siblings, the last one wins", .blue),
      ]),
    Chart(
      quantity: "panels", sizes: 0...3, costs: 3...9,
      curves: [
        ("panels-frames", "64 frames of a drag of each", .green),
        ("panels-present", "make and present", .blue),
      ]),
    Chart(
      quantity: "events in the life of a panel", sizes: 3...6, costs: 5...10,
      curves: [("events-life", "drags, throws, turns, mistakes", .blue)]),
  ]

  /// Draws the measurements on standard input.
  static func draw() -> Picture {
    let points = GrowthPoint.fromStandardInput()
    var picture = Picture(
      "Growth",
      reading:
        "Solid: instructions; dashed: nanoseconds. Along a slanting line, ten times as many cost ten times as much",
      height: 800)
    for (index, chart) in charts.enumerated() {
      let (left, top) = (index % 2 == 0 ? 74.0 : 432, index < 2 ? 80.0 : 446)
      let area = PlotArea(
        left: left, right: left + 286, top: top, bottom: top + 290,
        x: Axis(chart.quantity, chart.sizes, step: 1).labelled(\.powerOfTen),
        y: Axis(index % 2 == 0 ? "per operation" : "", chart.costs, step: 1).labelled(
          \.exponentOfTen))
      area.drawAxes(&picture)
      guide(in: area, &picture)
      list(chart, points, at: Spot(x: left + 10, y: top + 20), &picture)
      for curve in chart.curves {
        draw(points.filter { $0.series == curve.series }, curve.hue, in: area, &picture)
      }
    }
    return picture
  }

  /// Lines that grow tenfold with each tenfold.
  private static func guide(in area: PlotArea, _ picture: inout Picture) {
    let (x, y) = (area.x.range, area.y.range)
    for start in stride(from: y.lowerBound, to: y.upperBound - 0.5, by: 1) {
      let end = min(x.upperBound, x.lowerBound + y.upperBound - start)
      picture.line(
        [area.spot(x.lowerBound, start), area.spot(end, start + end - x.lowerBound)], .grid,
        width: 1.5)
    }
  }

  private static func draw(
    _ points: [GrowthPoint], _ hue: Hue, in area: PlotArea, _ picture: inout Picture
  ) {
    picture.line(
      points.map { area.spot($0.size, $0.nanoseconds) }, hue, width: 1.5, dashes: "4 4")
    picture.line(points.map { area.spot($0.size, $0.instructions) }, hue)
    for point in points {
      picture.dot(at: area.spot(point.size, point.instructions), hue, radius: 3)
    }
  }

  /// Names the curves and tells how they grow, where the plot is empty.
  private static func list(
    _ chart: Chart, _ points: [GrowthPoint], at spot: Spot, _ picture: inout Picture
  ) {
    let bottom = spot.y + Double(chart.curves.count) * 17 - 10
    picture.area(
      from: Spot(x: spot.x - 8, y: spot.y - 16), to: Spot(x: spot.x + 216, y: bottom), .paper)
    for (index, curve) in chart.curves.enumerated() {
      let y = spot.y + Double(index) * 17
      let exponent = points.filter { $0.series == curve.series }.exponent
      picture.text(
        "n^\(exponent.text(digits: 2))", at: Spot(x: spot.x, y: y), curve.hue, isBold: true)
      picture.text(curve.label, at: Spot(x: spot.x + 56, y: y), size: 11)
    }
  }
}

/// What one size costs; everything as the logarithm to base 10.
private struct GrowthPoint {
  let series: Substring
  let size: Double
  let instructions: Double
  let nanoseconds: Double

  /// Reads lines of series, size, instructions and nanoseconds; the first one names them.
  static func fromStandardInput() -> [GrowthPoint] {
    var points: [GrowthPoint] = []
    while let line = readLine() {
      let fields = line.split(separator: ",")
      let numbers = fields.dropFirst().compactMap { Double($0) }.map {
        logarithm($0) / logarithm(10)
      }
      guard numbers.count == 3 else { continue }
      points.append(
        GrowthPoint(
          series: fields[0], size: numbers[0], instructions: numbers[1], nanoseconds: numbers[2]))
    }
    return points
  }
}

extension [GrowthPoint] {
  /// The slope of the line that fits best: 1 where costs grow in proportion.
  fileprivate var exponent: Double {
    let (x, y) = (map(\.size).mean, map(\.instructions).mean)
    let covariance = map { ($0.size - x) * ($0.instructions - y) }.mean
    return covariance / map { ($0.size - x) * ($0.size - x) }.mean
  }
}

extension [Double] {
  fileprivate var mean: Double { reduce(0, +) / Double(count) }
}

extension Double {
  /// Ten to the power of this whole number, in digits: 1, 10, … 1,000,000.
  fileprivate var powerOfTen: String {
    let digits = "1" + String(repeating: "0", count: Int(self))
    let groups = stride(from: digits.count, to: 0, by: -3).map { end in
      String(digits.prefix(end).suffix(3))
    }
    return groups.reversed().joined(separator: ",")
  }

  /// Ten to the power of this whole number, as a power.
  fileprivate var exponentOfTen: String {
    let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return "10" + String(text(digits: 0).compactMap(\.wholeNumberValue).map { raised[$0] })
  }
}
