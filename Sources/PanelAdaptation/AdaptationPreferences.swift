public import PanelCore

/// The policy that decides where the panel stands; the last sibling that states one wins.
public enum PanelAdaptationKey: PanelPreferenceKey {
  /// A column where the scene is wide enough: ``PanelRegularAdaptation`` with its defaults.
  public static var defaultValue: AnyPanelAdaptationPolicy {
    AnyPanelAdaptationPolicy(PanelRegularAdaptation())
  }

  public static func reduce(
    value: inout AnyPanelAdaptationPolicy, nextValue: () -> AnyPanelAdaptationPolicy
  ) {
    value = nextValue()
  }
}

extension PanelConfigurable {
  /// Sets the policy that decides where the panel stands.
  public func panelAdaptation<Policy: PanelAdaptationPolicy>(_ policy: Policy) -> Self {
    panelPreference(PanelAdaptationKey.self, AnyPanelAdaptationPolicy(policy))
  }

  /// Sets the policy that decides where the panel stands.
  public func panelAdaptation<Policy: PanelAdaptationPolicy & Equatable>(
    _ policy: Policy
  ) -> Self {
    panelPreference(PanelAdaptationKey.self, AnyPanelAdaptationPolicy(policy))
  }

  /// Sets the policy that decides where the panel stands.
  public func panelAdaptation(_ policy: AnyPanelAdaptationPolicy) -> Self {
    panelPreference(PanelAdaptationKey.self, policy)
  }

  /// Makes the panel a column where the scene is wide enough; widths in points.
  public func panelRegularAdaptation(
    edge: PanelHorizontalEdge = .trailing,
    minWidth: Double = 320,
    idealWidth: Double = 380,
    maxWidth: Double = 420
  ) -> Self {
    panelAdaptation(
      PanelRegularAdaptation(
        edge: edge, minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth))
  }
}
