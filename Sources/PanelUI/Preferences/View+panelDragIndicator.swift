#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  public import SwiftUI

  extension View {
    /// Shows or hides the drag indicator of the panel around this view.
    ///
    /// The counterpart of `presentationDragIndicator(_:)`. Automatic shows it where there is more than one
    /// detent to go to.
    nonisolated public func panelDragIndicator(_ visibility: Visibility) -> some View {
      panelPreference(PanelDragIndicatorKey.self, PanelDragIndicatorVisibility(visibility))
    }
  }

  extension PanelDragIndicatorVisibility {
    init(_ visibility: Visibility) {
      switch visibility {
      case .automatic: self = .automatic
      case .visible: self = .visible
      case .hidden: self = .hidden
      }
    }
  }
#endif
