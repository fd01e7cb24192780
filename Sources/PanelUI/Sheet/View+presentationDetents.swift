#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI

  extension View {
    /// Makes the system's sheet around this view as high as its content.
    ///
    ///     .sheet(isPresented: $isShown) {
    ///       Note().presentationDetents(.sizeToFit, additional: [.large])
    ///     }
    ///
    /// From its first frame on the sheet has a height; it is capped to the scene where a
    /// ``PanelSceneGeometryModifier`` measures one, and by the system in any case. When the content
    /// changes, a sheet at its height goes along, and one the user has dragged elsewhere stays.
    ///
    /// - Parameters:
    ///   - sizing: `.sizeToFit`.
    ///   - additional: Further heights at which the sheet may rest.
    ///   - animation: How the sheet follows its content; nil to be there at once.
    public func presentationDetents(
      _ sizing: PanelContentSizing, additional: Set<PresentationDetent> = [],
      animation: Animation? = .default
    ) -> some View {
      modifier(SizeToFitModifier(sizing: sizing, additional: additional, animation: animation))
    }
  }
#endif
