import PanelCore
import PanelPresentation

/// Draws the panel: its background, a handle, and bars that stand for content.
struct PanelDrawing {
  let drawing: FrameDrawing

  private var frame: PanelStoryboardFrame { drawing.frame }

  var elements: [SVGElement] {
    guard frame.isShown, frame.placement.height > 0 else { return [] }
    let radii = frame.placement.cornerRadii
    let outline = SVGElement.outline(
      of: frame.placement.backgroundFrame, topRadius: max(radii.topLeading, radii.topTrailing),
      bottomRadius: max(radii.bottomLeading, radii.bottomTrailing))
    let clip = SVGElement("clipPath", ["id": "\(drawing.id)-panel"])
      .containing([.path(outline, [:])])
    return shadow(outline) + [
      .path(outline, ["fill": StoryboardStyle.panel]), clip,
      .group(["clip-path": "url(#\(drawing.id)-panel)"], content + [handle]),
    ]
  }

  /// A soft shadow made of strokes: every program that draws SVG knows those, and blurs cost most of them.
  private func shadow(_ outline: String) -> [SVGElement] {
    [10.0, 6.5, 3.5, 1.2].map { width in
      .path(
        outline,
        [
          "fill": "none", "stroke": StoryboardStyle.shade, "stroke-opacity": 0.05,
          "stroke-width": drawing.constant(width),
        ])
    }
  }

  private var handle: SVGElement {
    let panel = frame.placement.frame
    let width = min(36, panel.width / 3)
    return .rect(
      PanelRect(x: panel.midX - width / 2, y: panel.minY + 7, width: width, height: 5),
      radius: 2.5, ["fill": StoryboardStyle.handle])
  }

  /// A title, and rows down to the frame's end: as many as there is room for.
  private var content: [SVGElement] {
    let panel = frame.placement.frame
    let inset = 20.0
    let width = panel.width - 2 * inset
    guard width > 40 else { return [] }
    func bar(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> SVGElement {
      .rect(
        PanelRect(x: x, y: y, width: width, height: height), radius: min(height / 2, 8),
        ["fill": StoryboardStyle.skeleton])
    }
    let isReversed = frame.scene.layoutDirection == .rightToLeft
    func from(_ start: Double, width: Double) -> Double {
      isReversed ? panel.maxX - start - width : panel.minX + start
    }
    var bars = [bar(from(inset, width: width * 0.45), panel.minY + 28, width * 0.45, 18)]
    let shares = [0.62, 0.48, 0.7, 0.55]
    var y = panel.minY + 68
    var index = 0
    while y + 40 <= panel.maxY, index < 24 {
      let length = (width - 56) * shares[index % shares.count]
      bars.append(bar(from(inset, width: 40), y, 40, 40))
      bars.append(bar(from(inset + 56, width: length), y + 6, length, 11))
      bars.append(bar(from(inset + 56, width: length * 0.6), y + 25, length * 0.6, 9))
      y += 58
      index += 1
    }
    return bars
  }
}
