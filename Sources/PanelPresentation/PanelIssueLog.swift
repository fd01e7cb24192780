import PanelCore

/// Which mistakes were reported since the configuration last changed, so that each is told once.
struct PanelIssueLog: Sendable {
  private var told: [Int] = []

  /// How many are remembered. Only a list with hundreds of detents that are no numbers makes that many: of such,
  /// more are not told.
  private static let capacity = 256

  /// Whether `issue` is news; remembers it.
  mutating func isNews(_ issue: PanelIssue) -> Bool {
    let mistake = PanelIssueCode(issue).mistake
    guard !told.contains(mistake),
      told.count < Self.capacity || mistake < PanelIssueCode.firstDetent
    else { return false }
    // Seldom, and one by one: not by the code that grows an array.
    told = Array(count: told.count + 1) { $0 < told.count ? told[$0] : mistake }
    return true
  }

  /// Forgets what was told: the configuration has changed.
  mutating func clear() { told = [] }
}
