extension TerminalCapabilities {
  /// Reads the environment: TERM, COLORTERM, TERM_PROGRAM, WT_SESSION, NO_COLOR, LC_ALL, LC_CTYPE, LANG.
  ///
  ///     TerminalCapabilities(environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"]).color
  ///     // .palette256
  public init(environment: [String: String]) {
    self.init { environment[$0] }
  }

  /// Reads the environment through a function from a variable's name to its value.
  ///
  ///     TerminalCapabilities(environment: TerminalDevice.environment)
  public init(environment value: (String) -> String?) {
    let term = (value("TERM") ?? "").lowercased()
    self.init()
    guard !term.isEmpty, term != "dumb" else {
      self.init(isInteractive: false, color: .none, hasMouse: false, hasUnicode: false)
      reasons = [
        term.isEmpty
          ? "TERM is not set, so nothing is known about the terminal: not interactive."
          : "TERM is \"dumb\", a terminal that cannot move its cursor: not interactive."
      ]
      return
    }
    readColor(term: term, value)
    readMouse(term: term)
    readUnicode(value)
  }

  private mutating func readColor(term: String, _ value: (String) -> String?) {
    // As no-color.org has it: any value but the empty one.
    if let wish = value("NO_COLOR"), !wish.isEmpty {
      color = .none
      reasons.append("NO_COLOR is set: no colour, shades are made of glyphs.")
      return
    }
    let claim = (value("COLORTERM") ?? "").lowercased()
    let program = value("TERM_PROGRAM") ?? ""
    if claim == "truecolor" || claim == "24bit"
      || Self.trueColorTerms.contains(where: term.contains)
      || Self.trueColorPrograms.contains(program)
      || value("WT_SESSION").map({ !$0.isEmpty }) ?? false
    {
      color = .trueColor
    } else if term.contains("256color") || Self.colorTerms.contains(where: term.hasPrefix) {
      color = .palette256
      reasons.append("COLORTERM does not say \"truecolor\": 256 colours.")
    } else {
      color = .none
      reasons.append("TERM \"\(term)\" is not known to have colours: shades are made of glyphs.")
    }
  }

  private mutating func readMouse(term: String) {
    // The console of Linux has no mouse without a service of its own, and the old ones never had.
    if Self.termsWithoutMouse.contains(where: term.hasPrefix) {
      hasMouse = false
      reasons.append("TERM \"\(term)\" has no mouse: the keyboard does everything.")
    }
  }

  private mutating func readUnicode(_ value: (String) -> String?) {
    // The first that is set and not empty wins, as in the C library.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(value).first { !$0.isEmpty }
    guard let locale else {
      hasUnicode = false
      reasons.append("LC_ALL, LC_CTYPE and LANG are not set: ASCII only.")
      return
    }
    let name = locale.lowercased()
    if !name.contains("utf-8"), !name.contains("utf8") {
      hasUnicode = false
      reasons.append("The locale \"\(locale)\" is not one of UTF-8: ASCII only.")
    }
  }

  private static let trueColorTerms = [
    "truecolor", "direct", "kitty", "alacritty", "wezterm", "ghostty", "foot", "contour",
  ]
  private static let trueColorPrograms = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper"]
  private static let colorTerms = [
    "xterm", "screen", "tmux", "rxvt", "linux", "konsole", "gnome", "vte", "putty", "st-", "mintty",
    "cygwin",
  ]
  private static let termsWithoutMouse = [
    "linux", "vt1", "vt2", "vt3", "vt4", "vt5", "ansi", "cons", "sun",
  ]
}
