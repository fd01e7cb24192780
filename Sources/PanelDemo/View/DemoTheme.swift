import PanelTerminal

/// The colours of everything but the map.
struct DemoTheme: Hashable, Sendable {
  var map: MapPalette
  var panel: TerminalColor
  var text: TerminalColor
  var secondary: TerminalColor
  var accent: TerminalColor
  var onAccent: TerminalColor
  var handle: TerminalColor
  var separator: TerminalColor
  var track: TerminalColor
  var shadow: TerminalColor
  var bar: TerminalColor
  var barText: TerminalColor
  var barKey: TerminalColor
  var keyboard: TerminalColor
  var key: TerminalColor
  var marker: TerminalColor
  var markerHole: TerminalColor

  /// The dots of a list, by their shade.
  var dots: [TerminalColor]

  static let day = DemoTheme(
    map: .day,
    panel: TerminalColor(hex: 0xFDFDFC), text: TerminalColor(hex: 0x23272E),
    secondary: TerminalColor(hex: 0x737B86), accent: TerminalColor(hex: 0x2B6FE0),
    onAccent: .white, handle: TerminalColor(hex: 0xC3C8CF),
    separator: TerminalColor(hex: 0xE4E6EA), track: TerminalColor(hex: 0xD3D7DD),
    shadow: .black.opacity(0.26),
    bar: TerminalColor(hex: 0x2A313C), barText: TerminalColor(hex: 0xB9C2CE), barKey: .white,
    keyboard: TerminalColor(hex: 0xCFD3DA), key: .white, marker: TerminalColor(hex: 0xE4483B),
    markerHole: .white,
    dots: [0xE4483B, 0x2F9E63, 0xE79A2B, 0x7C5CD6].map(TerminalColor.init(hex:)))

  static let night = DemoTheme(
    map: .night,
    panel: TerminalColor(hex: 0x2E343F), text: TerminalColor(hex: 0xEDF0F4),
    secondary: TerminalColor(hex: 0x9BA5B3), accent: TerminalColor(hex: 0x4F8DF5),
    onAccent: .white, handle: TerminalColor(hex: 0x5B6472),
    separator: TerminalColor(hex: 0x3D4552), track: TerminalColor(hex: 0x4A5362),
    shadow: .black.opacity(0.5),
    bar: TerminalColor(hex: 0x12161C), barText: TerminalColor(hex: 0x9BA5B3), barKey: .white,
    keyboard: TerminalColor(hex: 0x1B2028), key: TerminalColor(hex: 0x3D4552),
    marker: TerminalColor(hex: 0xFF6B5E), markerHole: .white,
    dots: [0xFF6B5E, 0x55C98A, 0xF0B04E, 0xA48BF0].map(TerminalColor.init(hex:)))

  /// Shades alone: the panel is black, with a bright rim in place of its shadow.
  static let monochrome = DemoTheme(
    map: .monochrome,
    panel: .black, text: .white, secondary: .white, accent: .white, onAccent: .black,
    handle: .white, separator: .white, track: .white, shadow: .white.opacity(0.75),
    bar: .black, barText: .white, barKey: .white, keyboard: TerminalColor(white: 0.3),
    key: .black, marker: TerminalColor(white: 0.9), markerHole: .black, dots: [.white])
}

extension DemoTheme {
  /// The colours of a look.
  init(_ look: DemoLook) {
    self =
      switch look {
      case .day: .day
      case .night: .night
      case .monochrome: .monochrome
      }
  }
}
