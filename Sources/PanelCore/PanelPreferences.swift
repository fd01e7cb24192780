/// What a piece of content states about the panel around it: a value for each key it names.
///
/// Semantics are those of SwiftUI's preferences. Siblings reduce in tree order; a statement further
/// out replaces what its subtree stated for that key, and leaves every other key alone:
///
///     var content = header.preferences.reducing([list.preferences])   // siblings
///     content[PanelTitleKey.self] = 2                                 // further out: replaces
///
/// A value type; a key that was never stated reads as its default.
public struct PanelPreferences: Sendable {
  private var entries: [PanelPreferenceEntry] = []

  /// Creates preferences that state nothing: the neutral element of ``reduce(_:)``.
  public init() {}

  /// Whether nothing is stated.
  public var isEmpty: Bool { entries.isEmpty }

  /// The value stated for `key`, or its default; setting it replaces what was stated.
  public subscript<Key: PanelPreferenceKey>(key: Key.Type) -> Key.Value {
    get { entry(for: key)?.value ?? Key.defaultValue }
    set { store(TypedPanelPreferenceEntry<Key>(newValue)) }
  }

  /// Whether a value is stated for `key`; the default is not a statement.
  public func contains<Key: PanelPreferenceKey>(_ key: Key.Type) -> Bool {
    entry(for: key) != nil
  }

  /// Edits the value for `key`, starting from its default when none is stated.
  public mutating func transform<Key: PanelPreferenceKey>(
    _ key: Key.Type, _ edit: (inout Key.Value) -> Void
  ) {
    var value = self[key]
    edit(&value)
    self[key] = value
  }

  /// Takes back the statement for `key`; it then reads as its default.
  public mutating func remove<Key: PanelPreferenceKey>(_ key: Key.Type) {
    let id = ObjectIdentifier(PanelPreferenceTag<Key>.self)
    entries.removeAll { $0.id == id }
  }

  /// Adds what the next sibling in tree order states.
  public mutating func reduce(_ sibling: PanelPreferences) {
    for next in sibling.entries {
      if let index = index(of: next.id) {
        // A value that gathers what many siblings state would otherwise be copied with each of them.
        if !isKnownUniquelyReferenced(&entries[index]) { entries[index] = entries[index].copy() }
        entries[index].reduce(next)
      } else {
        entries.append(next)
      }
    }
  }

  /// These preferences, followed by those of `siblings` in tree order.
  public func reducing(_ siblings: [PanelPreferences]) -> PanelPreferences {
    var result = self
    for sibling in siblings { result.reduce(sibling) }
    return result
  }

  private func entry<Key>(for key: Key.Type) -> TypedPanelPreferenceEntry<Key>? {
    guard let index = index(of: ObjectIdentifier(PanelPreferenceTag<Key>.self)) else { return nil }
    // The tag of a key is on entries of that key only.
    return unsafeDowncast(entries[index], to: TypedPanelPreferenceEntry<Key>.self)
  }

  private func index(of id: ObjectIdentifier) -> Int? {
    // A panel states a handful of keys: walking them is cheaper than hashing.
    entries.firstIndex { $0.id == id }
  }

  private mutating func store(_ entry: consuming PanelPreferenceEntry) {
    if let index = index(of: entry.id) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }
}

/// The identity of a key: a class metatype stands for any key type, also in Embedded Swift.
private final class PanelPreferenceTag<Key> {}

/// One stated value, its type erased. Changed only where it is not shared, which keeps the store a value.
private class PanelPreferenceEntry: @unchecked Sendable {
  let id: ObjectIdentifier

  init(id: ObjectIdentifier) { self.id = id }

  func copy() -> PanelPreferenceEntry {
    preconditionFailure("every entry is a TypedPanelPreferenceEntry")
  }

  func reduce(_ next: PanelPreferenceEntry) {
    preconditionFailure("every entry is a TypedPanelPreferenceEntry")
  }
}

private final class TypedPanelPreferenceEntry<Key: PanelPreferenceKey>:
  PanelPreferenceEntry, @unchecked Sendable
{
  private(set) var value: Key.Value

  init(_ value: Key.Value) {
    self.value = value
    super.init(id: ObjectIdentifier(PanelPreferenceTag<Key>.self))
  }

  override func copy() -> PanelPreferenceEntry { TypedPanelPreferenceEntry(value) }

  override func reduce(_ next: PanelPreferenceEntry) {
    // It has the same tag, or it would not be reduced into this one.
    let next = unsafeDowncast(next, to: TypedPanelPreferenceEntry<Key>.self)
    Key.reduce(value: &value) { next.value }
  }
}
