#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelCore
  public import SwiftUI

  /// Measures the scene, and tells every panel in it.
  ///
  ///     WindowGroup {
  ///       ContentView().modifier(PanelSceneGeometryModifier())
  ///     }
  ///
  /// A panel decides by its scene's width whether it becomes a column, and counts heights such as `.medium`
  /// from its height. Without this modifier a panel measures its own container, the view that `panel` is
  /// applied to, and takes that for the scene. Where the container fills the window the size is the same, and
  /// nothing is missing; only the insets are then the container's, with what a navigation or tab bar around
  /// it takes. Apply the modifier once, to a view that fills the window.
  public struct PanelSceneGeometryModifier: ViewModifier {
    @State private var region: PanelRegionReading?
    @Environment(\.layoutDirection) private var layoutDirection

    /// Creates the modifier.
    public init() {}

    public func body(content: Content) -> some View {
      content
        .environment(\.panelSceneSize, size)
        .environment(\.panelSceneSafeAreaInsets, region.map { EdgeInsets($0.insets) })
        .background { PanelRegionReader(region: $region) }
    }

    private var size: CGSize? {
      region.map { CGSize($0.frame(in: PanelLayoutDirection(layoutDirection)).size) }
    }
  }
#endif
