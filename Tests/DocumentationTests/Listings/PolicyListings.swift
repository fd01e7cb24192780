import PanelTesting
import Panels

// What the article on policies shows.

// snippet: halves
/// A column over one half of a scene at least 700 points wide, across the bottom of any other.
struct HalfOfTheScene: PanelAdaptationPolicy, Equatable {
  var edge = PanelHorizontalEdge.trailing

  func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    let width = context.availableWidth
    guard width >= 700 else { return .compact(width: width) }
    return .regular(edge: edge, width: width / 2)
  }
}
// snippet end

// snippet: reluctant
/// Goes on to the next stop only after most of the gap when opening, and after a little of it when
/// closing; velocity says nothing.
struct Reluctant: ReleasePolicy, Equatable {
  /// The shares of the gap to move before it goes on, 0 … 1.
  var opening = 0.7
  var closing = 0.3

  func target(for release: PanelRelease) -> PanelReleaseTarget {
    let (stops, here) = (release.stops, release.position)
    guard let above = stops.firstIndex(where: { $0 >= here }) else {
      return .stop(stops.count - 1)
    }
    guard above > 0, stops[above] > here else { return .stop(above) }

    let share = (here - stops[above - 1]) / (stops[above] - stops[above - 1])
    let isOpen = here > release.origin ? share >= opening : 1 - share < closing
    return .stop(isOpen ? above : above - 1)
  }
}
// snippet end

func usePolicies() -> PanelConfiguration {
  // snippet: use policies
  PanelConfiguration()
    .panelDetents([.height(240), .medium, .large])
    .panelAdaptation(HalfOfTheScene(edge: .leading))
    .panelReleasePolicy(Reluctant(opening: 0.6))
  // snippet end
}

func checkPolicies(print: (Any) -> Void) {
  // snippet: check policies
  print(checkAdaptationLaws(of: HalfOfTheScene()).count + checkReleaseLaws(of: Reluctant()).count)
  // snippet end
}

// snippet: policy issues
extension Reluctant {
  var issues: [PanelIssue] {
    // What the comparisons make of a share that is none: `used` says what is done.
    let used = [(opening, opening < 0 ? 0.0 : 1.0), (closing, closing > 1 ? 1.0 : 0.0)]
    return used.filter { !(0...1).contains($0.0) }.map {
      .parameterOutOfRange(.positionalThreshold, given: $0.0, used: $0.1)
    }
  }
}
// snippet end

// snippet: policy explains
extension Reluctant {
  func explain(_ release: PanelRelease) -> ReleaseExplanation {
    ReleaseExplanation(
      release: release, projection: release.position,
      candidates: 0...(release.stops.count - 1), rule: .positionalThreshold,
      target: target(for: release))
  }
}
// snippet end

func explainPolicies(print: (Any) -> Void) {
  // snippet: ask policies
  let release = PanelRelease(position: 310, stops: [240, 426, 759], origin: 240)
  print(Reluctant().explain(release))
  for issue in Reluctant(opening: 1.5).issues { print(issue) }
  // snippet end
}

func nameDetents(print: (Any) -> Void) {
  // snippet: custom detent
  let third = CustomPanelDetent("a third of what is free") { context in
    context.availableHeight >= 500 ? context.availableHeight / 3 : nil
  }
  let context = PanelDetentContext(
    sceneHeight: 852, availableHeight: 759, adaptiveContentHeight: nil)
  print(ResolvedDetents(resolving: [.custom(third), .large], in: context).heights)
  // snippet end
}
