import Panels

/// Switches; the panel is as high as its content, and grows with it.
struct WalkingFlow: Flow {
  var selection: PanelDetent?

  private enum Action: Int {
    case stairs, parks, light
  }

  private var avoidsStairs = false
  private var prefersParks = true
  private var wantsLight = false

  var content: Content {
    .stack(
      .title("Walking preferences"),
      .gap,
      .toggle("Avoid stairs", isOn: avoidsStairs, action: Action.stairs.rawValue),
      .when(avoidsStairs, .note("Some routes become up to a tenth longer.")),
      .toggle("Prefer parks", isOn: prefersParks, action: Action.parks.rawValue),
      .toggle("Well-lit streets", isOn: wantsLight, action: Action.light.rawValue),
      .when(wantsLight, .note("From dusk on, by the city's own survey.")),
      .gap,
      .value("Pace", "4.8 km/h")
    )
    .panelDetents([.adaptive], selection: selection)
    .panelDragIndicator(.visible)
  }

  mutating func activate(_ action: Int) -> FlowOutcome {
    switch Action(rawValue: action) {
    case .stairs: avoidsStairs.toggle()
    case .parks: prefersParks.toggle()
    case .light: wantsLight.toggle()
    case nil: break
    }
    return .stay
  }
}
