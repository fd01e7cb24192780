// What the articles about SwiftUI show, line by line, so that it compiles: `scripts/check-swiftui` looks each
// line of a listing up here.

import PanelUI
import SwiftUI

struct CityMap: View {
  var body: some View { Color.green }
}

struct WalkPreferences: View {
  var body: some View { Color.clear }
}

struct Preferences: View {
  var body: some View { Color.clear }
}

struct Note: View {
  var body: some View { Color.clear }
}

struct Camera {
  var padding = EdgeInsets()
}

struct ContentView: View {
  @State private var showsWalk = false
  @State private var isShown = false
  @State private var detent = PanelDetent.medium
  @State private var camera = Camera()

  var body: some View {
    VStack {
      CityMap()
        .panel(isPresented: $showsWalk) {
          WalkPreferences().panelDetents([.medium, .large], selection: $detent)
        }
      CityMap()
        .panel(isPresented: $showsWalk) {
          WalkPreferences()
            .panelDetents([.medium, .large])
        }
      MapScreen().panel(isPresented: $isShown) { Preferences() }
      CityMap()
        .sheet(isPresented: $isShown) {
          Note().presentationDetents(.sizeToFit, additional: [.large])
        }
      Note().panelDetents(.sizeToFit, additional: [.large])
      Preferences()
        .onPanelChange { change in
          camera.padding = EdgeInsets(change.placement.mainContentInsets)
        }
      Preferences()
        .panelAdaptation(ThirdOfTheScene().hysteresis(band: 24))
    }
  }

  func openAtOnce() {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { detent = .large }
  }
}

struct MapScreen: View {
  @Environment(\.panelMainContentInsets) private var insets

  var body: some View {
    CityMap()
      .safeAreaPadding(insets)
      .ignoresSafeArea()
      .animation(.smooth, value: insets)
  }
}

struct ThirdOfTheScene: PanelAdaptationPolicy, Equatable {
  func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    let width = context.availableWidth
    return width < 900 ? .compact(width: width) : .regular(edge: .leading, width: width / 3)
  }
}

struct ExampleApp: App {
  var body: some Scene {
    WindowGroup { ContentView().modifier(PanelSceneGeometryModifier()) }
  }
}
