import PanelCore

/// Which mistakes were reported since the configuration last changed, so that each is told once.
struct PanelIssueLog: Sendable {
  private var told: [Int] = []

  /// More kinds of mistakes than one configuration can hold; beyond it nothing new is told.
  private static let capacity = 256

  /// Whether `issue` is news; remembers it.
  mutating func isNews(_ issue: PanelIssue) -> Bool {
    let mistake = PanelIssueCode(issue).mistake
    guard told.count < Self.capacity, !told.contains(mistake) else { return false }
    told.append(mistake)
    return true
  }

  /// Forgets what was told: the configuration has changed.
  mutating func clear() { told.removeAll(keepingCapacity: true) }
}
