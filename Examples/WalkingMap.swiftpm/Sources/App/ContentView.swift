import PanelUI
import SwiftUI

/// The map, the buttons above it, and the panel.
struct ContentView: View {
  @State private var flow: Flow? = .area
  @State private var place = Place.all[0]
  @State private var marked: Set<Int> = [0]
  @State private var needsAnswer = false

  var body: some View {
    MapScreen(place: place, marked: marked, flow: $flow)
      .panel(item: $flow, onDismiss: { needsAnswer = false }) { flow in
        content(of: flow)
          .onPanelChange { change in
            if change.effects.contains(.dismissalPrevented) { needsAnswer = true }
          }
          .panelRegularAdaptation(edge: .leading)
          .panelCornerRadius(28)
      }
  }

  @ViewBuilder
  private func content(of flow: Flow) -> some View {
    switch flow {
    case .walking: WalkingPreferences()
    case .area: AreaPreferences()
    case .locations: LocationList(place: $place, marked: $marked)
    case .subscription: SubscriptionPages()
    case .onboarding: Onboarding(needsAnswer: needsAnswer) { self.flow = nil }
    }
  }
}

/// The map with a button for each flow; both keep out of the panel's way.
private struct MapScreen: View {
  let place: Place
  let marked: Set<Int>
  @Binding var flow: Flow?

  @Environment(\.panelMainContentInsets) private var insets

  var body: some View {
    ZStack(alignment: .topLeading) {
      CityMap(place: place, marked: marked)
      HStack(spacing: 10) {
        ForEach(Flow.allCases) { choice in
          Button(action: { flow = choice }) {
            Image(systemName: choice.symbol).padding(.all, 10)
          }
          .buttonStyle(.plain)
          .background { Circle().fill(.thinMaterial) }
          .accessibilityLabel(Text(verbatim: choice.title))
        }
      }
      .padding()
    }
    .safeAreaPadding(insets)
    // The insets hold the safe area already.
    .ignoresSafeArea()
    .animation(.smooth, value: insets)
  }
}
