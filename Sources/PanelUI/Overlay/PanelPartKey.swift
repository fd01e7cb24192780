#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// Tells the layout which part of a panel a subview is.
  struct PanelPartKey: LayoutValueKey {
    struct Part: Sendable {
      var part: PanelPart
      var input: PanelLayoutInput
    }

    static var defaultValue: Part? { nil }
  }

  extension View {
    /// Marks a part of a panel, and says which moment it is to be placed at.
    nonisolated func panelPart(_ part: PanelPart, _ input: PanelLayoutInput) -> some View {
      layoutValue(key: PanelPartKey.self, value: PanelPartKey.Part(part: part, input: input))
    }
  }
#endif
