import PanelTerminal

/// Draws the part of a map that begins at a place: a pure function of the map, the palette, the canvas'
/// size and that place.
struct MapPainter: Sendable {
  var map: CityMap
  var palette: MapPalette

  /// Draws everything but the names.
  ///
  /// - Parameters:
  ///   - canvas: What to draw on, as a whole.
  ///   - x: The place at the canvas' left edge, in map units.
  ///   - y: The place at the canvas' top edge, in map units.
  func paint(on canvas: inout TerminalCanvas, fromX x: Int, y: Int) {
    let brush = Brush(x: Double(x), y: Double(y))
    let area = MapArea(
      minX: brush.x, minY: brush.y, maxX: brush.x + Double(canvas.width),
      maxY: brush.y + Double(canvas.height)
    ).widened(by: 4)
    canvas.clear(palette.street)
    paintBlocks(area, brush, &canvas)
    paintParks(area, brush, &canvas)
    paintRiver(area, brush, &canvas)
    paintRailway(area, brush, &canvas)
    paintAvenues(area, brush, &canvas)
    paintMotorway(area, brush, &canvas)
  }

  /// From the map to the canvas.
  private struct Brush {
    var x: Double
    var y: Double

    func pixel(_ point: MapPoint) -> PixelPoint { PixelPoint(x: point.x - x, y: point.y - y) }

    func pixels(_ points: [MapPoint]) -> [PixelPoint] { points.map(pixel) }
  }

  private func paintBlocks(_ area: MapArea, _ brush: Brush, _ canvas: inout TerminalCanvas) {
    for block in map.blocks(in: area) {
      canvas.fillPolygon(
        brush.pixels(block.outline), palette.blocks[block.shade % palette.blocks.count])
      if !block.courtyard.isEmpty {
        canvas.fillPolygon(brush.pixels(block.courtyard), palette.courtyard)
      }
    }
  }

  private func paintParks(_ area: MapArea, _ brush: Brush, _ canvas: inout TerminalCanvas) {
    for park in map.parks(in: area) {
      canvas.fillPolygon(brush.pixels(park.outline), palette.park)
      canvas.stroke(brush.pixels(park.path), width: 1.1, palette.path)
      for tree in park.trees {
        canvas.fillDisc(centre: brush.pixel(tree.place), radius: tree.radius, palette.tree)
      }
      if !park.pond.isEmpty {
        canvas.fillPolygon(brush.pixels(park.pond), palette.water)
      }
    }
  }

  private func paintRiver(_ area: MapArea, _ brush: Brush, _ canvas: inout TerminalCanvas) {
    if let bank = map.river.outline(in: area, margin: 1.3) {
      canvas.fillPolygon(brush.pixels(bank), palette.bank)
    }
    if let water = map.river.outline(in: area) {
      canvas.fillPolygon(brush.pixels(water), palette.water)
    }
  }

  private func paintRailway(_ area: MapArea, _ brush: Brush, _ canvas: inout TerminalCanvas) {
    let line = CityLines.railway(in: area)
    guard MapArea(around: line).meets(area) else { return }
    canvas.stroke(brush.pixels(line), width: 1.8, palette.railway)
    // Light dashes on the dark line, as railways are drawn on paper.
    for (start, end) in zip(line, line.dropFirst()) {
      let half = MapPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      canvas.line(from: brush.pixel(start), to: brush.pixel(half), width: 0.9, palette.sleepers)
    }
  }

  private func paintAvenues(_ area: MapArea, _ brush: Brush, _ canvas: inout TerminalCanvas) {
    let lines = map.avenues(in: area).filter { MapArea(around: $0).meets(area) }
    // All casings first: crossings then stay open.
    for line in lines { canvas.stroke(brush.pixels(line), width: 3.6, palette.avenueCasing) }
    for line in lines { canvas.stroke(brush.pixels(line), width: 2.4, palette.avenue) }
  }

  private func paintMotorway(_ area: MapArea, _ brush: Brush, _ canvas: inout TerminalCanvas) {
    let line = CityLines.motorway(in: area)
    guard MapArea(around: line).meets(area) else { return }
    canvas.stroke(brush.pixels(line), width: 5, palette.motorwayCasing)
    canvas.stroke(brush.pixels(line), width: 3.4, palette.motorway)
  }
}
