#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import PanelAdaptation
  public import SwiftUI

  extension View {
    /// Makes the panel around this view a column where the scene is wide enough; widths in points.
    ///
    /// - Parameters:
    ///   - edge: The edge it stands at.
    ///   - minWidth: The least it takes, and the least it leaves to the view behind.
    ///   - idealWidth: What it takes where there is room.
    ///   - maxWidth: The most it takes.
    nonisolated public func panelRegularAdaptation(
      edge: PanelHorizontalEdge = .trailing,
      minWidth: CGFloat = 320,
      idealWidth: CGFloat = 380,
      maxWidth: CGFloat = 420
    ) -> some View {
      panelAdaptation(
        PanelRegularAdaptation(
          edge: edge, minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth))
    }
  }
#endif
