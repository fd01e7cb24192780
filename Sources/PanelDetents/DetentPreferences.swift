public import PanelCore

/// The detents that content asks for; the last sibling that states them wins, also with none.
public enum PanelDetentsKey: PanelPreferenceKey {
  /// None: the panel is as high as its content, or as the scene allows as long as that was not measured.
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
  ///
  /// - Parameter detents: In any order; none for the content's own height, which is that of
  ///   ``PanelDetent/large`` until it was measured. Name ``PanelDetent/adaptive`` to wait for it instead.
  public func panelDetents(_ detents: [PanelDetent]) -> Self {
    panelPreference(PanelDetentsKey.self, detents)
  }

  /// Sets the heights at which the panel may rest, and the one it rests at.
  ///
  ///     content.panelDetents([.medium, .large], selection: .height(180))  // rests at .medium
  ///
  /// The selection acts when it differs from the one last given: giving the same one again leaves alone
  /// what a drag has chosen since. One that is not in the set stands for the member nearest to it by height.
  ///
  /// - Parameters:
  ///   - detents: In any order; none for the content's own height.
  ///   - selection: A member of the set, as a rule; nil for the smallest stop.
  public func panelDetents(_ detents: [PanelDetent], selection: PanelDetent?) -> Self {
    panelDetents(detents).panelPreference(PanelSelectionKey.self, selection)
  }
}
