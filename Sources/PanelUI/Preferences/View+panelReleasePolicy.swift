#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import PanelGestures
  public import SwiftUI

  extension View {
    /// Sets the rule that decides where the panel around this view goes when the finger lets go of it.
    nonisolated public func panelReleasePolicy<Policy: ReleasePolicy & Equatable>(
      _ policy: Policy
    ) -> some View {
      panelPreference(PanelReleasePolicyKey.self, AnyReleasePolicy(policy))
    }

    /// Sets the rule that decides where the panel around this view goes when the finger lets go of it.
    ///
    /// A rule that cannot be compared counts as another one at every redraw; make it `Equatable`, or erase
    /// it once and keep the eraser.
    nonisolated public func panelReleasePolicy<Policy: ReleasePolicy>(
      _ policy: Policy
    ) -> some View {
      panelPreference(PanelReleasePolicyKey.self, AnyReleasePolicy(policy))
    }

    /// Sets the rule that decides where the panel goes when the finger lets go of it, its type erased.
    nonisolated public func panelReleasePolicy(_ policy: AnyReleasePolicy) -> some View {
      panelPreference(PanelReleasePolicyKey.self, policy)
    }
  }
#endif
