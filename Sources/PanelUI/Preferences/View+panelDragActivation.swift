#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import PanelPresentation
  public import SwiftUI

  extension View {
    /// Sets where a drag of the panel around this view may begin.
    nonisolated public func panelDragActivation(_ activation: PanelDragActivation) -> some View {
      panelPreference(PanelDragActivationKey.self, activation)
    }
  }
#endif
