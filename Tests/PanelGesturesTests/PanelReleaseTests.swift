import PanelGestures
import Testing

@Suite struct PanelReleaseTests {
  @Test func theExampleHolds() {
    let release = PanelRelease(position: 220, velocity: 900, stops: [100, 450, 900])
    #expect(ProjectedRelease().target(for: release) == .stop(1))
    #expect(release.smallestStop == 100)
    #expect(release.largestStop == 900)
  }

  @Test func whatIsNotSaidIsAPanelHeldStillThatMayNotLeave() {
    let release = PanelRelease(position: 220, stops: [100])
    #expect(release.velocity == 0)
    #expect(release.origin == 220)
    #expect(release.lastMovement == 0)
    #expect(!release.allowsDismissal)
  }

  @Test func usableStopsAreSharedAndNotCopied() {
    let stops = [100.0, 450, 900]
    let address = stops.withUnsafeBufferPointer { $0.baseAddress }
    let kept = PanelRelease(position: 0, stops: stops).stops
    #expect(kept.withUnsafeBufferPointer { $0.baseAddress } == address)
  }

  @Test(arguments: [
    ([900.0, 100, 450], [100.0, 450, 900]), ([], [0]), ([.nan], [0]), ([.infinity, 300], [300]),
    ([1e300, 200], [200, PanelRelease.maximumMagnitude]), ([200, 200], [200, 200]),
  ])
  func unusableStopsArePutRight(given: [Double], used: [Double]) {
    #expect(PanelRelease(position: 0, stops: given).stops == used)
  }

  @Test func aPositionThatIsNotANumberIsTheOriginOrTheSmallestStop() {
    let stops = [100.0, 450]
    #expect(PanelRelease(position: .nan, stops: stops, origin: 300).position == 300)
    #expect(PanelRelease(position: .nan, stops: stops).position == 100)
    #expect(PanelRelease(position: .nan, stops: stops).origin == 100)
    #expect(PanelRelease(position: 300, stops: stops, origin: .nan).origin == 300)
  }

  @Test func everyNumberIsFiniteWhateverWasGiven() {
    var sweep = ReleaseSweep(seed: 1)
    for _ in 0..<20_000 {
      let release = sweep.oddRelease()
      let numbers = [release.position, release.velocity, release.origin, release.lastMovement]
      #expect((numbers + release.stops).allSatisfy { abs($0) <= PanelRelease.maximumMagnitude })
      #expect(!release.stops.isEmpty)
      #expect(release.stops == release.stops.sorted())
    }
  }
}
