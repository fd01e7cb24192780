public import PanelDetents

/// What the user can do with the views behind a panel.
///
/// The counterpart of SwiftUI's `PresentationBackgroundInteraction`.
public struct PanelBackgroundInteraction: Hashable, Sendable {
  /// The largest detent at which the views behind stay undimmed; nil for all.
  package let undimmedThrough: PanelDetent?

  /// A panel is non-modal: the same as ``enabled``.
  public static let automatic = PanelBackgroundInteraction(undimmedThrough: nil)

  /// The views behind stay undimmed and can be used, at every detent.
  public static let enabled = PanelBackgroundInteraction(undimmedThrough: nil)

  /// The views behind are dimmed from the first point of the panel on, in proportion to its height.
  public static let disabled = PanelBackgroundInteraction(undimmedThrough: .height(0))

  /// The views behind can be used up to `detent`, and are dimmed above it.
  public static func enabled(upThrough detent: PanelDetent) -> PanelBackgroundInteraction {
    PanelBackgroundInteraction(undimmedThrough: detent)
  }
}
