/// Pictures without colour: the denser the glyph, the brighter the pixel.
enum MonochromeGlyphs {
  /// The shape for two pixels above each other, each with its luma, 0 … 1.
  static func shape(upper: Double, lower: Double, hasUnicode: Bool) -> RenderedCell.Shape {
    if hasUnicode, (upper - lower).magnitude > 0.4 {
      // An edge runs through the cell: worth more than the exact shade.
      return .glyph(upper > lower ? "▀" : "▄", isBold: false)
    }
    let ramp = hasUnicode ? shades : letters
    let index = min(Int((upper + lower) / 2 * Double(ramp.count)), ramp.count - 1)
    return index == 0 ? .blank : .glyph(ramp[index], isBold: false)
  }

  private static let shades: [Unicode.Scalar] = [" ", "░", "▒", "▓", "█"]
  private static let letters: [Unicode.Scalar] = [" ", ".", ":", "-", "=", "+", "*", "%", "#", "@"]

  /// The nearest that ASCII has to a glyph that interfaces are drawn with; "?" for any other.
  static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard !scalar.isASCII else { return scalar }
    return switch scalar {
    case "─", "━", "═", "╌", "┄", "–", "—", "‒", "−": "-"
    case "│", "┃", "║", "╎", "┆": "|"
    case "┌", "┐", "└", "┘", "├", "┤", "┬", "┴", "┼", "╭", "╮", "╰", "╯", "╔", "╗", "╚", "╝": "+"
    case "←", "‹", "«", "◀": "<"
    case "→", "›", "»", "▶": ">"
    case "↑", "▲", "△", "⌃": "^"
    case "↓", "▼", "▽", "⌄": "v"
    case "•", "●", "◆", "■", "★", "✓", "✔": "*"
    case "·", "…", "◦", "∙": "."
    case "○": "o"
    case "▔": "-"
    case "‘", "’", "′": "'"
    case "“", "”", "″": "\""
    case "×", "✕", "✗": "x"
    case "█", "▓", "▀", "▄", "▌", "▐": "#"
    case "▒", "░": ":"
    case "\u{A0}": " "
    default: "?"
    }
  }
}
