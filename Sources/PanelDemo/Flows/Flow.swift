import Panels

/// One thing a user does in the panel: what it shows, and what a click on a line does.
protocol Flow: Sendable {
  /// What is shown, with everything it states about the panel.
  var content: Content { get }

  /// The host's binding: the detent the panel rests at, as the flow states it and drags change it.
  var selection: PanelDetent? { get set }

  /// A line was clicked.
  mutating func activate(_ action: Int) -> FlowOutcome
}

/// What follows from a click on a line, besides other content.
enum FlowOutcome: Hashable, Sendable {
  case stay

  /// The user is done: the panel goes.
  case finish

  /// The map goes to this place.
  case show(MapPoint)
}

/// The flows of the demo, in the order of their keys.
enum FlowChoice: Int, CaseIterable, Sendable {
  case walking, area, locations, subscription, onboarding, fitting

  /// The flow at its beginning.
  var start: any Flow {
    switch self {
    case .walking: WalkingFlow()
    case .area: AreaFlow()
    case .locations: LocationsFlow()
    case .subscription: SubscriptionFlow()
    case .onboarding: OnboardingFlow()
    case .fitting: FittingFlow()
    }
  }

  var name: String {
    switch self {
    case .walking: "Walking preferences"
    case .area: "Area preferences"
    case .locations: "Mark locations"
    case .subscription: "Subscription"
    case .onboarding: "Onboarding"
    case .fitting: "Size to fit"
    }
  }
}
