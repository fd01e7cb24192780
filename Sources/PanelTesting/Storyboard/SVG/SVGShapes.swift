import PanelCore

extension SVGElement {
  static func rect(
    _ rect: PanelRect, radius: Double = 0, _ style: KeyValuePairs<String, any SVGValue>
  ) -> SVGElement {
    let place: KeyValuePairs<String, any SVGValue> = [
      "x": rect.minX, "y": rect.minY, "width": max(0, rect.width), "height": max(0, rect.height),
    ]
    let element = SVGElement("rect", place)
    return (radius > 0 ? element.with(["rx": radius]) : element).with(style)
  }

  static func circle(
    at centre: PanelPoint, radius: Double, _ style: KeyValuePairs<String, any SVGValue>
  ) -> SVGElement {
    SVGElement("circle", ["cx": centre.x, "cy": centre.y, "r": radius]).with(style)
  }

  static func line(
    from start: PanelPoint, to end: PanelPoint, _ style: KeyValuePairs<String, any SVGValue>
  ) -> SVGElement {
    SVGElement("line", ["x1": start.x, "y1": start.y, "x2": end.x, "y2": end.y]).with(style)
  }

  static func path(
    _ commands: String, _ style: KeyValuePairs<String, any SVGValue>
  ) -> SVGElement {
    SVGElement("path", ["d": commands]).with(style)
  }

  static func group(
    _ style: KeyValuePairs<String, any SVGValue> = [:], _ children: [SVGElement]
  ) -> SVGElement {
    SVGElement("g", style).containing(children)
  }

  static func text(
    _ words: String, at place: PanelPoint, _ style: KeyValuePairs<String, any SVGValue>
  ) -> SVGElement {
    SVGElement("text", ["x": place.x, "y": place.y]).with(style).containing(words)
  }

  /// The outline of a rectangle with a radius of its own at the two upper and the two lower corners.
  static func outline(of rect: PanelRect, topRadius: Double, bottomRadius: Double) -> String {
    let most = min(rect.width, rect.height) / 2
    let (top, bottom) = (min(topRadius, most).svg, min(bottomRadius, most).svg)
    let (t, b) = (min(topRadius, most), min(bottomRadius, most))
    return """
      M\(rect.minX.svg) \((rect.minY + t).svg)a\(top) \(top) 0 0 1 \(top) \((-t).svg)\
      H\((rect.maxX - t).svg)a\(top) \(top) 0 0 1 \(top) \(top)\
      V\((rect.maxY - b).svg)a\(bottom) \(bottom) 0 0 1 \((-b).svg) \(bottom)\
      H\((rect.minX + b).svg)a\(bottom) \(bottom) 0 0 1 \((-b).svg) \((-b).svg)Z
      """
  }
}
