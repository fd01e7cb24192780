import PanelTerminal

/// A pin that stands on a place.
struct MapMarker {
  var color: TerminalColor

  /// The hole in its head.
  var hole: TerminalColor

  /// How far the pin's head is above its point, in pixels.
  private static let rise = 6.0

  /// How far the pin reaches above its point, in pixels.
  static let height = rise + 4

  /// Draws the pin with its point at `place`.
  func draw(at place: PixelPoint, on canvas: inout TerminalCanvas) {
    let head = PixelPoint(x: place.x, y: place.y - Self.rise)
    canvas.stroke(
      [PixelPoint(x: place.x - 0.8, y: place.y + 0.2), PixelPoint(x: place.x + 1.6, y: place.y)],
      width: 1.6, .black.opacity(0.28))
    // A light rim sets the pin off from whatever it stands on.
    drawDrop(head, place, radius: 4, .white.opacity(0.85), on: &canvas)
    drawDrop(head, place, radius: 3.2, color, on: &canvas)
    canvas.fillDisc(centre: head, radius: 1.25, hole)
  }

  private func drawDrop(
    _ head: PixelPoint, _ point: PixelPoint, radius: Double, _ color: TerminalColor,
    on canvas: inout TerminalCanvas
  ) {
    canvas.fillPolygon(
      [
        PixelPoint(x: head.x - radius * 0.92, y: head.y + radius * 0.4),
        PixelPoint(x: head.x + radius * 0.92, y: head.y + radius * 0.4),
        PixelPoint(x: point.x, y: point.y + (radius - 3.2)),
      ], color)
    canvas.fillDisc(centre: head, radius: radius, color)
  }
}
