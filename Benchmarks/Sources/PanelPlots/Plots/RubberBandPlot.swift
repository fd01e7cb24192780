import Panels

/// How far a panel shows past its largest stop, for how far the finger is past it.
enum RubberBandPlot {
  private struct Curve {
    let label: String
    let hue: Hue
    var width = 2.0
    var dashes: String?
    let shown: (_ finger: Double) -> Double
  }

  /// The rules of other sheets, in the formulas their sources state.
  static func drawField() -> Picture {
    draw(
      "Rubber bands", reading: "How much shows beyond the last stop, in a scene 800 pt high",
      [
        Curve(label: "this package, UIScrollView", hue: .blue, width: 3) {
          RubberBand(dimension: 800).displayedOvershoot(forFinger: $0)
        },
        Curve(label: "Flutter, in the limit", hue: .green, dashes: "6 4") {
          RubberBand(coefficient: 0.52, dimension: 800).displayedOvershoot(forFinger: $0)
        },
        Curve(label: "motion: a share", hue: .purple) { 0.35 * $0 },
        Curve(label: "smooth_sheets, per pixel", hue: .orange, shown: perPixel),
        Curve(label: "Compose: a sine", hue: .red) { 80 * sine(min($0 / 800, 1) * .pi / 2) },
        Curve(label: "gorhom: a root, with a jump", hue: .brown) {
          $0 > 0 ? 2.5 * (1 + $0).squareRoot() : 0
        },
        Curve(label: "vaul: a logarithm", hue: .grey) { max(0, 8 * (logarithm($0 + 1) - 2)) },
      ])
  }

  /// What the coefficient does, and what the dimension does.
  static func drawTuning() -> Picture {
    let coefficients = [1, 0.75, 0.55, 0.35, 0.2].map { coefficient in
      Curve(
        label: "coefficient \(coefficient)", hue: coefficient == 0.55 ? .blue : .grey,
        width: coefficient == 0.55 ? 3 : 1.5
      ) { RubberBand(coefficient: coefficient, dimension: 800).displayedOvershoot(forFinger: $0) }
    }
    let small = Curve(label: "0.55 in a scene of 400 pt", hue: .orange, dashes: "6 4") {
      RubberBand(dimension: 400).displayedOvershoot(forFinger: $0)
    }
    return draw(
      "Tuning the rubber band",
      reading:
        "The coefficient is the slope at the stop; the scene's height, here 800 pt, is the limit",
      coefficients + [small])
  }

  private static func draw(_ title: String, reading: String, _ curves: [Curve]) -> Picture {
    var picture = Picture(title, reading: reading, height: 440)
    let top = curves.map { $0.shown(400) }.max() ?? 0
    let area = PlotArea(
      left: 80, right: 540, top: 80, bottom: 380,
      x: Axis("finger beyond the stop, pt", 0...400, step: 50),
      y: Axis("panel beyond the stop, pt", 0...(top > 200 ? 300 : 200), step: 50))
    area.drawAxes(&picture)
    for curve in curves.reversed() {
      area.draw(&picture, curve.hue, width: curve.width, dashes: curve.dashes, curve.shown)
    }
    label(curves, area, &picture)
    return picture
  }

  private static func label(_ curves: [Curve], _ area: PlotArea, _ picture: inout Picture) {
    let ordered = curves.sorted { $0.shown(400) > $1.shown(400) }
    let ends = ordered.map { area.spot(400, $0.shown(400)) }
    let places = ends.map(\.y).spread(gap: 17)
    for (index, curve) in ordered.enumerated() {
      let place = Spot(x: area.right + 22, y: places[index])
      picture.line([ends[index], Spot(x: place.x - 4, y: place.y)], curve.hue, width: 1)
      picture.text(
        curve.label, at: Spot(x: place.x, y: place.y + 4), curve.hue == .grey ? .quiet : curve.hue,
        isBold: curve.hue == .blue)
    }
  }

  /// Each pixel moves the panel by the share 1 − (1 − e^(−6u)) / (1 − e^(−6)), where u is how far it is
  /// out, of 120 points.
  private static func perPixel(_ finger: Double) -> Double {
    var shown = 0.0
    for pixel in stride(from: 0.0, to: finger, by: 1) {
      let delta = min(1, finger - pixel)
      let out = min((shown + delta) / 120, 1)
      shown += delta * (1 - (1 - exponential(-6 * out)) / (1 - exponential(-6)))
    }
    return shown
  }
}
