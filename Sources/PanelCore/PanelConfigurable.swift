/// Something that carries preferences for the panel around it: what modifiers apply to where there is
/// no SwiftUI.
///
///     struct Sidebar: PanelConfigurable { var preferences = PanelPreferences() }
///     let sidebar = Sidebar().panelPreference(PanelTitleKey.self, 2)
public protocol PanelConfigurable {
  /// What is stated about the panel.
  var preferences: PanelPreferences { get set }
}

extension PanelConfigurable {
  /// States `value` for `key`, replacing what the content within stated.
  public func panelPreference<Key: PanelPreferenceKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> Self {
    var copy = self
    copy.preferences[key] = value
    return copy
  }

  /// Edits what the content within stated for `key`.
  public func transformPanelPreference<Key: PanelPreferenceKey>(
    _ key: Key.Type, _ edit: (inout Key.Value) -> Void
  ) -> Self {
    var copy = self
    copy.preferences.transform(key, edit)
    return copy
  }
}
