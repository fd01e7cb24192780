// snippet: readme import
import Panels
// snippet end

// What the README shows, compiled. ListingTests holds the two texts against each other, ReadmeTests what comes out.

// snippet: readme program
func tour() -> [String] {
  let phone = PanelSceneGeometry(size: PanelSize(width: 393, height: 852))
  var panel = Panel()
  panel.send(.scene(phone), at: 0)
  panel.send(.configure(PanelConfiguration().panelDetents([.height(240), .medium, .large])), at: 0)
  panel.send(.present, at: 0)

  // A finger takes the handle at rest, moves up 90 points in 50 ms, and lets go.
  panel.send(.dragBegan(at: PanelPoint(x: 196, y: 578), region: .handle), at: 1)
  for step in 1...3 {
    let finger = PanelPoint(x: 196, y: 578 - Double(step) * 30)
    panel.send(.dragMoved(to: finger), at: 1 + Double(step) / 60)
  }
  var lines = panel.send(.dragEnded(), at: 1.05).map { "\($0)" }
  for time in [1.05, 1.15, 1.25, panel.restTime ?? 0] {
    let height = panel.placement(at: time).height.rounded()
    lines.append("height \(Int(height)) at \(Int((time * 1000).rounded())) ms")
  }
  return lines
}
// snippet end

func printTour() {
  // snippet: readme print
  print(tour().joined(separator: "\n"))
  // snippet end
}

// snippet: readme adaptation
/// A column a third as wide as the scene from a tablet's width on, a sheet of hand's reach below.
struct ThirdOfTheScene: PanelAdaptationPolicy, Equatable {
  func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    let width = context.availableWidth
    if width >= 900 {
      return .regular(edge: .leading, width: width / 3)
    }
    return .compact(width: min(width, 520))
  }
}
// snippet end

// snippet: readme release
/// Goes to the next stop in the direction of any flick, however gentle, and back otherwise.
struct Flicker: ReleasePolicy, Equatable {
  func target(for release: PanelRelease) -> PanelReleaseTarget {
    let (stops, here) = (release.stops, release.position)
    if release.velocity > 20, let next = stops.firstIndex(where: { $0 > here }) {
      return .stop(next)
    }
    if release.velocity < -20, let next = stops.lastIndex(where: { $0 < here }) {
      return .stop(next)
    }
    return ProjectedRelease().target(for: release)
  }
}
// snippet end
