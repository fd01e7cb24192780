import PanelTerminal

/// The colours of a map.
struct MapPalette: Hashable, Sendable {
  var street: TerminalColor
  var blocks: [TerminalColor]
  var courtyard: TerminalColor
  var park: TerminalColor
  var tree: TerminalColor
  var path: TerminalColor
  var water: TerminalColor
  var bank: TerminalColor
  var avenue: TerminalColor
  var avenueCasing: TerminalColor
  var motorway: TerminalColor
  var motorwayCasing: TerminalColor
  var railway: TerminalColor
  var sleepers: TerminalColor
  var parkLabel: TerminalColor
  var waterLabel: TerminalColor

  /// Paper, in daylight.
  static let day = MapPalette(
    street: TerminalColor(hex: 0xFCFBF8),
    blocks: [0xE9E3D8, 0xEDE8DE, 0xE5DED1, 0xEAE2DA].map(TerminalColor.init(hex:)),
    courtyard: TerminalColor(hex: 0xDDE5CD),
    park: TerminalColor(hex: 0xC4E0B2), tree: TerminalColor(hex: 0xA3CC93),
    path: TerminalColor(hex: 0xEFEBD8),
    water: TerminalColor(hex: 0xA5D2EA), bank: TerminalColor(hex: 0xD3E3DA),
    avenue: TerminalColor(hex: 0xFFFFFF), avenueCasing: TerminalColor(hex: 0xD5CCBD),
    motorway: TerminalColor(hex: 0xF9D27F), motorwayCasing: TerminalColor(hex: 0xE0AA5A),
    railway: TerminalColor(hex: 0xA9A39B), sleepers: TerminalColor(hex: 0xF1EEE9),
    parkLabel: TerminalColor(hex: 0x3F7A3B), waterLabel: TerminalColor(hex: 0x3A7CA8))

  /// The same town after sunset.
  static let night = MapPalette(
    street: TerminalColor(hex: 0x3A4452),
    blocks: [0x232A35, 0x262E39, 0x202731, 0x282F3B].map(TerminalColor.init(hex:)),
    courtyard: TerminalColor(hex: 0x24343A),
    park: TerminalColor(hex: 0x1F3D35), tree: TerminalColor(hex: 0x2A5145),
    path: TerminalColor(hex: 0x3A5048),
    water: TerminalColor(hex: 0x16344C), bank: TerminalColor(hex: 0x1E2F3D),
    avenue: TerminalColor(hex: 0x556172), avenueCasing: TerminalColor(hex: 0x1B212A),
    motorway: TerminalColor(hex: 0x94763C), motorwayCasing: TerminalColor(hex: 0x2A2418),
    railway: TerminalColor(hex: 0x5B6370), sleepers: TerminalColor(hex: 0x2B323D),
    parkLabel: TerminalColor(hex: 0x7DBB8E), waterLabel: TerminalColor(hex: 0x6FA9D6))

  /// Shades alone, for a terminal that makes five or ten of them.
  static let monochrome = MapPalette(
    street: TerminalColor(white: 0.3),
    blocks: [.black], courtyard: .black, park: TerminalColor(white: 0.1),
    tree: TerminalColor(white: 0.5), path: TerminalColor(white: 0.1),
    water: TerminalColor(white: 0.28), bank: .black,
    avenue: TerminalColor(white: 0.55), avenueCasing: .black,
    motorway: TerminalColor(white: 0.75), motorwayCasing: .black,
    railway: TerminalColor(white: 0.5), sleepers: .black, parkLabel: .white, waterLabel: .white)
}
