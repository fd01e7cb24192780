import PanelUI
import SwiftUI

/// Switches; the panel is as high as its content, and grows with it.
struct WalkingPreferences: View {
  @State private var avoidsStairs = false
  @State private var prefersParks = true
  @State private var wantsLight = false

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Walking preferences").font(.title2)
      Toggle("Avoid stairs", isOn: $avoidsStairs)
      if avoidsStairs {
        Text("Some routes become up to a tenth longer.").font(.footnote)
      }
      Toggle("Prefer parks", isOn: $prefersParks)
      Toggle("Well-lit streets", isOn: $wantsLight)
      if wantsLight {
        Text("From dusk on, by the city's own survey.").font(.footnote)
      }
    }
    .padding(.all, 24)
    .panelDetents(.sizeToFit, additional: [.large])
    .panelDragIndicator(.visible)
  }
}
