/// The colours and measures of a storyboard: few, quiet, and readable on a light and on a dark page.
enum StoryboardStyle {
  // Colours.
  static let page = "#F7F8FA"
  static let land = "#E8ECEF"
  static let street = "#FFFFFF"
  static let park = "#D9E8D8"
  static let water = "#CFE1EE"
  static let outline = "#B9C1CB"
  static let panel = "#FFFFFF"
  static let skeleton = "#EBEEF2"
  static let handle = "#C3CAD3"
  static let keyboard = "#D3D8DF"
  static let keyCap = "#FFFFFF"
  static let shade = "#101828"
  static let accent = "#4F6BED"
  static let marker = "#E5484D"
  static let ink = "#1D2733"
  static let secondaryInk = "#667085"

  static let font = "-apple-system, 'Segoe UI', Inter, Roboto, 'DejaVu Sans', sans-serif"

  // Measures in points of the drawing, whatever the scene's scale.
  static let captionSize = 12.0
  static let detailSize = 10.5
  static let labelSize = 9.5

  /// Between a scene and the labels of its stops.
  static let labelGap = 9.0

  /// Room for a label of this many characters: fonts differ, and this suits the wider ones.
  static func labelWidth(characters: Int) -> Double {
    labelGap + max(20, Double(characters) * labelSize * 0.66) + 5
  }

  /// Room around a scene where there are no labels.
  static let margin = 14.0

  /// Room beneath a scene for its caption.
  static let captionHeight = 44.0
}
