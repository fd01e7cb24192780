public import PanelCore

/// The detents that content asks for; the last sibling that states some wins.
public enum PanelDetentsKey: PanelPreferenceKey {
  /// None: the panel fits its content.
  public static var defaultValue: [PanelDetent] { [] }

  public static func reduce(value: inout [PanelDetent], nextValue: () -> [PanelDetent]) {
    value = nextValue()
  }
}

/// The detent the host binds the panel's selection to; the last sibling that states one wins.
public enum PanelSelectionKey: PanelPreferenceKey {
  /// No selection: the panel opens at its smallest stop.
  public static var defaultValue: PanelDetent? { nil }

  public static func reduce(value: inout PanelDetent?, nextValue: () -> PanelDetent?) {
    value = nextValue() ?? value
  }
}

extension PanelConfigurable {
  /// Sets the heights at which the panel may rest.
  public func panelDetents(_ detents: [PanelDetent]) -> Self {
    panelPreference(PanelDetentsKey.self, detents)
  }

  /// Sets the heights at which the panel may rest, and the one it rests at.
  ///
  /// The selection acts when it differs from the one last given: giving the same one again leaves alone
  /// what a drag has chosen since.
  public func panelDetents(_ detents: [PanelDetent], selection: PanelDetent?) -> Self {
    panelDetents(detents).panelPreference(PanelSelectionKey.self, selection)
  }
}
