#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  private struct PanelScrollReadingKey: EnvironmentKey {
    static var defaultValue: PanelScrollReading { PanelScrollReading() }
  }

  extension EnvironmentValues {
    /// The list in a panel, for the gesture that may have begun in it.
    var panelScrollReading: PanelScrollReading {
      get { self[PanelScrollReadingKey.self] }
      set { self[PanelScrollReadingKey.self] = newValue }
    }
  }
#endif
