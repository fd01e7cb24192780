import SwiftUI

// Stands for an app's own views in the listings.

struct CityMap: View {
  var body: some View { Text("map") }
}

struct WalkPreferences: View {
  var body: some View { Text("preferences") }
}

struct Preferences: View {
  var body: some View { Text("preferences") }
}

struct PlaceList: View {
  var body: some View { Text("places") }
}

struct Note: View {
  var body: some View { Text("note") }
}

struct ContentView: View {
  var body: some View { CityMap() }
}

@MainActor
final class Camera {
  var padding = EdgeInsets()
}
