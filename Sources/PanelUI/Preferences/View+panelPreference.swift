#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import PanelCore
  public import SwiftUI

  extension View {
    /// States `value` for `key` about the panel around this view, replacing what the content within stated.
    ///
    /// For keys of your own; the package's have modifiers of their own.
    nonisolated public func panelPreference<Key: PanelPreferenceKey>(
      _ key: Key.Type, _ value: Key.Value
    ) -> some View {
      transformPreference(PanelStatementKey.self) { statement in
        statement.preferences[key] = value
      }
    }
  }
#endif
