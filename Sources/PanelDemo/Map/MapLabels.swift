import PanelTerminal

/// The names on a map.
struct MapLabels {
  var map: CityMap
  var palette: MapPalette

  /// Writes the names where they stand, with the place (`x`, `y`), in map units, in the top left corner.
  ///
  /// A name that would not show as a whole is left out.
  func draw(on canvas: inout TerminalCanvas, fromX x: Int, y: Int) {
    let area = MapArea(
      minX: Double(x), minY: Double(y), maxX: Double(x + canvas.width),
      maxY: Double(y + canvas.height))
    for label in map.labels(in: area) {
      let length = TerminalCanvas.columns(of: label.text)
      let column = Int(label.place.x.rounded(.down)) - x - length / 2
      let row = (Int(label.place.y.rounded(.down)) - y) / 2
      guard column >= 1, column + length < canvas.width else { continue }
      let color = label.kind == .park ? palette.parkLabel : palette.waterLabel
      canvas.text(label.text, column: column, row: row, color: color)
    }
  }
}
