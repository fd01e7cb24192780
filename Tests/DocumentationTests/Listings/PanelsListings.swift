import Panels

// What the pages of the whole show. `print` is whoever listens: a test compares it with the page.

func aDrag(print: (Any) -> Void) {
  // snippet: a drag
  let phone = PanelSceneGeometry(
    size: PanelSize(width: 393, height: 852),
    safeAreaInsets: PanelSafeAreaInsets(top: 59, bottom: 34))
  let detents: [PanelDetent] = [.height(240), .medium, .large]

  var panel = Panel()
  panel.send(.scene(phone), at: 0)
  panel.send(.configure(PanelConfiguration().panelDetents(detents)), at: 0)
  panel.send(.present, at: 0)

  // The handle is taken at rest, moved up 60 points in 32 ms, and let go.
  panel.send(.dragBegan(at: PanelPoint(x: 196, y: 578), region: .handle), at: 1)
  panel.send(.dragMoved(to: PanelPoint(x: 196, y: 548)), at: 1.016)
  panel.send(.dragMoved(to: PanelPoint(x: 196, y: 518)), at: 1.032)
  for effect in panel.send(.dragEnded(), at: 1.036) { print(effect) }

  let halfway = panel.placement(at: 1.136)
  print("\(halfway.height.rounded()) points high, \(halfway.displayMode)")
  print("the map keeps clear \(halfway.mainContentInsets.bottom.rounded()) below")
  // snippet end
}

func arrangements(print: (Any) -> Void) {
  // snippet: arrangements
  let adaptation = PanelRegularAdaptation()
  for width in [393.0, 639, 640, 852, 1180] {
    let scene = PanelSceneGeometry(size: PanelSize(width: width, height: 700))
    let context = PanelAdaptationContext(scene: scene)
    let answer = adaptation.arrangement(in: context)
    print("\(width): \(answer.displayMode), \(answer.width) wide")
  }
  // snippet end
}

func stops(print: (Any) -> Void) {
  // snippet: stops
  let detents: [PanelDetent] = [.large, .medium, .adaptive, .height(300)]
  for height in [852.0, 393] {
    let scene = PanelSceneGeometry(
      size: PanelSize(width: 700, height: height),
      safeAreaInsets: PanelSafeAreaInsets(top: 20, bottom: 21))
    let context = PanelDetentContext(scene, adaptiveContentHeight: 240)
    for stop in ResolvedDetents(resolving: detents, in: context).stops {
      print("\(height): \(stop.height) means \(stop.members)")
    }
  }
  // snippet end
}

func stopsBeforeTheContent(print: (Any) -> Void) {
  // snippet: stops before the content
  for detents in [[], [PanelDetent.adaptive]] {
    var panel = Panel()
    panel.send(.scene(PanelSceneGeometry(size: PanelSize(width: 400, height: 800))), at: 0)
    panel.send(.configure(PanelConfiguration().panelDetents(detents)), at: 0)
    panel.send(.present, at: 0)
    print("\(detents): \(panel.phase) at \(panel.stops.heights)")

    let effects = panel.send(.content(height: 240), at: 0.1)
    print("then \(Array(effects)), \(panel.phase) at \(panel.stops.heights)")
  }
  // snippet end
}

func releases(print: (Any) -> Void) {
  // snippet: releases
  let fingers = [(300.0, 0.0), (300, 600), (420, 700), (410, -520), (100, -40)]
  for (position, velocity) in fingers {
    let release = PanelRelease(
      position: position, velocity: velocity, stops: [240, 426, 759],
      allowsDismissal: true)
    print(ProjectedRelease().explain(release))
  }
  // snippet end
}

func askThePanel(print: (Any) -> Void) {
  var panel = Panel()
  panel.send(.scene(PanelSceneGeometry(size: PanelSize(width: 400, height: 800))), at: 0)
  panel.send(.configure(PanelConfiguration().panelDetents([.height(200), .large])), at: 0)
  panel.send(.present, at: 0)
  // snippet: ask the panel
  panel.send(.dragBegan(at: PanelPoint(x: 200, y: 620), region: .handle), at: 1)
  panel.send(.dragMoved(to: PanelPoint(x: 200, y: 420)), at: 1.3)
  if let now = panel.releaseExplanation(at: 1.4) { print(now.target) }

  panel.send(.dragEnded(), at: 1.4)
  if let why = panel.lastReleaseExplanation { print(why) }
  // snippet end
}

func replaceTheRules(print: (Any) -> Void) {
  // snippet: replace the rules
  let configuration = PanelConfiguration()
    .panelAdaptation(PanelRegularAdaptation(edge: .leading).hysteresis(band: 24))
    .panelReleasePolicy(.stepwise)
    .panelScrollHandoff(ScrollHandoff(.scrolls))
    .panelDragActivation(.handle)
    .panelLockAngle(30)
    .panelRubberBand(coefficient: 0.3)
    .panelSpring(.snappy)
  // snippet end
  print(configuration.spring.dampingRatio)
}

func likeFloatingPanel(print: (Any) -> Void) {
  // snippet: like FloatingPanel
  let half = CustomPanelDetent("half") { $0.availableHeight / 2 }
  let full = CustomPanelDetent("full") { $0.availableHeight - 18 }
  let configuration = PanelConfiguration()
    .panelDetents(
      [.height(69), .custom(half), .custom(full)], selection: .custom(half)
    )
    .panelUndimmed(through: .custom(half))
    .panelInteractiveDismissDisabled()
  // snippet end
  print(configuration.detents)
}

func likeASheet(print: (Any) -> Void) {
  // snippet: like a sheet
  let configuration = PanelConfiguration()
    .panelDetents([.medium, .large], selection: .medium)
    .panelUndimmed(through: .medium)
    .panelScrollHandoff(ScrollHandoff(.oneWay))
    .panelDragIndicator(.visible)
    .panelInteractiveDismissDisabled()
  // snippet end
  print(configuration.detents)
}
