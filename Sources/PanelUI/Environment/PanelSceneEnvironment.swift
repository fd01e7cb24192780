#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI

  private struct PanelSceneSizeKey: EnvironmentKey {
    static var defaultValue: CGSize? { nil }
  }

  private struct PanelSceneSafeAreaInsetsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets? { nil }
  }

  extension EnvironmentValues {
    /// The size of the scene, edge to edge, in points; nil where no ``PanelSceneGeometryModifier`` measures
    /// it. A panel then takes its own container for the scene.
    public var panelSceneSize: CGSize? {
      get { self[PanelSceneSizeKey.self] }
      set { self[PanelSceneSizeKey.self] = newValue }
    }

    /// What the system keeps for itself at the edges of the scene, in points; nil where nobody measures it.
    public var panelSceneSafeAreaInsets: EdgeInsets? {
      get { self[PanelSceneSafeAreaInsetsKey.self] }
      set { self[PanelSceneSafeAreaInsetsKey.self] = newValue }
    }
  }
#endif
