import PanelTerminal

extension TerminalColor {
  /// Any opaque colour.
  static func random(_ random: inout SplitMix64) -> TerminalColor {
    TerminalColor(hex: UInt32.random(in: 0...0xFFFFFF, using: &random))
  }

  /// As a terminal of eight bits a channel is told.
  var parameters: String { "2;\(red);\(green);\(blue)" }
}
