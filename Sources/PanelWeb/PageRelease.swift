import CPanelRuntime
import Panels

/// The release policy that the page has written itself.
struct PageRelease: ReleasePolicy, Equatable {
  /// Tells one policy of the page from another, so that stating the same one again is no change.
  var number: Int

  func target(for release: PanelRelease) -> PanelReleaseTarget {
    let answer = release.stops.withUnsafeBufferPointer { stops in
      panel_page_release(
        release.position, release.velocity, release.origin, release.lastMovement,
        release.allowsDismissal ? 1 : 0, stops.baseAddress, Int32(stops.count))
    }
    return answer == -1 ? .dismiss : .stop(Int(answer))
  }
}
