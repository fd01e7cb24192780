import PanelUI
import SwiftUI

/// A required step: it can be made small, but not dismissed, and the map behind is dimmed until it is done.
struct Onboarding: View {
  let needsAnswer: Bool
  let finish: () -> Void

  @State private var step = 0

  private static let steps = [
    ("Welcome", "Three questions, then the map is yours. This panel cannot be dragged away."),
    ("Your place", "The marker stays in the middle of what the panel leaves free. Drag me."),
    ("Ready", "Turn the device: the panel becomes a column, and keeps its height's name."),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(verbatim: Self.steps[step].0).font(.title2)
      Text(verbatim: Self.steps[step].1)
      if needsAnswer {
        Text("Please answer first.").font(.footnote).foregroundStyle(.secondary)
      }
      Button(step + 1 < Self.steps.count ? "Continue" : "Start") {
        if step + 1 < Self.steps.count { step += 1 } else { finish() }
      }
      .buttonStyle(.borderedProminent)
    }
    .padding(.all, 24)
    .panelDetents([.height(64), .adaptive])
    .panelBackgroundInteraction(.enabled(upThrough: .height(64)))
    .panelInteractiveDismissDisabled()
  }
}
