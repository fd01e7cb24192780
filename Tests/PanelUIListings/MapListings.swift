import PanelUI
import SwiftUI

// What the article on maps shows.

// snippet: map screen
struct MapScreen: View {
  @Environment(\.panelMainContentInsets) private var insets

  var body: some View {
    CityMap()
      .safeAreaPadding(insets)
      .ignoresSafeArea()  // the insets hold the safe area already
      .animation(.smooth, value: insets)
  }
}
// snippet end

struct MapRoot: View {
  @State private var isShown = false

  var body: some View {
    // snippet: map root
    MapScreen().panel(isPresented: $isShown) { Preferences() }
    // snippet end
  }
}

struct FollowingMap: View {
  let camera = Camera()

  var body: some View {
    // snippet: follow
    Preferences()
      .onPanelChange { change in
        camera.padding = EdgeInsets(change.placement.mainContentInsets)
      }
    // snippet end
  }
}
