import PanelCore
import PanelDetents
import Testing

private func context(
  scene: Double = 800, available: Double? = nil, content: Double? = 240, scale: Double = 1
) -> PanelDetentContext {
  PanelDetentContext(
    sceneHeight: scene, availableHeight: available ?? scene, adaptiveContentHeight: content,
    displayScale: scale)
}

@Suite struct ResolvedDetentsTests {
  @Test func behaviour1HeightsAreOfTheSceneAndClampedToWhatIsAvailable() {
    let scene = PanelSceneGeometry(
      size: PanelSize(width: 393, height: 852),
      safeAreaInsets: PanelSafeAreaInsets(top: 59, bottom: 34), displayScale: 3)
    let resolved = ResolvedDetents(
      resolving: [.medium, .large, .fraction(0.25), .adaptive],
      in: PanelDetentContext(scene, adaptiveContentHeight: 2000))
    #expect(resolved.heights == [213, 426, 759])
    #expect(resolved.stops[2].members == [.large, .adaptive])
  }

  @Test func behaviour2StopsAreSortedWhateverTheOrderOrRepetition() {
    let shuffled = ResolvedDetents(
      resolving: [.large, .medium, .adaptive, .medium, .large], in: context())
    #expect(shuffled.heights == [240, 400, 800])
    #expect(shuffled.stops.map(\.members) == [[.adaptive], [.medium], [.large]])
  }

  @Test func whatIsInactiveKeepsItsOrderBesideWhatIsNoNumberHoweverLargeTheScene() {
    let (one, other) = (
      CustomPanelDetent("one") { _ in nil }, CustomPanelDetent("other") { _ in nil }
    )
    let endless = Double.greatestFiniteMagnitude
    for scene in [800, 1e308, endless] {
      var issues: [PanelIssue] = []
      let resolved = ResolvedDetents(
        resolving: [
          .custom(one), .height(.nan), .height(.infinity), .custom(other), .height(40),
          .fraction(.nan),
        ], in: context(scene: scene)
      ) { issues.append($0) }
      #expect(resolved.stops.map(\.members) == [[.height(40)], [.height(.infinity)]])
      #expect(resolved.heights == [40, scene])
      #expect(resolved.inactive == [.custom(one), .custom(other)])
      #expect(issues == [.detentNotANumber(position: 1), .detentNotANumber(position: 5)])
    }
  }

  @Test func behaviour2DetentsAtOnePixelAreOneStopInDeclaredOrder() {
    let merged = ResolvedDetents(
      resolving: [.medium, .height(400.1), .adaptive], in: context(content: 399.8))
    #expect(merged.heights == [400])
    #expect(merged.stops[0].members == [.medium, .height(400.1), .adaptive])
    #expect(merged.stops[0].detent == .medium)
    #expect(merged.stops[0].detent(preferring: .adaptive) == .adaptive)
    #expect(merged.stops[0].detent(preferring: .large) == .medium)
    let fine = ResolvedDetents(
      resolving: [.medium, .height(400.1), .adaptive], in: context(content: 399.8, scale: 10))
    #expect(fine.heights == [399.8, 400, 400.1])
  }

  @Test func behaviour2EachOfManyDetentsAtOnePixelIsAMemberOnce() {
    func named(_ number: Int, at height: Double) -> PanelDetent {
      .custom(CustomPanelDetent("\(number)") { _ in height })
    }
    // More than a few at each of two heights, in turn, and all of it three times.
    let low = (0..<40).map { named($0, at: 300) }
    let high = (40..<80).map { named($0, at: 500) }
    let once = zip(low, high).flatMap { [$0, $1] }
    let resolved = ResolvedDetents(resolving: once + once + once, in: context())
    #expect(resolved.heights == [300, 500])
    #expect(resolved.stops.map(\.members) == [low, high])
  }

  @Test func behaviour2AStopIsOnTheLastPixelThatFits() {
    let resolved = ResolvedDetents(resolving: [.large], in: context(scene: 100.7))
    #expect(resolved.heights == [100])
  }

  @Test func behaviour3OddNumbersAreIgnoredClampedOrReported() {
    var issues: [PanelIssue] = []
    let resolved = ResolvedDetents(
      resolving: [.height(-40), .fraction(1.7), .height(.infinity), .fraction(.nan)],
      in: context()
    ) { issues.append($0) }
    #expect(resolved.heights == [0, 800])
    #expect(issues == [.detentNotANumber(position: 3)])
  }

