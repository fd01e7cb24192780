#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI

  extension View {
    /// Sets what assistive technologies say of the handle of the panel around this view.
    ///
    ///     .panelAccessibilityWords(PanelWords(handle: String(localized: "Route panel")))
    ///
    /// Without it they say ``PanelWords``'s own, in English.
    nonisolated public func panelAccessibilityWords(_ words: PanelWords) -> some View {
      panelPreference(PanelWordsKey.self, words)
    }
  }
#endif
