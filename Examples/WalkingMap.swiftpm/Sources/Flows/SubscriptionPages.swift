import PanelUI
import SwiftUI

/// Two pages of different height in one panel: it follows its content from one to the other. The receipt is
/// the system's own sheet, sized to its content.
struct SubscriptionPages: View {
  @State private var showsPlans = false
  @State private var showsReceipt = false
  @State private var plan = Plan.yearly

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      if showsPlans { plans } else { overview }
    }
    .padding(.all, 24)
    .panelDetents(.sizeToFit)
    .panelSpring(.snappy)
    .sheet(isPresented: $showsReceipt) {
      Receipt(plan: plan.name).presentationDetents(.sizeToFit, additional: [.large])
    }
  }

  @ViewBuilder private var overview: some View {
    Text("Subscription").font(.title2)
    HStack {
      Text("Current plan")
      Spacer()
      Text(verbatim: plan.name)
    }
    HStack {
      Button("Change plan") { showsPlans = true }.buttonStyle(.borderedProminent)
      Button("Receipt") { showsReceipt = true }
    }
  }

  @ViewBuilder private var plans: some View {
    Text("Change plan").font(.title2)
    Text("All plans have offline maps, shared walks and the archive. You may change at any time.")
      .foregroundStyle(.secondary)
    ForEach(Plan.allCases) { choice in
      Button(action: { plan = choice }) {
        HStack {
          Text(verbatim: choice.name)
          Spacer()
          Image(systemName: plan == choice ? "checkmark.circle" : "circle")
        }
      }
      .buttonStyle(.plain)
    }
    if plan == .yearly {
      Text("Two months for free, compared with monthly.").font(.footnote)
    }
    Button("Done") { showsPlans = false }.buttonStyle(.borderedProminent)
  }

  private enum Plan: String, CaseIterable, Identifiable {
    case monthly = "Monthly"
    case yearly = "Yearly"
    case lifetime = "Lifetime"
    var id: Self { self }
    var name: String { rawValue }
  }
}

/// What a system sheet shows.
private struct Receipt: View {
  let plan: String

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Receipt").font(.headline)
      Text(verbatim: "Plan: \(plan)")
      Text("Thank you for walking with us.").foregroundStyle(.secondary)
    }
    .padding(.all, 24)
  }
}
