#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import PanelDetents
  public import SwiftUI

  extension View {
    /// Sets the heights at which the panel around this view may rest.
    ///
    /// The counterpart of `presentationDetents(_:)`. Without it the panel is as high as its content; either
    /// way it comes once that was measured.
    ///
    /// - Parameter detents: In any order; of two that come to the same height the first gives its name.
    nonisolated public func panelDetents(_ detents: [PanelDetent]) -> some View {
      panelPreference(PanelDetentsKey.self, detents)
    }

    /// Sets the heights at which the panel around this view may rest, and binds the one it rests at.
    ///
    /// The counterpart of `presentationDetents(_:selection:)`. The binding is written when the choice is
    /// made, at the release of a drag, not when the panel has arrived. What the host writes moves the panel
    /// by its spring, within `withAnimation` and without; in a transaction that disables animations the panel
    /// is there at once. A value that is not among `detents` stands for the member nearest to it by height.
    nonisolated public func panelDetents(
      _ detents: [PanelDetent], selection: Binding<PanelDetent>
    ) -> some View {
      panelDetents(detents).modifier(PanelSelectionModifier(selection: selection))
    }

    /// Makes the panel around this view as high as its content, and lets it rest at other heights, too.
    ///
    ///     .panelDetents(.sizeToFit, additional: [.medium, .large])
    ///
    /// A panel that stands at its content's height follows it; one the user has dragged elsewhere stays.
    nonisolated public func panelDetents(
      _ sizing: PanelContentSizing, additional: [PanelDetent] = []
    ) -> some View {
      panelDetents(sizing.detents(additional: additional))
    }
  }
#endif
