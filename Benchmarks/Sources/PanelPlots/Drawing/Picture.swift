import BenchmarkSupport

/// A place in a picture, in its own units, y pointing down.
struct Spot {
  var x: Double
  var y: Double

  /// As an attribute's text, to a tenth.
  var text: String { "\(x.text(digits: 1)),\(y.text(digits: 1))" }
}

/// A picture that is being drawn, as SVG: the same bytes every time, readable on light and on dark.
struct Picture {
  enum Anchor: String {
    case start, middle, end
  }

  let title: String
  let width: Double
  let height: Double
  private var elements: [String] = []

  /// Begins a picture with its title, and a line that says how to read it.
  init(_ title: String, reading: String, width: Double = 760, height: Double = 400) {
    (self.title, self.width, self.height) = (title, width, height)
    text(title, at: Spot(x: 24, y: 34), size: 16, isBold: true)
    text(reading, at: Spot(x: 24, y: 55), .quiet)
  }

  mutating func text(
    _ text: String, at spot: Spot, _ hue: Hue = .ink, anchor: Anchor = .start, size: Double = 12,
    isBold: Bool = false, turned: Bool = false
  ) {
    let place = "x=\"\(spot.x.text(digits: 1))\" y=\"\(spot.y.text(digits: 1))\""
    let weight = isBold ? " font-weight=\"600\"" : ""
    let turn = turned ? " transform=\"rotate(-90 \(spot.text))\"" : ""
    elements.append(
      "<text \(place) class=\"f-\(hue.rawValue)\" text-anchor=\"\(anchor.rawValue)\""
        + " font-size=\"\(size.text(digits: 0))\"\(weight)\(turn)>\(Self.escaped(text))</text>")
  }

  mutating func line(
    _ spots: [Spot], _ hue: Hue, width: Double = 2, dashes: String? = nil
  ) {
    let path = Self.path(spots)
    let dashing = dashes.map { " stroke-dasharray=\"\($0)\"" } ?? ""
    elements.append(
      "<path d=\"\(path)\" class=\"s-\(hue.rawValue)\" fill=\"none\""
        + " stroke-width=\"\(width.text(digits: 1))\" stroke-linejoin=\"round\"\(dashing)/>")
  }

  /// Fills an area.
  mutating func area(_ spots: [Spot], _ hue: Hue) {
    elements.append("<path d=\"\(Self.path(spots))Z\" class=\"f-\(hue.rawValue)\"/>")
  }

  /// Fills a rectangle between two corners.
  mutating func area(from topLeft: Spot, to bottomRight: Spot, _ hue: Hue) {
    area(
      [
        topLeft, Spot(x: bottomRight.x, y: topLeft.y), bottomRight,
        Spot(x: topLeft.x, y: bottomRight.y),
      ], hue)
  }

  mutating func dot(at spot: Spot, _ hue: Hue, radius: Double = 4) {
    elements.append(
      "<circle cx=\"\(spot.x.text(digits: 1))\" cy=\"\(spot.y.text(digits: 1))\""
        + " r=\"\(radius.text(digits: 1))\" class=\"f-\(hue.rawValue) s-paper\""
        + " stroke-width=\"1.5\"/>")
  }

  private static func path(_ spots: [Spot]) -> String {
    "M" + spots.map(\.text).joined(separator: "L")
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }

  /// The whole file.
  var svg: String {
    let size = "\(width.text(digits: 0)) \(height.text(digits: 0))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" role="img" \
      font-family="-apple-system, 'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', sans-serif">
      <title>\(Self.escaped(title))</title>
      <style>\(Hue.styleSheet)</style>
      <rect width="100%" height="100%" rx="10" class="f-paper"/>
      \(elements.joined(separator: "\n"))
      </svg>
      """
  }
}
