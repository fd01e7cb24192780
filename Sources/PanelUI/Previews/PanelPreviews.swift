#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  import SwiftUI

  struct PanelPreviews: PreviewProvider {
    static var previews: some View {
      PanelPreview().previewDisplayName("Panel")
      PanelPreview()
        .environment(\.layoutDirection, .rightToLeft)
        .previewDisplayName("Right to left")
      PanelPreview()
        .modifier(PanelSceneGeometryModifier())
        .previewDisplayName("Measured scene")
      PanelWithinPanelPreview().previewDisplayName("A panel within a panel")
    }
  }

  private struct PanelPreview: View {
    @State private var isPresented = true
    @State private var detent = PanelDetent.medium

    var body: some View {
      Color.green
        .ignoresSafeArea()
        .onTapGesture { isPresented = true }
        .panel(isPresented: $isPresented) {
          ScrollView {
            VStack(alignment: .leading, spacing: 12) {
              Text("A panel").font(.headline)
              ForEach(0..<40) { row in Text("Row \(row)") }
            }
            .padding()
          }
          .panelDetents([.height(120), .medium, .large], selection: $detent)
          .panelBackgroundInteraction(.enabled(upThrough: .medium))
        }
    }
  }

  private struct PanelWithinPanelPreview: View {
    @State private var isPresented = true
    @State private var place: Place?

    var body: some View {
      Color.green
        .ignoresSafeArea()
        .panel(isPresented: $isPresented) {
          VStack(spacing: 12) {
            ForEach(Place.all) { choice in
              Button(action: { place = choice }) { Text(verbatim: choice.name) }
            }
          }
          .padding()
          .panelDetents([.adaptive, .large])
          .panel(item: $place) { place in
            Text(verbatim: place.name).font(.headline).padding()
          }
        }
    }

    private struct Place: Identifiable {
      let id: Int
      let name: String
      static let all = [Place(id: 0, name: "Bridge"), Place(id: 1, name: "Tower")]
    }
  }
#endif
