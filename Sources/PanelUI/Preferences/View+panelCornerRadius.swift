#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  public import SwiftUI

  extension View {
    /// Sets the radius of the free corners of the panel around this view, in points; nil for the usual one.
    ///
    /// The counterpart of `presentationCornerRadius(_:)`.
    nonisolated public func panelCornerRadius(_ cornerRadius: CGFloat?) -> some View {
      panelPreference(
        PanelCornerRadiusKey.self,
        cornerRadius.map { Double($0) } ?? PanelCornerRadiusKey.defaultValue)
    }
  }
#endif
