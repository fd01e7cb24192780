import PanelCore

/// A row of pictures of what a panel does.
///
///     let board = PanelStoryboard(of: trace)
///     print(board.text)            // small pictures of box characters
///     try board.svg().write(…)     // one drawing, a contact sheet
public struct PanelStoryboard: Sendable {
  /// The pictures, in order.
  public var frames: [PanelStoryboardFrame]

  /// Creates a storyboard from pictures.
  public init(_ frames: [PanelStoryboardFrame] = []) { self.frames = frames }

  /// The pictures beneath each other, as text.
  public var text: String { frames.map(\.text).joined(separator: "\n\n") + "\n" }

  /// All pictures on one sheet, in rows from left to right and in columns of one width, as an SVG document.
  ///
  /// - Parameters:
  ///   - width: The sheet's greatest width, in points; a wider picture gets the width it needs.
  ///   - scale: Points of the drawing to a point of the scene.
  public func svg(width: Double = 1040, scale: Double = 0.42) -> String {
    let drawings = frames.enumerated().map {
      FrameDrawing(frame: $1, scale: scale, id: "f\($0)")
    }
    let grid = SheetGrid(drawings, width: width)
    return Self.document(
      size: grid.size, zip(drawings, grid.origins).map { $0.element(at: $1) })
  }

  /// A whole document with a page of this size.
  static func document(size: PanelSize, _ elements: [SVGElement]) -> String {
    let page = SVGElement.rect(
      PanelRect(origin: .zero, size: size), radius: 14, ["fill": StoryboardStyle.page])
    return SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": size.width, "height": size.height,
        "viewBox": "0 0 \(size.width.svg) \(size.height.svg)",
        "font-family": StoryboardStyle.font,
      ]
    ).containing([page] + elements).rendered()
  }
}

extension PanelStoryboardFrame {
  /// The frame as an SVG document.
  ///
  /// - Parameter scale: Points of the drawing to a point of the scene.
  public func svg(scale: Double = 0.5) -> String {
    let drawing = FrameDrawing(frame: self, scale: scale, id: "f")
    return PanelStoryboard.document(size: drawing.size, [drawing.element(at: .zero)])
  }
}
