import PanelTesting
import Testing

/// What the catalogs show is what is compiled and what comes out.
@Suite struct ListingTests {
  private static var articles: [Article] { (try? Repository.articles) ?? [] }

  /// The pages of the catalogs alone: others may show what a shell prints, and JSON that is no trace.
  private static var catalogs: [Article] { articles.filter { $0.path.contains(".docc/") } }

  @Test func thereArePagesOfEveryModule() throws {
    let catalogs = Set(Self.catalogs.map { $0.path.split(separator: "/")[1] })
    #expect(
      catalogs.isSuperset(of: [
        "PanelCore", "PanelDetents", "PanelAdaptation", "PanelGestures", "PanelPresentation",
        "PanelTesting", "PanelTerminal", "PanelUI", "Panels",
      ]))
  }

  @Test(arguments: articles)
  func everySwiftListingIsCompiled(_ article: Article) throws {
    let snippets = try Snippets()
    for block in article.blocks where block.language == "swift" {
      #expect(
        snippets.names(in: block.text) != nil,
        """
        \(article.path):\(block.line) shows Swift that is no snippet of Tests/DocumentationTests/Listings, \
        Tests/PanelUIListings or Tests/PanelsTests/ReadmeSnippets.swift:
        \(block.text)
        """)
    }
  }

  @Test(arguments: catalogs)
  func everyOutputIsWhatTheListingBeforeItPrints(_ article: Article) throws {
    let snippets = try Snippets()
    var last: String?
    for block in article.blocks {
      if block.language == "swift" { last = snippets.names(in: block.text)?.last }
      guard block.language == "text" else { continue }
      let name = try #require(last, "\(article.path):\(block.line) is the output of nothing")
      let transcript = try #require(
        Transcripts.all[name], "the snippet \"\(name)\" prints nothing, but is followed by output")
      let printed = try Transcripts.lines(of: transcript)
      #expect(
        block.text == printed,
        "\(article.path):\(block.line) differs from what \"\(name)\" prints:\n\(printed)")
    }
  }

  @Test func everySnippetIsShown() throws {
    let snippets = try Snippets()
    let shown = try Repository.articles.flatMap(\.blocks).filter { $0.language == "swift" }
      .flatMap { snippets.names(in: $0.text) ?? [] }
    let unused = Set(snippets.regions.keys).subtracting(shown)
    #expect(unused.isEmpty, "no page shows \(unused.sorted())")
  }

  @Test(arguments: catalogs)
  func everyTraceCanBeRead(_ article: Article) throws {
    for block in article.blocks where block.language == "json" {
      let trace = try PanelTrace(text: block.text)
      #expect(!trace.lines.isEmpty)
    }
  }
}
