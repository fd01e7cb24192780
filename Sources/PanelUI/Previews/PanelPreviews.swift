#if canImport(SwiftUI)
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
#endif
