#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import PanelGestures
  public import SwiftUI

  extension View {
    /// Sets the spring of every move of the panel around this view.
    nonisolated public func panelSpring(_ spring: PanelSpring) -> some View {
      panelPreference(PanelSpringKey.self, spring)
    }
  }
#endif
