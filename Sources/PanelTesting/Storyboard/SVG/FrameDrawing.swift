import PanelAdaptation
import PanelCore
import PanelPresentation

/// Draws one frame: the scene to scale, the labels of its stops beside it, the caption beneath.
struct FrameDrawing {
  let frame: PanelStoryboardFrame

  /// Points of the drawing to a point of the scene.
  let scale: Double

  /// What tells the frame's own definitions from those of others in the same drawing.
  let id: String

  /// A stroke or a radius that is to look the same at every scale, in points of the scene.
  func constant(_ length: Double) -> Double { length / scale }

  // MARK: Measures in points of the drawing

  /// Whether the panel is a column at the left edge: its labels then stand at the left, too.
  private var hasLabelsAtLeft: Bool {
    frame.isShown && frame.placement.displayMode == .regular
      && frame.placement.frame.midX < frame.scene.size.width / 2
  }

  private var labelWidth: Double {
    let longest = frame.stops.map(\.label.count).max() ?? 0
    return max(StoryboardStyle.margin, StoryboardStyle.labelWidth(characters: longest))
  }

  /// Room at the left of the scene.
  var leftMargin: Double { hasLabelsAtLeft ? labelWidth : StoryboardStyle.margin }

  /// Room at the right of the scene.
  var rightMargin: Double { hasLabelsAtLeft ? StoryboardStyle.margin : labelWidth }

  /// The scene's size in the drawing.
  var sceneSize: PanelSize {
    PanelSize(width: frame.scene.size.width * scale, height: frame.scene.size.height * scale)
  }

  /// The whole drawing's size.
  var size: PanelSize {
    PanelSize(
      width: leftMargin + sceneSize.width + rightMargin,
      height: StoryboardStyle.margin + sceneSize.height + StoryboardStyle.captionHeight)
  }

  // MARK: Drawing

  /// The drawing with its top left corner at `origin`.
  func element(at origin: PanelPoint) -> SVGElement {
    let top = StoryboardStyle.margin
    return .group(
      ["transform": "translate(\((origin.x + leftMargin).svg) \((origin.y + top).svg))"],
      [scene] + stopLabels + captions)
  }

  private var scene: SVGElement {
    let bounds = PanelRect(origin: .zero, size: frame.scene.size)
    let radius = min(constant(14), min(bounds.width, bounds.height) / 4)
    let clip = SVGElement("clipPath", ["id": "\(id)-scene"])
      .containing([.rect(bounds, radius: radius, [:])])
    let content = SVGElement.group(
      ["clip-path": "url(#\(id)-scene)"],
      SceneDrawing(drawing: self).elements + stopLines
        + PanelDrawing(drawing: self).elements + KeyboardDrawing(drawing: self).elements + finger)
    return .group(
      ["transform": "scale(\(StoryboardText.decimal(scale, places: 6)))"],
      [
        clip, content,
        .rect(
          bounds, radius: radius,
          ["fill": "none", "stroke": StoryboardStyle.outline, "stroke-width": constant(1.25)]),
      ])
  }

  private var finger: [SVGElement] {
    guard let finger = frame.finger else { return [] }
    return [
      .circle(
        at: finger, radius: constant(11),
        [
          "fill": StoryboardStyle.shade, "fill-opacity": 0.22,
          "stroke": StoryboardStyle.street, "stroke-width": constant(1.5),
        ])
    ]
  }

  // MARK: Stops

  private func isTarget(_ stop: PanelStoryboardFrame.Stop) -> Bool {
    frame.isShown && stop.height == frame.placement.contentHeight
  }

  private var stopLines: [SVGElement] {
    let panel =
      frame.isShown ? frame.placement.frame : PanelRect(origin: .zero, size: frame.scene.size)
    return frame.stops.map { stop in
      let y = frame.floorY - stop.height
      let line = SVGElement.line(
        from: PanelPoint(x: panel.minX, y: y), to: PanelPoint(x: panel.maxX, y: y),
        [
          "stroke": StoryboardStyle.accent, "stroke-width": constant(1),
          "stroke-opacity": isTarget(stop) ? 0.9 : 0.45,
        ])
      return isTarget(stop)
        ? line : line.with(["stroke-dasharray": "\(constant(3).svg) \(constant(3).svg)"])
    }
  }

  /// A tick and a word beside the scene for each stop.
  private var stopLabels: [SVGElement] {
    var highest = Double.infinity
    return frame.stops.flatMap { stop -> [SVGElement] in
      let y = (frame.floorY - stop.height) * scale
      // Labels of stops that are close to each other move up, in order not to cover one another.
      let labelY = min(y, highest - StoryboardStyle.labelSize - 1)
      highest = labelY
      let isTarget = isTarget(stop)
      let colour = isTarget ? StoryboardStyle.accent : StoryboardStyle.secondaryInk
      let (edge, outward) = hasLabelsAtLeft ? (0.0, -1.0) : (sceneSize.width, 1.0)
      return [
        .line(
          from: PanelPoint(x: edge + 2 * outward, y: y),
          to: PanelPoint(x: edge + 6 * outward, y: labelY),
          ["stroke": colour, "stroke-width": isTarget ? 2.0 : 1.0, "stroke-linecap": "round"]),
        .text(
          stop.label,
          at: PanelPoint(
            x: edge + StoryboardStyle.labelGap * outward,
            y: labelY + StoryboardStyle.labelSize * 0.35),
          [
            "font-size": StoryboardStyle.labelSize,
            "text-anchor": hasLabelsAtLeft ? "end" : "start",
            "font-weight": isTarget ? "600" : "400", "fill": colour,
          ]),
      ]
    }
  }

  // MARK: Captions

  private var captions: [SVGElement] {
    let bottom = sceneSize.height
    return [
      .text(
        frame.caption, at: PanelPoint(x: 1, y: bottom + 19),
        [
          "font-size": StoryboardStyle.captionSize, "font-weight": "600",
          "fill": StoryboardStyle.ink,
        ]),
      .text(
        frame.detail, at: PanelPoint(x: 1, y: bottom + 34),
        ["font-size": StoryboardStyle.detailSize, "fill": StoryboardStyle.secondaryInk]),
    ]
  }
}
