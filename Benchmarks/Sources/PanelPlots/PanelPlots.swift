@main
enum PanelPlots {
  private static let plots: [(name: String, draw: @Sendable () -> Picture)] = [
    ("estimators", EstimatorPlot.draw),
    ("rubber-bands", RubberBandPlot.drawField),
    ("rubber-band-tuning", RubberBandPlot.drawTuning),
    ("springs", SpringPlot.drawPresets),
    ("spring-tuning", SpringPlot.drawTuning),
    ("flights", FlightPlot.draw),
    ("release-map", ReleaseMapPlot.drawPolicies),
    ("release-map-presets", ReleaseMapPlot.drawPresets),
    ("growth", GrowthPlot.draw),
  ]

  private static let help = """
    Draws a plot as SVG on standard output; the same bytes every time. The plot of growth is of the
    measurements on standard input.

    usage: PanelPlots NAME
           PanelPlots --list
    """

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 1, let name = arguments.first, name != "--help" else {
      print(help); return
    }
    if name == "--list" {
      print(plots.map(\.name).joined(separator: "\n"))
    } else if let plot = plots.first(where: { $0.name == name }) {
      print(plot.draw().svg)
    } else {
      print("no plot is called \(name); see --list")
      stop(64)
    }
  }
}
