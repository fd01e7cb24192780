import PanelUI
import Panels
import Testing

@Suite("What is said of a panel")
struct PanelWordsTests {
  private let words = PanelWords()

  @Test("Detents that say something by themselves have names of their own")
  func named() {
    #expect(words.name(of: .medium, at: 1, of: 3) == "Half screen")
    #expect(words.name(of: .large, at: 2, of: 3) == "Full screen")
    #expect(words.name(of: .adaptive, at: 0, of: 1) == "Fits content")
    #expect(words.name(of: .fraction(0.3), at: 0, of: 2) == "30 percent of the screen")
  }

  @Test("Heights and custom detents are named by their place")
  func placed() {
    let custom = PanelDetent.custom(CustomPanelDetent("peek") { _ in 90 })
    #expect(words.name(of: custom, at: 0, of: 4) == "Smallest height")
    #expect(words.name(of: .height(300), at: 1, of: 4) == "2 / 4")
    #expect(words.name(of: .height(900), at: 3, of: 4) == "Largest height")
    #expect(words.name(of: .height(300), at: 0, of: 1).isEmpty)
    #expect(words.name(of: .height(300), at: -1, of: 2).isEmpty)
  }

  @Test("A fraction that is none is named by its place, and never traps")
  func oddFractions() {
    for fraction in [Double.nan, .infinity, -.infinity, -1, 0, 7] {
      #expect(words.name(of: .fraction(fraction), at: 1, of: 3) == "2 / 3")
    }
  }

  @Test("An app's own names come first")
  func own() {
    let words = PanelWords(smallest: "Klein", detents: [.medium: "Halbe Höhe"])
    #expect(words.name(of: .medium, at: 1, of: 3) == "Halbe Höhe")
    #expect(words.name(of: .height(120), at: 0, of: 3) == "Klein")
    #expect(words.handle == "Panel handle")
  }

  @Test("Of siblings the last that gives words is heard; one that gives none takes nothing back")
  func reduced() {
    var first = PanelPreferences()
    first[PanelWordsKey.self] = PanelWords(handle: "One")
    var second = PanelPreferences()
    second[PanelWordsKey.self] = PanelWords(handle: "Two")
    #expect(first.reducing([second, PanelPreferences()])[PanelWordsKey.self]?.handle == "Two")
    #expect(PanelPreferences()[PanelWordsKey.self] == nil)
  }
}
