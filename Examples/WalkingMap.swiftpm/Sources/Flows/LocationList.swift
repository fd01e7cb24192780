import PanelUI
import SwiftUI

/// A long list; the panel peeks, stands half way or fills the scene, and the list takes over from there.
struct LocationList: View {
  @Binding var place: Place
  @Binding var marked: Set<Int>

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Mark locations").font(.title2)
        Text("\(marked.count) marked").foregroundStyle(.secondary)
      }
      .padding(.all, 24)
      Divider()
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(Place.all) { row($0) }
        }
        .padding(.horizontal, 24)
      }
    }
    .panelDetents([.height(128), .medium, .large])
    .panelBackgroundInteraction(.enabled(upThrough: .medium))
    .panelReleasePolicy(.projected(maximumSteps: nil))
  }

  private func row(_ choice: Place) -> some View {
    Button(action: { mark(choice) }) {
      HStack {
        Text(verbatim: choice.name)
        Spacer()
        Image(systemName: marked.contains(choice.id) ? "mappin.circle" : "circle")
      }
      .padding(.vertical, 14)
    }
    .buttonStyle(.plain)
  }

  private func mark(_ choice: Place) {
    if marked.contains(choice.id) { marked.remove(choice.id) } else { marked.insert(choice.id) }
    place = choice
  }
}