  @Test func behaviour3WithoutUsableDetentsTheContentDecides() {
    let none = ResolvedDetents(resolving: [], in: context())
    #expect(none.heights == [240] && none.stops[0].detent == .adaptive)
    let unusable = ResolvedDetents(resolving: [.height(.nan)], in: context(content: nil))
    #expect(unusable.heights == [800] && unusable.stops[0].detent == .large)
    let custom = PanelDetent.custom(CustomPanelDetent("never") { _ in nil })
    #expect(ResolvedDetents(resolving: [custom], in: context()).heights == [240])
  }

  @Test func behaviour3AnInactiveCustomDetentStaysInTheSet() {
    let tall = PanelDetent.custom(CustomPanelDetent("tall") { $0.sceneHeight > 500 ? 300 : nil })
    let active = ResolvedDetents(resolving: [tall, .large], in: context())
    #expect(active.heights == [300, 800] && active.contains(tall))
    let inactive = ResolvedDetents(resolving: [tall, .large], in: context(scene: 400))
    #expect(inactive.heights == [400] && inactive.inactive == [tall])
    #expect(inactive.contains(tall) && !inactive.contains(.medium))
    #expect(inactive.height(of: tall) == nil)
  }

  @Test func behaviour4ThereAreNoStopsBeforeTheContentWasMeasuredOrInAnEmptyScene() {
    #expect(ResolvedDetents(resolving: [.adaptive, .large], in: context(content: nil)).isEmpty)
    #expect(ResolvedDetents(resolving: [.large], in: context(scene: 0)).isEmpty)
    #expect(ResolvedDetents(resolving: [.large], in: context(scene: .nan)).isEmpty)
    #expect(ResolvedDetents().isEmpty && ResolvedDetents().smallest == nil)
  }

  @Test func behaviour6TheIndexIsLinearBetweenStopsAndEndsAtTheOutermost() {
    let resolved = ResolvedDetents(resolving: [.height(100), .height(300)], in: context())
    #expect(
      [-5, 0, 50, 100, 200, 300, 900].map(resolved.index(at:)) == [-1, -1, -0.5, 0, 0.5, 1, 1])
    #expect(resolved.index(at: .nan) == -1)
    #expect(ResolvedDetents().index(at: 10) == -1)
  }

  @Test func behaviour6AStopOfHeightZeroHasIndexZero() {
    let resolved = ResolvedDetents(resolving: [.height(0), .height(300)], in: context())
    #expect(resolved.index(at: 0) == 0)
    #expect(resolved.index(at: 150) == 0.5)
  }

  @Test func lookupsFindStopsByHeightAndByDetent() {
    let resolved = ResolvedDetents(resolving: [.height(100), .height(300), .large], in: context())
    #expect(resolved.nearest(to: 199)?.height == 100)
    #expect(resolved.nearest(to: 200)?.height == 100)
    #expect(resolved.nearest(to: 201)?.height == 300)
    #expect(resolved.nearest(to: -50)?.height == 100)
    #expect(resolved.nearest(to: 5000)?.height == 800)
    #expect(resolved.height(of: .large) == 800)
    #expect(resolved.height(of: .medium) == nil)
    #expect(resolved.smallest?.height == 100 && resolved.largest?.height == 800)
  }

  @Test func lawsHoldForRandomSets() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<500 {
      let detents = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        PanelDetent.height(Double.random(in: -100...1200, using: &random))
      }
      let scale = Double(Int.random(in: 1...3, using: &random))
      let here = context(available: 740.5, scale: scale)
      let resolved = ResolvedDetents(resolving: detents, in: here)
      let heights = resolved.heights
      #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 < $1 })
      #expect(heights.allSatisfy { $0 >= 0 && $0 <= 740.5 })
      #expect(heights == resolved.stops.map(\.height))
      #expect(resolved == ResolvedDetents(resolving: detents, in: here))
      #expect(
        ResolvedDetents(resolving: detents.shuffled(using: &random), in: here).heights == heights)
      #expect(heights.indices.allSatisfy { resolved.index(at: heights[$0]) == Double($0) })
    }
  }
}
