import Panels

/// Two pages of different height in one panel: it follows its content from one to the other.
struct SubscriptionFlow: Flow {
  var selection: PanelDetent?

  private enum Action: Int {
    case open, back, monthly, yearly, lifetime
  }

  private enum Page: Sendable {
    case overview, plans
  }

  private var page = Page.overview
  private var plan = Action.yearly

  var content: Content {
    .stack(
      .when(page == .overview, overview),
      .when(page == .plans, plans)
    )
    .panelDetents([.adaptive], selection: selection)
    .panelDragIndicator(.visible)
  }

  private var overview: Content {
    .stack(
      .title("Subscription"),
      .value("Current plan", name(of: plan)),
      .gap,
      .button("Change plan", action: Action.open.rawValue)
    )
  }

  private var plans: Content {
    .stack(
      .title("Change plan"),
      .text(
        "All plans have offline maps, shared walks and the archive. You may change at any time."),
      .gap,
      choice(.monthly, detail: "3 a month"),
      choice(.yearly, detail: "24 a year"),
      choice(.lifetime, detail: "80 once"),
      .gap,
      .when(plan == .yearly, .note("Two months for free, compared with monthly.")),
      .when(plan == .lifetime, .note("No renewal. Yours on every device.")),
      .button("Done", action: Action.back.rawValue)
    )
  }

  private func choice(_ action: Action, detail: String) -> Content {
    .choice(
      name(of: action), detail: detail, isSelected: plan == action, action: action.rawValue)
  }

  private func name(of plan: Action) -> String {
    switch plan {
    case .monthly: "Monthly"
    case .yearly: "Yearly"
    case .lifetime: "Lifetime"
    case .open, .back: ""
    }
  }

  mutating func activate(_ action: Int) -> FlowOutcome {
    switch Action(rawValue: action) {
    case .open: page = .plans
    case .back: page = .overview
    case .monthly: plan = .monthly
    case .yearly: plan = .yearly
    case .lifetime: plan = .lifetime
    case nil: break
    }
    return .stay
  }
}
