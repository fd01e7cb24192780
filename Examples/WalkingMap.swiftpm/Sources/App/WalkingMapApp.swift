import PanelUI
import SwiftUI

/// A walking map with five things to do in a panel over it.
@main
struct WalkingMapApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
        .modifier(PanelSceneGeometryModifier())
    }
  }
}
