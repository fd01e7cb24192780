import PanelTerminal

/// The map as a picture that can be moved about: drawn once in tiles, and put together from them.
///
/// Drawing streets costs a hundred times as much as copying pixels, and while the panel moves the map moves
/// with it in every frame.
struct MapTiles {
  private struct Key: Hashable {
    var column: Int
    var row: Int
  }

  /// The extent of a tile, in map units.
  private static let side = 64

  /// The most tiles kept: some screens full. With one more all are dropped, so that a long walk needs no more
  /// memory than a short one.
  private static let capacity = 96

  private var painter: MapPainter
  private var tiles: [Key: TerminalCanvas] = [:]

  init(_ painter: MapPainter) {
    self.painter = painter
  }

  /// Draws the map, with the place (`x`, `y`), in map units, in the canvas' top left corner.
  mutating func paint(on canvas: inout TerminalCanvas, fromX x: Int, y: Int) {
    guard canvas.width > 0, canvas.height > 0 else { return }
    for row in Self.index(y)...Self.index(y + canvas.height - 1) {
      for column in Self.index(x)...Self.index(x + canvas.width - 1) {
        let (left, top) = (column * Self.side - x, row * Self.side - y)
        let tile = tile(Key(column: column, row: row))
        let rect = PixelRect(
          x: Double(left), y: Double(top), width: Double(Self.side), height: Double(Self.side))
        canvas.shade(rect) { tile.pixel(x: $0 - left, y: $1 - top) ?? .black }
      }
    }
  }

  private mutating func tile(_ key: Key) -> TerminalCanvas {
    if let tile = tiles[key] { return tile }
    if tiles.count >= Self.capacity { tiles.removeAll(keepingCapacity: true) }
    var tile = TerminalCanvas(size: TerminalSize(columns: Self.side, rows: Self.side / 2))
    painter.paint(on: &tile, fromX: key.column * Self.side, y: key.row * Self.side)
    tiles[key] = tile
    return tile
  }

  /// The tile a map unit belongs to; also west and north of zero.
  private static func index(_ unit: Int) -> Int {
    let quotient = unit / side
    return unit % side < 0 ? quotient - 1 : quotient
  }
}
