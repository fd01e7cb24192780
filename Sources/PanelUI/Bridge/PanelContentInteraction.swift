package import PanelGestures

/// What a drag that begins in a list inside the panel moves first.
///
/// The counterpart of SwiftUI's `PresentationContentInteraction`.
public struct PanelContentInteraction: Hashable, Sendable {
  /// The rule of the engine's.
  package let handoff: ScrollHandoff

  /// The same as ``resizes``.
  public static let automatic = PanelContentInteraction(handoff: ScrollHandoff(.expands))

  /// The panel, until it is at its largest detent; then the list.
  public static let resizes = PanelContentInteraction(handoff: ScrollHandoff(.expands))

  /// The list, for everything it can take.
  public static let scrolls = PanelContentInteraction(handoff: ScrollHandoff(.scrolls))
}
