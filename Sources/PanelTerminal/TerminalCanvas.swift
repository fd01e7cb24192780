/// A picture made of half-block pixels and text, painted in order: what comes later lies on top.
///
/// A cell is one pixel wide and two pixels high, which is about square. Text takes whole cells and is
/// part of the order: an opaque shape painted over it hides it, a translucent one tints it.
///
///     var canvas = TerminalCanvas(size: TerminalSize(columns: 80, rows: 24))
///     canvas.fill(PixelRect(x: 10, y: 10, width: 20.5, height: 8), .white, corners: .init(2))
///     canvas.text("Hello", column: 12, row: 6, color: .black)
///
/// It knows no terminal: the loop turns it into bytes.
public struct TerminalCanvas: Sendable {
  /// The extent, in cells.
  public private(set) var size: TerminalSize

  /// Opaque, row by row.
  var pixels: [TerminalColor]

  /// The colour of a cell's glyph over each of its two pixels, so that a shape that covers the half of
  /// a cell tints the half of its glyph; meaningless where there is no glyph.
  var inks: [TerminalColor]

  /// Row by row, one for each cell.
  var glyphs: [CanvasGlyph]

  /// Whether a row of cells may hold a glyph: spares shapes the look at the glyphs of empty rows.
  var rowsWithGlyphs: [Bool]

  /// Nothing is painted outside.
  var clip: PixelBounds

  /// Working memory of shapes, kept so that a frame allocates nothing.
  var mask = CoverageMask()

  /// Creates a canvas of one colour, black if not said otherwise.
  public init(size: TerminalSize, color: TerminalColor = .black) {
    self.size = size
    let opaque = color.over(.black)
    pixels = Array(repeating: opaque, count: size.cellCount * 2)
    inks = Array(repeating: opaque, count: size.cellCount * 2)
    glyphs = Array(repeating: .none, count: size.cellCount)
    rowsWithGlyphs = Array(repeating: false, count: size.rows)
    clip = PixelBounds()
    clip = bounds
  }

  /// The extent from left to right, in pixels: as many as columns.
  public var width: Int { size.columns }

  /// The extent from top to bottom, in pixels: twice as many as rows.
  public var height: Int { size.rows * 2 }

  /// All its pixels.
  var bounds: PixelBounds { PixelBounds(maxX: width, maxY: height) }

  /// Removes all text, gives every pixel one colour and lifts the clip.
  public mutating func clear(_ color: TerminalColor = .black) {
    clip = bounds
    let opaque = color.over(.black)
    for index in pixels.indices { pixels[index] = opaque }
    for row in 0..<size.rows where rowsWithGlyphs[row] {
      for column in 0..<size.columns { glyphs[row * size.columns + column] = .none }
      rowsWithGlyphs[row] = false
    }
  }

  /// Gives the canvas another size and clears it; with the same size, only clears it.
  public mutating func reset(size newSize: TerminalSize, color: TerminalColor = .black) {
    if newSize == size {
      clear(color)
    } else {
      self = TerminalCanvas(size: newSize, color: color)
    }
  }

  /// The colour of a pixel, without the text above it; nil outside the canvas.
  public func pixel(x: Int, y: Int) -> TerminalColor? {
    bounds.contains(x: x, y: y) ? pixels[y * width + x] : nil
  }
}
