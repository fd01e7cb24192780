/// An element of a drawing; well-formed however it is put together.
struct SVGElement {
  let name: String
  private(set) var attributes: [(name: String, value: String)]
  private(set) var children: [SVGElement] = []

  /// The text inside; nil where there are elements.
  private(set) var text: String?

  init(_ name: String, _ attributes: KeyValuePairs<String, any SVGValue> = [:]) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value.svg) }
  }

  /// The element with further attributes.
  func with(_ attributes: KeyValuePairs<String, any SVGValue>) -> SVGElement {
    var copy = self
    copy.attributes += attributes.map { ($0.key, $0.value.svg) }
    return copy
  }

  /// The element with others inside.
  func containing(_ children: [SVGElement]) -> SVGElement {
    var copy = self
    copy.children += children
    return copy
  }

  /// The element with a text inside.
  func containing(_ text: String) -> SVGElement {
    var copy = self
    copy.text = text
    return copy
  }

  /// The element as text, each level indented by two spaces.
  func rendered(indent: String = "") -> String {
    var line = "\(indent)<\(name)"
    for (name, value) in attributes { line += " \(name)=\"\(Self.escaped(value))\"" }
    if let text { return line + ">\(Self.escaped(text))</\(name)>\n" }
    if children.isEmpty { return line + "/>\n" }
    let inner = children.map { $0.rendered(indent: indent + "  ") }.joined()
    return line + ">\n" + inner + "\(indent)</\(name)>\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // XML has no way to write most control characters.
      case _ where scalar.properties.generalCategory == .control: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// What an attribute may be given as.
protocol SVGValue {
  var svg: String { get }
}

extension String: SVGValue {
  var svg: String { self }
}

extension Double: SVGValue {
  /// To a hundredth of a point: finer than any screen shows, and the same on every platform.
  var svg: String { StoryboardText.decimal(self, places: 2) }
}
