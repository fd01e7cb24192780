import PanelCore

/// A quiet map for a panel to stand over, centred on its marker.
///
/// Generated, not loaded: a few streets, a park and a river, far enough around the marker for every scene.
/// It moves with the marker, which shows how the main content makes room for the panel.
enum MapDrawing {
  /// The map with the marker's place at `centre`, in points of the scene.
  static func around(_ centre: PanelPoint) -> SVGElement {
    .group(
      ["transform": "translate(\(centre.x.svg) \(centre.y.svg))", "fill": "none"],
      [
        .path(
          "M-190 -60L-58 -92L-30 8L-70 76L-178 98Z",
          ["fill": StoryboardStyle.park, "stroke": "none"]),
        .path(
          "M96 -1200C60 -760 210 -520 168 -250S96 60 190 210S300 520 250 1200",
          ["stroke": StoryboardStyle.water, "stroke-width": 64]),
        .path(
          "M-900 -420L900 -120M-900 250L900 330M-420 -1200L-260 1200M420 -1200L560 1200",
          ["stroke": StoryboardStyle.street, "stroke-width": 13]),
        .path(
          "M-900 20C-400 -40 -260 110 -44 26S260 -70 900 60M-12 -1200L24 1200"
            + "M-620 -1200L-560 1200M-900 -230L900 -360M-900 520L900 470M-900 -700L900 -640M-900 800L900 850",
          ["stroke": StoryboardStyle.street, "stroke-width": 7]),
        .path(
          "M-300 -180L-12 -150M-286 160L20 150M-140 -400L-120 -175M-150 155L-170 300M20 170L330 250"
            + "M60 -150L90 -420M20 420L290 400",
          ["stroke": StoryboardStyle.street, "stroke-width": 4]),
      ])
  }

  /// The marker: a pin whose tip is at `place`.
  static func marker(at place: PanelPoint, scale: Double) -> SVGElement {
    let transform =
      "translate(\(place.x.svg) \(place.y.svg)) scale(\(StoryboardText.decimal(scale, places: 4)))"
    return .group(
      ["transform": transform],
      [
        SVGElement("ellipse", ["rx": 4, "ry": 1.6, "fill": StoryboardStyle.shade])
          .with(["opacity": 0.25]),
        .path(
          "M0 0C-2.4 -4.6 -7 -7.6 -7 -12.4A7 7 0 0 1 7 -12.4C7 -7.6 2.4 -4.6 0 0Z",
          ["fill": StoryboardStyle.marker]),
        .circle(at: PanelPoint(x: 0, y: -12.4), radius: 2.6, ["fill": StoryboardStyle.street]),
      ])
  }
}
