/// A value that content states about the panel around it, with SwiftUI's preference semantics.
///
/// A module adds a key of its own by declaring a type; nothing has to be registered:
///
///     enum PanelTitleKey: PanelPreferenceKey {
///       static var defaultValue: Int { 0 }
///       static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
///     }
///
/// `reduce` should be associative: how content is grouped must not matter.
public protocol PanelPreferenceKey: SendableMetatype {
  /// What the content states.
  associatedtype Value: Sendable

  /// The value where nothing is stated.
  static var defaultValue: Value { get }

  /// Combines the statements of two siblings, in tree order.
  ///
  /// - Parameters:
  ///   - value: What the earlier siblings stated; receives the result.
  ///   - nextValue: What the next sibling stated.
  static func reduce(value: inout Value, nextValue: () -> Value)
}
