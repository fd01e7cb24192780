import BenchmarkSupport
import Panels

/// The way a spring goes, from where it is let go to where it comes to rest.
enum SpringPlot {
  private struct Curve {
    let label: String
    let spring: PanelSpring
    let hue: Hue
    var width = 2.0
  }

  /// The springs that have a name.
  static func drawPresets() -> Picture {
    var picture = Picture(
      "Springs",
      reading:
        "The way from one stop to the next, from rest; a dot where a spring has come within half a percent for good"
    )
    let area = PlotArea(
      left: 80, right: 720, top: 80, bottom: 340, x: Axis("time, s", 0...1, step: 0.1).tenths,
      y: Axis("share of the way, %", 0...120, step: 20))
    area.drawAxes(&picture)
    let curves = [
      Curve(label: "standard", spring: .standard, hue: .blue, width: 3),
      Curve(label: "smooth", spring: .smooth, hue: .green),
      Curve(label: "snappy", spring: .snappy, hue: .purple),
      Curve(label: "bouncy", spring: .bouncy, hue: .orange),
    ]
    draw(curves.reversed(), in: area, &picture)
    for curve in curves {
      let settled = settledTime(curve.spring)
      picture.dot(at: area.spot(settled, 100), curve.hue)
    }
    let rows = curves.map { curve in
      [
        curve.spring.response.text(digits: 1) + " s",
        curve.spring.dampingRatio.text(digits: 2), settledTime(curve.spring).text(digits: 2) + " s",
      ]
    }
    let place = Spot(x: 440, y: 218)
    picture.area(from: Spot(x: 404, y: 180), to: Spot(x: 698, y: 288), .paper)
    list(curves, at: place, details: rows, &picture)
    detail(["response", "damping", "settled"], at: Spot(x: place.x, y: place.y - 20), &picture)
    return picture
  }

  /// What the response does, and what the damping ratio does.
  static func drawTuning() -> Picture {
    var picture = Picture(
      "Tuning a spring", reading: "The response sets the pace, the damping ratio the shape",
      height: 420)
    let hues = [Hue.red, .orange, .purple, .blue, .grey]
    let responses = zip([0.15, 0.2, 0.3, 0.4, 0.8], hues).map {
      Curve(
        label: "response \($0) s", spring: PanelSpring(response: $0, dampingRatio: 1), hue: $1,
        width: $1 == .blue ? 3 : 1.5)
    }
    let ratios = zip([0.5, 0.7, 0.85, 1, 1.5], hues).map {
      Curve(
        label: "damping ratio \($0)", spring: PanelSpring(response: 0.4, dampingRatio: $0),
        hue: $1, width: $1 == .blue ? 3 : 1.5)
    }
    for (index, curves) in [responses, ratios].enumerated() {
      let left = index == 0 ? 80.0 : 440
      let area = PlotArea(
        left: left, right: left + 290, top: 80, bottom: 360,
        x: Axis("time, s", 0...0.8, step: 0.2).tenths,
        y: Axis(index == 0 ? "share of the way, %" : "", 0...120, step: 20))
      area.drawAxes(&picture)
      draw(curves.reversed(), in: area, &picture)
      picture.area(from: Spot(x: left + 118, y: 236), to: Spot(x: left + 268, y: 340), .paper)
      list(curves, at: Spot(x: left + 150, y: 252), &picture)
    }
    return picture
  }

  private static func settledTime(_ spring: PanelSpring) -> Double {
    spring.settlingDuration(target: 100, epsilon: 0.5)
  }

  private static func draw(_ curves: [Curve], in area: PlotArea, _ picture: inout Picture) {
    for curve in curves {
      area.draw(&picture, curve.hue, width: curve.width) {
        curve.spring.value(target: 100, time: $0)
      }
    }
  }

  /// Names the curves, where the plot is empty.
  private static func list(
    _ curves: [Curve], at spot: Spot, details: [[String]] = [],
    _ picture: inout Picture
  ) {
    for (index, curve) in curves.enumerated() {
      let y = spot.y + Double(index) * 20
      picture.line(
        [Spot(x: spot.x - 26, y: y - 4), Spot(x: spot.x - 8, y: y - 4)], curve.hue,
        width: curve.width)
      picture.text(curve.label, at: Spot(x: spot.x, y: y), isBold: curve.hue == .blue)
      if details.indices.contains(index) {
        detail(details[index], at: Spot(x: spot.x, y: y), &picture)
      }
    }
  }

  private static func detail(_ texts: [String], at spot: Spot, _ picture: inout Picture) {
    for (index, text) in texts.enumerated() {
      let x = spot.x + 118 + Double(index) * 66
      picture.text(text, at: Spot(x: x, y: spot.y), .quiet, anchor: .end, size: 11)
    }
  }
}

extension Axis {
  /// With values to a tenth.
  var tenths: Axis { labelled { $0.text(digits: 1).replacingMinus } }
}
