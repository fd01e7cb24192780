package import PanelDetents

/// How a panel or a sheet takes its height from its content.
///
///     .panelDetents(.sizeToFit, additional: [.medium, .large])
public enum PanelContentSizing: Hashable, Sendable {
  /// As high as the content's own height, as far as there is room.
  case sizeToFit

  /// The detents of a panel with further heights to rest at.
  package func detents(additional: [PanelDetent]) -> [PanelDetent] {
    switch self {
    case .sizeToFit: [.adaptive] + additional.filter { $0 != .adaptive }
    }
  }
}
