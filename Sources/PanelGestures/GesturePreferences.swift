public import PanelCore

/// The rule that decides where a released panel goes: what `panelReleasePolicy(_:)` states.
///
/// The last of several siblings wins; where nothing is stated it is `ProjectedRelease()`.
public enum PanelReleasePolicyKey: PanelPreferenceKey {
  /// The default of a panel.
  public static let defaultValue = AnyReleasePolicy(ProjectedRelease())

  public static func reduce(value: inout AnyReleasePolicy, nextValue: () -> AnyReleasePolicy) {
    value = nextValue()
  }
}

extension PanelConfigurable {
  /// Sets the rule that decides where the panel goes when the finger lets go of it.
  ///
  ///     content.panelReleasePolicy(.projected(maximumSteps: nil))  // a hard flick passes stops
  ///
  /// - Parameter policy: The rule; stating an equal one again is not a change.
  public func panelReleasePolicy<Policy: ReleasePolicy & Equatable>(_ policy: Policy) -> Self {
    panelPreference(PanelReleasePolicyKey.self, AnyReleasePolicy(policy))
  }

  /// Sets the rule that decides where the panel goes when the finger lets go of it.
  ///
  /// - Parameter policy: The rule; it cannot be compared, so that stating it again is a change.
  public func panelReleasePolicy<Policy: ReleasePolicy>(_ policy: Policy) -> Self {
    panelPreference(PanelReleasePolicyKey.self, AnyReleasePolicy(policy))
  }

  /// Sets the rule that decides where the panel goes when the finger lets go of it.
  ///
  /// - Parameter policy: The rule, its type erased.
  public func panelReleasePolicy(_ policy: AnyReleasePolicy) -> Self {
    panelPreference(PanelReleasePolicyKey.self, policy)
  }
}
