import PanelUI
import SwiftUI

/// A choice; the panel rests at its content's height or at half the scene's, and the choice of height is the
/// app's to keep.
struct AreaPreferences: View {
  @State private var detent = PanelDetent.medium
  @State private var chosen = "Green"

  private static let kinds = [
    Kind(name: "Quiet", detail: "side streets"), Kind(name: "Green", detail: "parks and water"),
    Kind(name: "Lively", detail: "shops and squares"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Area preferences").font(.title2)
      Text("Walks stay in the kind of streets you like, as long as there are some.")
        .foregroundStyle(.secondary)
      ForEach(Self.kinds) { kind in
        Button(action: { chosen = kind.name }) {
          HStack {
            Text(verbatim: kind.name)
            Text(verbatim: kind.detail).foregroundStyle(.secondary)
            Spacer()
            Image(systemName: chosen == kind.name ? "checkmark.circle" : "circle")
          }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(chosen == kind.name ? .isSelected : [])
      }
      Button(detent == .medium ? "Less" : "More") {
        detent = detent == .medium ? .adaptive : .medium
      }
    }
    .padding(.all, 24)
    .panelDetents([.adaptive, .medium], selection: $detent)
  }

  private struct Kind: Identifiable {
    let name: String
    let detail: String
    var id: String { name }
  }
}
