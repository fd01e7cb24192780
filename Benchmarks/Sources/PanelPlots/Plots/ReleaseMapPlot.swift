import BenchmarkSupport
import Panels

/// Maps of release policies: height × velocity → stop.
enum ReleaseMapPlot {
  private static let stops = [160.0, 426, 759]
  private static let hues = [Hue.gone, .low, .middle, .high]

  /// The default, and the rule of Compose.
  static func drawPolicies() -> Picture {
    draw(
      "Where a released panel goes",
      [
        ("ProjectedRelease()", AnyReleasePolicy(ProjectedRelease()), 500),
        ("ThresholdRelease()", AnyReleasePolicy(ThresholdRelease()), 125),
      ])
  }

  /// The presets that differ most from the default.
  static func drawPresets() -> Picture {
    draw(
      "Where other presets send it",
      [
        (".stepwise", AnyReleasePolicy(.stepwise), 600),
        (".projected(maximumSteps: nil)", AnyReleasePolicy(.projected(maximumSteps: nil)), 500),
      ])
  }

  private static func draw(
    _ title: String, _ policies: [(name: String, policy: AnyReleasePolicy, flick: Double)]
  ) -> Picture {
    var picture = Picture(
      title, reading: "By the height shown and the velocity of the finger when it lifts",
      height: 520)
    drawKey(&picture)
    for (index, entry) in policies.enumerated() {
      let left = index == 0 ? 76.0 : 444
      let area = PlotArea(
        left: left, right: left + 288, top: 126, bottom: 460,
        x: Axis("velocity, pt/s: closing ← → opening", -2000...2000, step: 1000),
        y: Axis(index == 0 ? "height, pt" : "", 0...800, step: 100))
      area.drawAxes(&picture)
      drawMap(of: entry.policy, in: area, &picture)
      drawLines(flick: entry.flick, in: area, &picture)
      picture.text(entry.name, at: Spot(x: left, y: 114), isBold: true)
    }
    return picture
  }

  private static func drawMap(
    of policy: AnyReleasePolicy, in area: PlotArea, _ picture: inout Picture
  ) {
    let map = ReleaseMap(
      policy: policy, stops: stops, heights: area.y.range, velocities: area.x.range)
    precondition(map.isMonotone, "more velocity upwards leads to a lower stop")
    let (slowest, fastest) = (area.x.range.lowerBound, area.x.range.upperBound)
    let (bottom, top) = (area.y.range.lowerBound, area.y.range.upperBound)
    picture.area(from: area.spot(slowest, top), to: area.spot(fastest, bottom), hues[0])
    // Each on top of the one before: what leads to a stop or a higher one.
    for index in stops.indices {
      let limit = map.limit(ofStop: index).map { area.spot($0.velocity, $0.height) }
      picture.area(
        limit.simplified() + [area.spot(fastest, top), area.spot(fastest, bottom)], hues[index + 1])
    }
  }

  /// The stops, and the velocities from which a release is a flick.
  private static func drawLines(flick: Double, in area: PlotArea, _ picture: inout Picture) {
    for stop in stops {
      picture.line(
        [area.spot(area.x.range.lowerBound, stop), area.spot(area.x.range.upperBound, stop)], .ink,
        width: 1)
    }
    for velocity in [-flick, flick] {
      picture.line(
        [area.spot(velocity, 0), area.spot(velocity, area.y.range.upperBound)], .ink, width: 0.7,
        dashes: "2 4")
    }
  }

  private static func drawKey(_ picture: inout Picture) {
    var x = 76.0
    let names = ["dismissed"] + stops.map { "to \($0.text(digits: 0)) pt" }
    for (name, hue) in zip(names, hues) {
      picture.area(from: Spot(x: x, y: 74), to: Spot(x: x + 14, y: 86), hue)
      picture.text(name, at: Spot(x: x + 20, y: 84))
      x += Double(name.count) * 6.2 + 52
    }
    picture.line([Spot(x: x, y: 80), Spot(x: x + 16, y: 80)], .ink, width: 0.7, dashes: "2 4")
    picture.text("a flick", at: Spot(x: x + 22, y: 84))
  }
}
