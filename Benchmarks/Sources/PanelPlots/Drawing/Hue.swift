/// A colour with a meaning, in a light and in a dark version.
enum Hue: String, CaseIterable {
  // What surrounds a plot.
  case paper, ink, quiet, grid
  // Curves and marks.
  case blue, orange, green, purple, red, brown, grey
  // Areas, from the lowest stop up, and what is dismissed.
  case low, middle, high, gone

  fileprivate var light: String {
    switch self {
    case .paper: "#ffffff"
    case .ink: "#1f2328"
    case .quiet: "#59636e"
    case .grid: "#e4e7eb"
    case .blue: "#1f6feb"
    case .orange: "#c9510c"
    case .green: "#1a7f4b"
    case .purple: "#8250df"
    case .red: "#cf222e"
    case .brown: "#8a6100"
    case .grey: "#7d8590"
    case .low: "#d4e6fb"
    case .middle: "#8ebcf2"
    case .high: "#3f84db"
    case .gone: "#f6d5c8"
    }
  }

  fileprivate var dark: String {
    switch self {
    case .paper: "#15181d"
    case .ink: "#e6edf3"
    case .quiet: "#9aa4b0"
    case .grid: "#2a2f37"
    case .blue: "#58a6ff"
    case .orange: "#f0883e"
    case .green: "#4cc38a"
    case .purple: "#bc8cff"
    case .red: "#ff7b72"
    case .brown: "#d8b04a"
    case .grey: "#8b949e"
    case .low: "#1d3350"
    case .middle: "#2c5a95"
    case .high: "#4d93e8"
    case .gone: "#5a3328"
    }
  }

  /// The rules that give every class of a picture its colours, in either appearance.
  static var styleSheet: String {
    func rules(_ colour: (Hue) -> String) -> String {
      allCases.map {
        ".s-\($0.rawValue){stroke:\(colour($0))}.f-\($0.rawValue){fill:\(colour($0))}"
      }.joined()
    }
    return rules(\.light) + "@media(prefers-color-scheme:dark){" + rules(\.dark) + "}"
  }
}
