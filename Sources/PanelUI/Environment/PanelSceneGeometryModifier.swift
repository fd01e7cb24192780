#if canImport(SwiftUI)
  import PanelCore
  public import SwiftUI

  /// Measures the scene, and tells every panel in it.
  ///
  ///     WindowGroup {
  ///       ContentView().modifier(PanelSceneGeometryModifier())
  ///     }
  ///
  /// A panel decides by its scene's width whether it becomes a column. Without this modifier the container
  /// it is attached to counts as the scene, and that works just as well where the container fills the
  /// window. Apply it to a view that does.
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
