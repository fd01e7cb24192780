/// How two texts differ, line by line, with a few lines around each change.
struct TextDifference {
  /// Lines that begin with "-" are only in the first, those with "+" only in the second.
  let text: String

  private static let context = 2
  private static let maximumLines = 60

  /// The difference; nil where there is none.
  init?(from old: String, to new: String) {
    guard old != new else { return nil }
    let (before, after) = (Self.lines(old), Self.lines(new))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var all: [(sign: String, line: String)] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < before.count || newIndex < after.count {
      if removed.contains(oldIndex) {
        all.append(("-", before[oldIndex]))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        all.append(("+", after[newIndex]))
        newIndex += 1
      } else {
        all.append((" ", before[oldIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    text = Self.excerpt(of: all)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The changes and what is near them.
  private static func excerpt(of lines: [(sign: String, line: String)]) -> String {
    let changed = lines.indices.filter { lines[$0].sign != " " }
    let near = Set(changed.flatMap { ($0 - context)...($0 + context) })
    var result: [String] = []
    var isGap = false
    for index in lines.indices {
      guard near.contains(index) else {
        isGap = true
        continue
      }
      if isGap, !result.isEmpty { result.append("  ⋮") }
      isGap = false
      result.append("\(lines[index].sign) \(lines[index].line)")
    }
    guard result.count > maximumLines else { return result.joined(separator: "\n") }
    let rest = result.count - maximumLines
    return result.prefix(maximumLines).joined(separator: "\n") + "\n  … and \(rest) lines more"
  }
}
