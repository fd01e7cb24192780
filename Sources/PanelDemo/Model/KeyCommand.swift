import PanelTerminal

/// What a key means.
enum KeyCommand: Hashable, Sendable {
  case quit
  case help
  case flow(FlowChoice)
  case nextStop, previousStop
  /// Drags the panel by a row: 1 upwards, −1 downwards.
  case drag(Int)
  /// Lets go of a panel held by keys, or clicks the line chosen.
  case confirm
  /// Gives up what is going on, or asks the panel to go.
  case escape
  case toggleShown
  case tapOutside
  case chooseRow(Int)
  /// Scrolls the list: 1 towards its end, −1 towards its beginning.
  case scroll(Int)
  /// Moves the map: columns to the east, rows to the south.
  case pan(Int, Int)
  case policy, direction, safeArea, keyboard, reducedMotion, night, explain

  init?(_ key: TerminalKey) {
    if let command = Self.fixed[key] {
      self = command
    } else if case .character(let character) = key.code, key.modifiers.isEmpty,
      let number = character.wholeNumberValue, let flow = FlowChoice(rawValue: number - 1)
    {
      self = .flow(flow)
    } else {
      return nil
    }
  }

  private static let fixed: [TerminalKey: KeyCommand] = [
    "q": .quit, "?": .help, "h": .help,
    .up: .nextStop, .down: .previousStop,
    TerminalKey(.up, .shift): .drag(1), TerminalKey(.down, .shift): .drag(-1),
    "K": .drag(1), "J": .drag(-1),
    .enter: .confirm, .escape: .escape, " ": .toggleShown, "o": .tapOutside,
    .tab: .chooseRow(1), .backTab: .chooseRow(-1),
    .pageDown: .scroll(1), .pageUp: .scroll(-1), "]": .scroll(1), "[": .scroll(-1),
    .left: .pan(-4, 0), .right: .pan(4, 0), "a": .pan(-4, 0), "d": .pan(4, 0),
    "w": .pan(0, -2), "s": .pan(0, 2),
    "p": .policy, "r": .direction, "i": .safeArea, "k": .keyboard, "m": .reducedMotion,
    "n": .night, "e": .explain,
  ]
}
