import PanelCore
import Testing

/// A key as another module would add it: nothing in the package knows it.
private enum TitleKey: PanelPreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum LastNumberKey: PanelPreferenceKey {
  static var defaultValue: Int { -1 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

/// A key that keeps what every sibling states, and counts how often that had to be copied.
private enum GatheringKey: PanelPreferenceKey {
  final class Storage: Sendable {}

  struct Names: Sendable {
    var storage = Storage()
    var count = 1
    var copies = 0
  }

  static var defaultValue: Names { Names() }

  static func reduce(value: inout Names, nextValue: () -> Names) {
    value.count += nextValue().count
    guard !isKnownUniquelyReferenced(&value.storage) else { return }
    value.storage = Storage()
    value.copies += 1
  }
}

private struct Content: PanelConfigurable {
  var preferences = PanelPreferences()
}

private func titled(_ title: String) -> PanelPreferences {
  var preferences = PanelPreferences()
  preferences[TitleKey.self] = [title]
  return preferences
}

@Suite struct PanelPreferencesTests {
  @Test func aKeyNobodyStatedReadsAsItsDefault() {
    let preferences = PanelPreferences()
    #expect(preferences[LastNumberKey.self] == -1)
    #expect(!preferences.contains(LastNumberKey.self))
    #expect(preferences.isEmpty)
  }

  @Test func statingTheDefaultIsAStatement() {
    var preferences = PanelPreferences()
    preferences[LastNumberKey.self] = -1
    #expect(preferences.contains(LastNumberKey.self))
    preferences.remove(LastNumberKey.self)
    #expect(!preferences.contains(LastNumberKey.self))
  }

  @Test func siblingsReduceInTreeOrder() {
    let parent = PanelPreferences().reducing([titled("a"), titled("b"), titled("c")])
    #expect(parent[TitleKey.self] == ["a", "b", "c"])
  }

  @Test func anOuterStatementReplacesItsSubtreesForThatKeyAlone() {
    var parent = PanelPreferences().reducing([titled("a"), titled("b")])
    parent[LastNumberKey.self] = 7
    parent[TitleKey.self] = ["outer"]
    #expect(parent[TitleKey.self] == ["outer"])
    #expect(parent[LastNumberKey.self] == 7)
  }

  @Test func transformEditsWhatTheSubtreeStated() {
    var parent = PanelPreferences().reducing([titled("a"), titled("b")])
    parent.transform(TitleKey.self) { $0.reverse() }
    #expect(parent[TitleKey.self] == ["b", "a"])
    parent.transform(LastNumberKey.self) { $0 += 10 }
    #expect(parent[LastNumberKey.self] == 9)
  }

  @Test func reducingIsAssociativeAndTheEmptyValueIsNeutral() {
    let (a, b, c, empty) = (titled("a"), titled("b"), titled("c"), PanelPreferences())
    let left = a.reducing([b]).reducing([c])
    let right = a.reducing([b.reducing([c])])
    let padded = empty.reducing([a, empty, b, empty, c, empty])
    #expect(left[TitleKey.self] == right[TitleKey.self])
    #expect(left[TitleKey.self] == padded[TitleKey.self])
  }

  @Test func aCopyDoesNotFollowTheOriginal() {
    var original = titled("a")
    let copy = original
    original[TitleKey.self] = ["changed"]
    #expect(copy[TitleKey.self] == ["a"])
  }

  @Test func reducingMoreIntoACopyLeavesTheOriginalAlone() {
    let original = titled("a").reducing([titled("b")])
    var copy = original
    copy.reduce(titled("c"))
    copy.reduce(titled("d"))
    #expect(original[TitleKey.self] == ["a", "b"])
    #expect(copy[TitleKey.self] == ["a", "b", "c", "d"])
  }

  @Test func siblingsDoNotChangeWhenTheyAreReduced() {
    let siblings = ["a", "b", "c"].map(titled)
    _ = PanelPreferences().reducing(siblings)
    #expect(siblings.map { $0[TitleKey.self] } == [["a"], ["b"], ["c"]])
  }

  @Test func aKeyThatGathersIsCopiedOnceAndNotWithEachSibling() {
    let siblings = (0..<1000).map { _ in
      var preferences = PanelPreferences()
      preferences[GatheringKey.self] = GatheringKey.Names()
      return preferences
    }
    let gathered = PanelPreferences().reducing(siblings)[GatheringKey.self]
    #expect(gathered.count == 1000)
    #expect(gathered.copies == 1)
  }

  @Test func modifiersStateAndTransformOnContent() {
    let content = Content()
      .panelPreference(LastNumberKey.self, 3)
      .transformPanelPreference(LastNumberKey.self) { $0 *= 2 }
    #expect(content.preferences[LastNumberKey.self] == 6)
  }

  @Test func aThousandKeysAndSiblingsKeepTheirOrder() {
    let siblings = (0..<1000).map { titled("\($0)") }
    let parent = PanelPreferences().reducing(siblings)
    #expect(parent[TitleKey.self] == (0..<1000).map { "\($0)" })
  }
}
