import BenchmarkSupport
import Panels

/// Flicks towards the largest stop, which nothing may pass, however hard they are.
enum FlightPlot {
  static func draw() -> Picture {
    var picture = Picture(
      "Flicks at a stop that must not be passed",
      reading: "From 400 pt to 752: the bouncy spring by itself, dashed, and what a panel flies",
      height: 420)
    let area = PlotArea(
      left: 80, right: 560, top: 80, bottom: 360, x: Axis("time, s", 0...0.5, step: 0.1).tenths,
      y: Axis("height, pt", 400...900, step: 100))
    area.drawAxes(&picture)
    let velocities = [0.0, 1500, 3000, 6000]
    let hues = [Hue.blue, .green, .purple, .orange]
    for (velocity, hue) in zip(velocities, hues) {
      let plain = SpringMotion(spring: .bouncy, from: 400, to: 752, velocity: velocity)
      area.draw(&picture, hue, width: 1.2, dashes: "3 4") {
        min(plain.position(at: $0), area.y.range.upperBound)
      }
    }
    for (velocity, hue) in zip(velocities, hues) {
      area.draw(&picture, hue, width: 2.5, flight(velocity).position(at:))
    }
    let limit = area.spot(0.5, 752)
    picture.line([area.spot(0, 752), limit], .ink, width: 1)
    picture.text("largest stop, 752 pt", at: Spot(x: limit.x + 12, y: limit.y + 4))
    name(zip(velocities, hues).map { ($0, $1) }, &picture)
    return picture
  }

  private static func flight(_ velocity: Double) -> BoundedSpringMotion {
    BoundedSpringMotion(
      spring: .bouncy, from: 400, to: 752, velocity: velocity, limits: 0...752)
  }

  private static func name(_ curves: [(Double, Hue)], _ picture: inout Picture) {
    picture.text("let go at", at: Spot(x: 584, y: 232), .quiet)
    for (index, (velocity, hue)) in curves.enumerated() {
      let y = 254 + Double(index) * 22
      let rest = flight(velocity).restTime.text(digits: 2)
      picture.line([Spot(x: 584, y: y - 4), Spot(x: 606, y: y - 4)], hue, width: 2.5)
      picture.text("\(velocity.text(digits: 0)) pt/s", at: Spot(x: 614, y: y))
      picture.text("rests at \(rest) s", at: Spot(x: 676, y: y), .quiet, size: 10)
    }
  }
}
