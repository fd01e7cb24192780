import PanelUI
import SwiftUI

// What PanelUI's pages show. Compiled by scripts/check-swiftui.

struct PresentedPanel: View {
  @State private var showsWalk = false
  @State private var detent = PanelDetent.medium

  var body: some View {
    // snippet: present in SwiftUI
    CityMap()
      .panel(isPresented: $showsWalk) {
        WalkPreferences().panelDetents([.medium, .large], selection: $detent)
      }
    // snippet end
  }
}

struct MapApp: App {
  var body: some Scene {
    // snippet: scene geometry
    WindowGroup { ContentView().modifier(PanelSceneGeometryModifier()) }
    // snippet end
  }
}

struct ReplacedSheet: View {
  @State private var showsWalk = false

  var body: some View {
    // snippet: was a sheet
    CityMap()
      .panel(isPresented: $showsWalk) {  // was .sheet(isPresented:)
        WalkPreferences()
          .panelDetents([.medium, .large])  // was .presentationDetents([.medium, .large])
      }
    // snippet end
  }
}

struct FittingSheet: View {
  @State private var isShown = false

  var body: some View {
    CityMap()
      // snippet: sheet that fits
      .sheet(isPresented: $isShown) {
        Note().presentationDetents(.sizeToFit, additional: [.large])
      }
    // snippet end
  }
}

struct Notes: View {
  var body: some View {
    // snippet: size to fit
    Note().presentationDetents(.sizeToFit, additional: [.large])  // in a .sheet
    Note().panelDetents(.sizeToFit, additional: [.large])  // in a .panel
    // snippet end
  }
}

struct Opener: View {
  @State private var detent = PanelDetent.medium

  var body: some View {
    Preferences().panelDetents([.medium, .large], selection: $detent)
  }

  func openAtOnce() {
    // snippet: open at once
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { detent = .large }
    // snippet end
  }
}

struct Places: View {
  @State private var showsPlaces = true
  @State private var detent = PanelDetent.medium

  var body: some View {
    // snippet: readme views
    CityMap()
      .panel(isPresented: $showsPlaces) {
        PlaceList()
          .panelDetents([.adaptive, .medium, .large], selection: $detent)
          .panelRegularAdaptation(edge: .trailing)
      }
    // snippet end
  }
}
