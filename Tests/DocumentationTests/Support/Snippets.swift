import Foundation

/// Regions of source files that are compiled, by name: what a page may show.
///
/// A region lies between `// snippet: NAME` and `// snippet end`. A listing is one region or several, with a
/// blank line between two; how far it is indented does not matter.
struct Snippets {
  private(set) var regions: [String: String] = [:]

  /// Reads the regions of all listings: those of this target, of the views and of the README.
  init() throws {
    let files =
      Repository.files(in: "Tests/DocumentationTests/Listings", ending: ".swift")
      + Repository.files(in: "Tests/PanelUIListings", ending: ".swift")
      + ["Tests/PanelsTests/ReadmeSnippets.swift"]
    for file in files { read(try Repository.text(file)) }
  }

  private mutating func read(_ text: String) {
    var name: String?
    var lines: [String] = []
    for line in Repository.lines(text) {
      let bare = line.drop { $0 == " " }
      if bare.hasPrefix("// snippet: ") {
        name = String(bare.dropFirst(12))
        lines = []
      } else if bare == "// snippet end", let known = name {
        precondition(regions[known] == nil, "there are two snippets named \(known)")
        regions[known] = Self.unindented(lines)
        name = nil
      } else {
        lines.append(line)
      }
    }
  }

  /// The regions a listing consists of, in its order; nil if it is not made of regions.
  func names(in listing: String) -> [String]? {
    let lines = Repository.lines(Self.unindented(Repository.lines(listing)))
    return names(in: lines[...])
  }

  private func names(in lines: ArraySlice<String>) -> [String]? {
    let whole = lines.joined(separator: "\n")
    if let name = name(of: whole) { return [name] }
    for (index, line) in zip(lines.indices, lines) where line.isEmpty {
      let beginning = lines[..<index].joined(separator: "\n")
      if let name = name(of: beginning), let rest = names(in: lines[(index + 1)...]) {
        return [name] + rest
      }
    }
    return nil
  }

  private func name(of text: String) -> String? {
    regions.first { $0.value == text }?.key
  }

  private static func unindented(_ lines: [String]) -> String {
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { unaligned(String($0.dropFirst(margin))) }.joined(separator: "\n")
  }

  /// A page may align the comments at the ends of its lines; the formatter does not let a source file.
  private static func unaligned(_ line: String) -> String {
    guard let comment = line.range(of: " //") else { return line }
    var code = line[..<comment.lowerBound]
    while code.last == " " { code.removeLast() }
    return code.isEmpty ? line : code + " " + line[comment.lowerBound...]
  }
}
