import BenchmarkSupport
import Panels

/// How far each estimator is off when a finger lifts, motion by motion.
enum EstimatorPlot {
  private struct Row {
    let estimator: VelocityTracker.Estimator
    let name: String
    let hue: Hue
  }

  private static let rows = [
    Row(estimator: .turningPoint, name: "turning point", hue: .blue),
    Row(estimator: .leastSquares, name: "least squares", hue: .orange),
    Row(estimator: .twoSegment, name: "two segments", hue: .green),
    Row(estimator: .impulse, name: "impulse", hue: .purple),
  ]

  private static let rates = [60.0, 120, 240]

  static func draw() -> Picture {
    let motions = SyntheticMotion.nine
    let errors = motions.map { motion in
      rates.map { motion.errors(of: rows.map(\.estimator), rate: $0, trials: 200) }
    }
    var picture = Picture(
      "Estimators of a finger's velocity",
      reading:
        "Error at the lift: the mean of 60, 120 and 240 Hz, and a line from the best to the worst",
      height: 620)
    let area = PlotArea(
      left: 190, right: 730, top: 116, bottom: 560,
      x: Axis("root mean square error, % of the motion's greatest speed", 0...90, step: 10),
      y: Axis("", 0...Double(motions.count), step: 1))
    area.drawAxes(&picture, rows: true)
    for (index, motion) in motions.enumerated() {
      draw(motion, errors[index], row: index, of: motions.count, in: area, &picture)
    }
    drawKey(errors.flatMap { $0 }, &picture)
    return picture
  }

  /// Draws one motion's row: a line and a dot for each estimator, one below the other.
  private static func draw(
    _ motion: SyntheticMotion, _ errors: [[Double]], row: Int, of count: Int, in area: PlotArea,
    _ picture: inout Picture
  ) {
    let height = (area.bottom - area.top) / Double(count)
    let top = area.top + Double(row) * height
    picture.line([Spot(x: area.left, y: top), Spot(x: area.right, y: top)], .grid, width: 1)
    picture.text(
      motion.name, at: Spot(x: area.left - 12, y: top + height / 2 + 4), anchor: .end)
    for (index, entry) in rows.enumerated() {
      let values = errors.map { 100 * $0[index] }
      let y = top + height * (Double(index) + 0.8) / (Double(rows.count) + 0.6)
      let mean = values.reduce(0, +) / Double(values.count)
      let ends = [values.min() ?? mean, values.max() ?? mean].map { area.spot($0, 0).x }
      picture.line(ends.map { Spot(x: $0, y: y) }, entry.hue, width: 2)
      picture.dot(at: Spot(x: area.spot(mean, 0).x, y: y), entry.hue)
    }
  }

  private static func drawKey(_ errors: [[Double]], _ picture: inout Picture) {
    for (index, entry) in rows.enumerated() {
      let values = errors.map { 100 * $0[index] }
      let mean = values.reduce(0, +) / Double(values.count)
      let worst = values.max() ?? 0
      let x = 190 + Double(index) * 138
      picture.dot(at: Spot(x: x + 4, y: 80), entry.hue)
      picture.text(entry.name, at: Spot(x: x + 14, y: 84), isBold: index == 0)
      picture.text(
        "mean \(mean.text(digits: 1)), worst \(worst.text(digits: 0)) %",
        at: Spot(x: x + 14, y: 100), .quiet, size: 11)
    }
  }
}
