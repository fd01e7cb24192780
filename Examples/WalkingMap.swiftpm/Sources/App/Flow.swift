/// One thing to do in the panel.
enum Flow: String, CaseIterable, Identifiable {
  case walking, area, locations, subscription, onboarding

  var id: Self { self }

  var symbol: String {
    switch self {
    case .walking: "figure.walk"
    case .area: "leaf"
    case .locations: "mappin.and.ellipse"
    case .subscription: "creditcard"
    case .onboarding: "questionmark.circle"
    }
  }

  var title: String {
    switch self {
    case .walking: "Walking preferences"
    case .area: "Area preferences"
    case .locations: "Mark locations"
    case .subscription: "Subscription"
    case .onboarding: "Onboarding"
    }
  }
}
