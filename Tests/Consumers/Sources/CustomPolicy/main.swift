import Panels

struct ThirdOfTheScene: PanelAdaptationPolicy {
  func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    let width = context.availableWidth
    return width < 900 ? .compact(width: width) : .regular(edge: .leading, width: width / 3)
  }
}

struct AlwaysLargest: ReleasePolicy {
  func target(for release: PanelRelease) -> PanelReleaseTarget {
    .stop(release.stops.count - 1)
  }
}

var panel = Panel()
panel.send(.scene(PanelSceneGeometry(size: PanelSize(width: 1200, height: 800))), at: 0)
panel.send(
  .configure(
    PanelConfiguration()
      .panelDetents([.medium, .large])
      .panelAdaptation(ThirdOfTheScene())
      .panelReleasePolicy(AlwaysLargest())),
  at: 0)
panel.send(.present, at: 0)
panel.send(.dragBegan(at: PanelPoint(x: 100, y: 500), region: .handle), at: 1)
panel.send(.dragEnded(at: PanelPoint(x: 100, y: 490)), at: 1.2)
precondition(panel.selectedDetent == .large)
precondition(panel.placement(at: 3).frame.width == 400)
print(panel.placement(at: 3).frame)
