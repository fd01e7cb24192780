import PanelUI
import SwiftUI

@main
struct WalkingMapApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Hello").modifier(PanelSceneGeometryModifier())
    }
  }
}
