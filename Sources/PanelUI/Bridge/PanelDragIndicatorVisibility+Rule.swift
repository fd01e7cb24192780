package import PanelPresentation

extension PanelDragIndicatorVisibility {
  /// Whether a panel with so many stops shows an indicator.
  package func isShown(stopCount: Int) -> Bool {
    switch self {
    case .automatic: stopCount > 1
    case .visible: true
    case .hidden: false
    }
  }
}
