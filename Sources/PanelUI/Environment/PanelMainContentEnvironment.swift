#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI

  private struct PanelMainContentInsetsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
  }

  extension EnvironmentValues {
    /// What the view behind the panels should keep clear at each edge, in points: a map's padding.
    ///
    /// Set for the view that `panel(isPresented:…)` is applied to, counted from the edges of the scene, and
    /// as it will be once the panels are at rest, so that a map moves once, to where it belongs:
    ///
    ///     @Environment(\.panelMainContentInsets) private var insets
    ///     var body: some View {
    ///       CityMap(centre: place)
    ///         .safeAreaPadding(insets)
    ///         .ignoresSafeArea()       // the insets hold the safe area already
    ///     }
    ///
    /// Without a panel on show it is the safe area; where there is no `panel` modifier at all, zero. For what
    /// is clear at every moment of a move, see `onPanelChange(_:)`.
    public var panelMainContentInsets: EdgeInsets {
      get { self[PanelMainContentInsetsKey.self] }
      set { self[PanelMainContentInsetsKey.self] = newValue }
    }
  }
#endif
