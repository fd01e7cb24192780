import PanelTerminal
import Panels

/// Shows a model at a time on a canvas.
///
///     var view = DemoView()
///     view.draw(model, at: 0.5, on: &canvas)
///
/// The picture depends on the model, the time and the canvas' size alone; what is kept from one frame to the
/// next is the map, which is costly to draw and does not change.
struct DemoView {
  /// The map of the town of the demo.
  static let map = CityMap(seed: 7)

  /// The tiles of each look that was needed so far.
  private var tiles: [DemoLook: MapTiles] = [:]

  /// The map as last drawn, with its names, and what it was drawn for.
  private var backdrop = TerminalCanvas(size: TerminalSize(columns: 0, rows: 0))
  private var backdropKey: BackdropKey?

  private struct BackdropKey: Hashable {
    var x: Int
    var y: Int
    var size: TerminalSize
    var look: DemoLook
  }

  /// Draws everything.
  mutating func draw(_ model: DemoModel, at time: Double, on canvas: inout TerminalCanvas) {
    guard canvas.size.cellCount > 0 else { return }
    let theme = DemoTheme(model.settings.look)
    let placement = model.panel.placement(at: time)
    drawMap(model, theme, placement, at: time, on: &canvas)
    if placement.dimming > 0 {
      let all = PixelRect(x: 0, y: 0, width: Double(canvas.width), height: Double(canvas.height))
      canvas.fill(all, .black.opacity(0.42 * placement.dimming))
    }
    if model.panel.phase != .hidden {
      PanelDrawing(model: model, theme: theme, placement: placement, time: time).draw(on: &canvas)
    }
    SceneDrawing(model: model, theme: theme).draw(on: &canvas)
    if model.settings.explains {
      ExplainDrawing(model: model, theme: theme, placement: placement, time: time)
        .draw(on: &canvas)
    }
    HelpDrawing(model: model, theme: theme).draw(on: &canvas)
  }

  // MARK: The map

  /// Draws the map so that the marker's place is in the middle of what the panel leaves free.
  ///
  /// The map moves by whole pixels: a map that moves by fractions is another picture in every frame, and
  /// costs the terminal all of its cells.
  private mutating func drawMap(
    _ model: DemoModel, _ theme: DemoTheme, _ placement: PanelPlacement, at time: Double,
    on canvas: inout TerminalCanvas
  ) {
    let free = placement.unobscuredRect
    let place = model.camera.place(at: time)
    let marker = PixelPoint(
      x: (free.midX / TerminalGrid.pixel).rounded(.down) + 0.5,
      y: (free.midY / TerminalGrid.pixel).rounded(.down) + 0.5)
    let (x, y) = (Self.whole(place.x - marker.x), Self.whole(place.y - marker.y))
    let key = BackdropKey(x: x, y: y, size: canvas.size, look: model.settings.look)
    if key != backdropKey {
      backdrop.reset(size: canvas.size)
      tiles[key.look, default: MapTiles(MapPainter(map: Self.map, palette: theme.map))]
        .paint(on: &backdrop, fromX: x, y: y)
      MapLabels(map: Self.map, palette: theme.map).draw(on: &backdrop, fromX: x, y: y)
      backdropKey = key
    }
    canvas = backdrop
    MapMarker(color: theme.marker, hole: theme.markerHole).draw(at: marker, on: &canvas)
  }

  private static func whole(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9).rounded()) }
}
