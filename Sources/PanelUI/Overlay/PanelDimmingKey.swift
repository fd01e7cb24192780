#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// Whether a panel in this part of the view tree dims what is behind it.
  ///
  /// While it does it is modal to assistive technologies, and those pass over everything beside it that is not:
  /// a panel above it has to be modal, too, to be heard.
  struct PanelDimmingKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
      value = nextValue() || value
    }
  }

  extension View {
    /// Says that a panel here dims what is behind it; what is said further in counts on.
    nonisolated func panelDims(_ dims: Bool) -> some View {
      transformPreference(PanelDimmingKey.self) { $0 = dims || $0 }
    }
  }
#endif
