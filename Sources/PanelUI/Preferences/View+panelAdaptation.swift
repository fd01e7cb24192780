#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import PanelAdaptation
  public import SwiftUI

  extension View {
    /// Sets the policy that decides where the panel around this view stands.
    nonisolated public func panelAdaptation<Policy: PanelAdaptationPolicy & Equatable>(
      _ policy: Policy
    ) -> some View {
      panelPreference(PanelAdaptationKey.self, AnyPanelAdaptationPolicy(policy))
    }

    /// Sets the policy that decides where the panel around this view stands.
    ///
    /// A policy that cannot be compared counts as another one at every redraw; make it `Equatable`, or erase
    /// it once and keep the eraser.
    nonisolated public func panelAdaptation<Policy: PanelAdaptationPolicy>(
      _ policy: Policy
    ) -> some View {
      panelPreference(PanelAdaptationKey.self, AnyPanelAdaptationPolicy(policy))
    }

    /// Sets the policy that decides where the panel around this view stands, its type erased.
    nonisolated public func panelAdaptation(_ policy: AnyPanelAdaptationPolicy) -> some View {
      panelPreference(PanelAdaptationKey.self, policy)
    }
  }
#endif
