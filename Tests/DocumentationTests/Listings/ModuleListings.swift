import Panels

// What the landing pages of single modules show.

// snippet: preference key
/// How many items the panel's title counts; siblings add up.
enum ItemCountKey: PanelPreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Section: PanelConfigurable {
  var preferences = PanelPreferences()
}
// snippet end

func preferences(print: (Any) -> Void) {
  // snippet: preferences
  let sections = [
    Section().panelPreference(ItemCountKey.self, 3),
    Section().panelPreference(ItemCountKey.self, 4),
  ]
  let list = PanelPreferences().reducing(sections.map(\.preferences))
  print(list[ItemCountKey.self])
  // snippet end
}

func issues(print: (Any) -> Void) {
  // snippet: issues
  let scene = PanelSceneGeometry(
    size: PanelSize(width: 393, height: 852), safeAreaInsets: PanelInsets(top: -5))
  let usable = scene.validated { print($0) }
  print(usable.safeAreaInsets.top)
  // snippet end
}

func detents(print: (Any) -> Void) {
  // snippet: detents
  let context = PanelDetentContext(
    sceneHeight: 852, availableHeight: 759, adaptiveContentHeight: 240)
  let detents = ResolvedDetents(resolving: [.large, .medium, .adaptive], in: context)
  print(detents.heights)
  print(detents.index(at: 333))
  if let nearest = detents.nearest(to: 500) { print(nearest.detent) }
  // snippet end
}

func unmeasuredDetents(print: (Any) -> Void) {
  // snippet: unmeasured detents
  let unmeasured = PanelDetentContext(
    sceneHeight: 852, availableHeight: 759, adaptiveContentHeight: nil)
  print(ResolvedDetents(resolving: [], in: unmeasured).heights)
  print(ResolvedDetents(resolving: [.adaptive, .large], in: unmeasured).heights)
  // snippet end
}

func adaptation(print: (Any) -> Void) {
  // snippet: adaptation
  let landscape = PanelSceneGeometry(
    size: PanelSize(width: 852, height: 393),
    safeAreaInsets: PanelInsets(leading: 59, bottom: 21, trailing: 59))
  let policy = PanelRegularAdaptation(edge: .leading)
  let context = PanelAdaptationContext(scene: landscape)
  let answer = policy.arrangement(in: context)
  print("\(answer.displayMode) at the \(answer.edge) edge")
  print("\(answer.width) wide, of \(context.availableWidth)")
  // snippet end
}

func placement(print: (Any) -> Void) {
  // snippet: placement
  let configuration = PanelConfiguration()
    .panelDetents([.medium, .large], selection: .medium)
    .panelUndimmed(through: .medium)
  let tablet = PanelSceneGeometry(size: PanelSize(width: 1024, height: 768))

  var panel = Panel()
  panel.send(.scene(tablet), at: 0)
  panel.send(.configure(configuration), at: 0)
  panel.send(.present, at: 0)

  let placement = panel.placement(at: 0)
  print("a \(placement.displayMode) panel at x = \(placement.frame.minX)")
  print("the map keeps clear \(placement.mainContentInsets.trailing) at its trailing edge")
  // snippet end
}

// snippet: host
/// What a host does with a panel, whatever it draws with.
struct Host {
  var panel = Panel()
  var isShown = false
  var selection: PanelDetent?

  /// Sends an event and acts on what came of it.
  mutating func send(_ event: PanelEvent, at time: Double) {
    for effect in panel.send(event, at: time) {
      switch effect {
      case .selectionChanged(let detent, _): selection = detent
      case .dismissed: isShown = false
      case .issue(let issue): log("\(issue)")
      case .settled, .displayModeChanged, .dragEnded, .dragCancelled, .dismissalPrevented,
        .scrollContent:
        break
      }
    }
  }

  /// Draws a frame; true while another one is needed.
  mutating func draw(at time: Double) -> Bool {
    send(.frame, at: time)
    show(panel.placement(at: time))
    return panel.restTime != nil
  }

  func show(_ placement: PanelPlacement) {}
  func log(_ message: String) {}
}
// snippet end
