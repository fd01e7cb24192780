import PanelCore
import PanelPresentation

/// Draws what lies behind the panel: the map, what the system keeps for itself, and what is left free.
struct SceneDrawing {
  let drawing: FrameDrawing

  private var frame: PanelStoryboardFrame { drawing.frame }
  private var bounds: PanelRect { PanelRect(origin: .zero, size: frame.scene.size) }

  var elements: [SVGElement] {
    let free = frame.placement.unobscuredRect
    let centre = PanelPoint(x: free.midX, y: free.midY)
    var elements = [
      SVGElement.rect(bounds, ["fill": StoryboardStyle.land]), MapDrawing.around(centre),
    ]
    elements += safeArea
    if !free.isEmpty { elements += unobscured(free, centre) }
    if frame.placement.dimming > 0 {
      elements.append(
        .rect(
          bounds,
          ["fill": StoryboardStyle.shade, "fill-opacity": frame.placement.dimming * 0.4]))
    }
    return elements
  }

  private func unobscured(_ free: PanelRect, _ centre: PanelPoint) -> [SVGElement] {
    let gap = drawing.constant(4)
    let inner = PanelRect(
      x: free.minX + gap, y: free.minY + gap,
      width: free.width - 2 * gap, height: free.height - 2 * gap)
    var elements: [SVGElement] = []
    if !inner.isEmpty {
      elements.append(
        .rect(
          inner, radius: drawing.constant(6),
          [
            "fill": "none", "stroke": StoryboardStyle.accent, "stroke-opacity": 0.55,
            "stroke-width": drawing.constant(1),
            "stroke-dasharray": "\(drawing.constant(1.5).svg) \(drawing.constant(3).svg)",
            "stroke-linecap": "round",
          ]))
    }
    // A marker that does not fit is made smaller, so that it never claims room that is not there.
    let fitting = min(1, free.height / drawing.constant(44))
    return elements + [MapDrawing.marker(at: centre, scale: drawing.constant(1.15) * fitting)]
  }

  /// A veil over what the system keeps for itself.
  private var safeArea: [SVGElement] {
    let (insets, direction) = (frame.scene.safeAreaInsets, frame.scene.layoutDirection)
    let (left, right) = (insets.left(in: direction), insets.right(in: direction))
    let inside = bounds.height - insets.top - insets.bottom
    let bands = [
      PanelRect(x: 0, y: 0, width: bounds.width, height: insets.top),
      PanelRect(
        x: 0, y: bounds.height - insets.bottom, width: bounds.width, height: insets.bottom),
      PanelRect(x: 0, y: insets.top, width: left, height: inside),
      PanelRect(x: bounds.width - right, y: insets.top, width: right, height: inside),
    ]
    return bands.filter { !$0.isEmpty }.map {
      .rect($0, ["fill": StoryboardStyle.shade, "fill-opacity": 0.07])
    }
  }
}
