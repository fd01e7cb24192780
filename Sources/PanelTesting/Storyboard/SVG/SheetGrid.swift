import PanelCore

/// Where the pictures of a sheet stand: in rows from left to right, and in columns whose scenes begin at the
/// same x coordinate, whichever side their labels are on.
///
/// All columns have the same width. A picture that is much wider than others takes several of them.
struct SheetGrid {
  /// The top left corner of each picture, in points of the sheet.
  private(set) var origins: [PanelPoint] = []

  /// The whole sheet's size.
  private(set) var size = PanelSize.zero

  /// Room for labels at both sides of every picture, as much as any of them needs.
  private let margins: (left: Double, right: Double)

  /// The width of a column.
  private let columnWidth: Double

  /// How much wider than the narrowest a picture may be and still set the columns' width.
  private static let tolerance = 1.5

  /// Places pictures on a sheet that is at most `width` points wide, or as wide as one of them needs.
  init(_ drawings: [FrameDrawing], width: Double) {
    let margins = drawings.reduce((left: 0.0, right: 0.0)) {
      (max($0.left, $1.leftMargin), max($0.right, $1.rightMargin))
    }
    let widths = drawings.map { margins.left + $0.sceneSize.width + margins.right }
    let narrowest = widths.min() ?? 1
    self.margins = margins
    columnWidth = widths.filter { $0 <= narrowest * Self.tolerance }.max() ?? narrowest
    place(drawings, width: width)
  }

  private mutating func place(_ drawings: [FrameDrawing], width: Double) {
    let margin = StoryboardStyle.margin
    var (x, y, rowHeight, used) = (margin, margin, 0.0, 0.0)
    for drawing in drawings {
      let outer = margins.left + drawing.sceneSize.width + margins.right
      if x > margin, x + outer + margin > width {
        (x, y, rowHeight) = (margin, y + rowHeight, 0)
      }
      origins.append(PanelPoint(x: x + margins.left - drawing.leftMargin, y: y))
      used = max(used, x + outer)
      x += (outer / columnWidth).rounded(.up) * columnWidth
      rowHeight = max(rowHeight, drawing.size.height)
    }
    size = PanelSize(width: used + margin, height: y + rowHeight + margin)
  }
}
