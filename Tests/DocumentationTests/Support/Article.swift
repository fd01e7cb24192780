import Foundation
import Testing

/// A page of Markdown, as far as its listings go.
struct Article: CustomTestStringConvertible {
  /// A fenced block.
  struct Block {
    var language: String
    var text: String

    /// The number of its first line, from 1.
    var line: Int
  }

  /// Its place below the package's folder.
  let path: String
  let blocks: [Block]

  var testDescription: String { path }

  init(path: String) throws {
    self.path = path
    blocks = Self.blocks(in: try Repository.text(path))
  }

  private static func blocks(in text: String) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    for (index, line) in Repository.lines(text).enumerated() {
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence, let block = open {
        blocks.append(block)
        open = nil
      } else if isFence {
        let language = String(line.drop { $0 == " " }.dropFirst(3))
        open = Block(language: language, text: "", line: index + 2)
      } else if let block = open {
        open?.text = block.text.isEmpty && block.line == index + 1 ? line : block.text + "\n" + line
      }
    }
    return blocks
  }
}

/// The package's own folder.
enum Repository {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// A folder of its own for what a listing writes; whoever asks removes it.
  static var temporaryFolder: String {
    FileManager.default.temporaryDirectory.appending(path: "panels-\(UUID().uuidString)").path
  }

  static func remove(_ folder: String) { try? FileManager.default.removeItem(atPath: folder) }

  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The files below a folder whose names end so, sorted, as paths below the package's folder.
  static func files(in folder: String, ending: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }.sorted()
  }

  /// The README, the pages of every catalog, and those for readers of the source.
  static var articles: [Article] {
    get throws {
      let pages = files(in: "Sources", ending: ".md").filter { $0.contains(".docc/") }
      return try (["README.md"] + pages + files(in: "Documentation", ending: ".md"))
        .map(Article.init(path:))
    }
  }
}
