import Panels
import Testing

@Suite struct PanelPlacementTests {
  private let insets = PanelInsets(top: 59, bottom: 34)

  private func shown(
    _ stage: Stage, at detent: PanelDetent? = nil
  ) -> PanelPlacement {
    var stage = stage
    stage.send(.present)
    if let detent { stage.send(.select(detent)) }
    stage.settle()
    return stage.panel.placement(at: stage.now)
  }

  @Test func behaviour26TheFrameLiesInsideTheInsetsAndTheBackgroundRunsOn() {
    let placement = shown(
      Stage(393, 852, insets: insets, PanelConfiguration().panelDetents([.height(300)])))
    #expect(placement.frame == PanelRect(x: 0, y: 518, width: 393, height: 300))
    #expect(placement.backgroundFrame == PanelRect(x: 0, y: 518, width: 393, height: 334))
    #expect(placement.height == 300 && placement.contentHeight == 300)
    #expect(placement.detentIndex == 0 && placement.presence == 1)
    #expect(placement.cornerRadii == PanelCornerRadii(top: 16, bottom: 0))
  }

  @Test func behaviour26BelowTheSmallestStopThePanelSlidesOutUnsqueezed() {
    var stage = Stage([.height(300), .large])
    stage.show()
    stage.drag(200)
    let placement = stage.panel.placement(at: stage.now)
    #expect(placement.height == 100)
    #expect(placement.frame == PanelRect(x: 0, y: 700, width: 400, height: 300))
    #expect(placement.backgroundFrame.maxY == 800)
    #expect(abs(placement.detentIndex - (100.0 / 300 - 1)) < 1e-12)
    #expect(abs(placement.presence - 1.0 / 3) < 1e-12)
  }

  @Test func behaviour26TheContentHeightIsTheStopBeingSettledTo() {
    var stage = Stage([.height(200), .height(600)])
    stage.show()
    stage.send(.select(.height(600)))
    for _ in 0..<5 {
      stage.send(.frame, after: 0.03)
      #expect(stage.panel.placement(at: stage.now).contentHeight == 600)
    }
    stage.settle()
    stage.drag(100)
    #expect(stage.panel.placement(at: stage.now).contentHeight == 600)
  }

  @Test func behaviour27CompactInsetsAreHeightAndInset() {
    let placement = shown(
      Stage(393, 852, insets: insets, PanelConfiguration().panelDetents([.height(300)])))
    #expect(placement.mainContentInsets == PanelInsets(top: 59, bottom: 334))
    #expect(placement.unobscuredRect == PanelRect(x: 0, y: 59, width: 393, height: 459))
  }

  @Test func behaviour27RegularInsetsAreTheSidesWidthMarginAndInset() {
    let configuration = PanelConfiguration().panelDetents([.height(300)])
    let side = PanelInsets(top: 20, leading: 44, bottom: 21, trailing: 59)
    let placement = shown(Stage(1000, 700, insets: side, configuration))
    #expect(placement.displayMode == .regular)
    #expect(
      placement.mainContentInsets
        == PanelInsets(top: 20, leading: 44, bottom: 21, trailing: 380 + 59))
    #expect(placement.unobscuredRect == PanelRect(x: 44, y: 20, width: 517, height: 659))
  }

  @Test func behaviour27PerFrameAndAtRestDifferOnlyInMotion() {
    var stage = Stage([.height(200), .height(600)])
    stage.show()
    stage.send(.select(.height(600)))
    stage.send(.frame, after: 0.05)
    let moving = stage.panel.placement(at: stage.now)
    #expect(moving.mainContentInsets.bottom == moving.height && moving.height < 600)
    #expect(moving.restingMainContentInsets.bottom == 600)
    #expect(moving.restingUnobscuredRect.height == 200)
    stage.settle()
    let rest = stage.panel.placement(at: stage.now)
    #expect(rest.mainContentInsets == rest.restingMainContentInsets)
    #expect(rest.unobscuredRect == rest.restingUnobscuredRect)
  }

  @Test func behaviour27AHiddenPanelLeavesTheScenesOwnInsets() {
    let stage = Stage(393, 852, insets: insets, PanelConfiguration().panelDetents([.height(300)]))
    let placement = stage.panel.placement(at: 0)
    #expect(placement.frame == .zero && placement.mainContentInsets == insets)
    #expect(placement.detentIndex == -1)
  }

  @Test func behaviour24LeadingAndTrailingFollowTheLayoutDirection() {
    func x(_ edge: PanelHorizontalEdge, _ direction: PanelLayoutDirection, _ insets: PanelInsets)
      -> Double
    {
      var stage = Stage(
        PanelConfiguration().panelDetents([.height(300)]).panelRegularAdaptation(edge: edge))
      stage.send(
        .scene(
          PanelSceneGeometry(
            size: PanelSize(width: 1000, height: 700), safeAreaInsets: insets,
            layoutDirection: direction)))
      stage.show()
      return stage.panel.placement(at: stage.now).frame.minX
    }
    #expect(x(.trailing, .leftToRight, .zero) == 620 && x(.trailing, .rightToLeft, .zero) == 0)
    #expect(x(.leading, .leftToRight, .zero) == 0 && x(.leading, .rightToLeft, .zero) == 620)
    let insets = PanelInsets(leading: 44, trailing: 20)
    #expect(x(.trailing, .leftToRight, insets) == 600 && x(.trailing, .rightToLeft, insets) == 20)
  }

  @Test func behaviour24ACappedPanelIsCentredOverABackgroundAcrossTheBottom() {
    let configuration = PanelConfiguration().panelDetents([.height(300)])
      .panelAdaptation(PanelCompactAdaptation(maxWidth: 640))
    let placement = shown(
      Stage(1000, 700, insets: PanelInsets(leading: 100), configuration))
    #expect(placement.frame == PanelRect(x: 230, y: 400, width: 640, height: 300))
    #expect(placement.backgroundFrame == PanelRect(x: 0, y: 400, width: 1000, height: 300))
  }

  @Test func behaviour26InCompactTheBackgroundRunsBeneathTheSideInsets() {
    let configuration = PanelConfiguration().panelDetents([.height(100)])
      .panelAdaptation(PanelCompactAdaptation())
    let placement = shown(
      Stage(
        852, 393, insets: PanelInsets(leading: 59, bottom: 21, trailing: 59), configuration))
    #expect(placement.frame == PanelRect(x: 59, y: 272, width: 734, height: 100))
    #expect(placement.backgroundFrame == PanelRect(x: 0, y: 272, width: 852, height: 121))
  }

  @Test func behaviour26MarginsKeepThePanelAwayFromTheEdges() {
    struct Floating: PanelAdaptationPolicy {
      func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
        .regular(width: 300, margins: PanelInsets(top: 10, leading: 5, bottom: 20, trailing: 30))
      }
    }
    let configuration = PanelConfiguration().panelDetents([.large]).panelAdaptation(Floating())
    let placement = shown(Stage(1000, 700, insets: PanelInsets(bottom: 40), configuration))
    #expect(placement.frame == PanelRect(x: 670, y: 10, width: 300, height: 630))
    #expect(placement.backgroundFrame == placement.frame)
    #expect(placement.mainContentInsets.trailing == 330)
    #expect(placement.cornerRadii == PanelCornerRadii(top: 16, bottom: 16))
  }

  @Test func behaviour27InCompactTheMarginBeneathIsKeptClearToo() {
    struct Floating: PanelAdaptationPolicy {
      func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
        .compact(
          width: context.availableWidth - 16,
          margins: PanelInsets(leading: 8, bottom: 20, trailing: 8))
      }
    }
    let configuration = PanelConfiguration().panelDetents([.height(300)])
      .panelAdaptation(Floating())
    let placement = shown(Stage(400, 800, insets: PanelInsets(bottom: 34), configuration))
    #expect(placement.frame == PanelRect(x: 8, y: 446, width: 384, height: 300))
    #expect(placement.mainContentInsets == PanelInsets(bottom: 354))
    #expect(placement.unobscuredRect.maxY == placement.frame.minY)
  }

  @Test func behaviour29DimmingRisesFromTheUndimmedDetentToTheLargest() {
    let configuration = PanelConfiguration()
      .panelDetents([.height(200), .height(400), .height(800)])
      .panelUndimmed(through: .height(400))
    var stage = Stage(configuration)
    stage.show()
    stage.drag(-400, steps: 2)
    #expect(stage.panel.placement(at: stage.now).dimming == 0.5)
    stage.move(by: -100, from: 100)
    #expect(stage.panel.placement(at: stage.now).dimming == 0.75)
    stage.move(by: 350, from: 0)
    #expect(stage.panel.placement(at: stage.now).dimming == 0)
    stage.move(by: -1000, from: 350)
    #expect(stage.panel.placement(at: stage.now).dimming == 1)
  }

  @Test func behaviour29ThereIsNoDimmingWithoutALimitWithTheLargestOrInAColumn() {
    let detents = PanelConfiguration().panelDetents([.height(200), .large])
    let cases: [(Double, PanelConfiguration)] = [
      (400, detents), (400, detents.panelUndimmed(through: .large)),
      (1000, detents.panelUndimmed(through: .height(200))),
    ]
    for (width, configuration) in cases {
      #expect(shown(Stage(width, 800, configuration), at: .large).dimming == 0)
    }
  }

  @Test func aPolicyThatAnswersNonsenseIsPutRightAndReportedOnce() {
    struct Broken: PanelAdaptationPolicy {
      func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
        .regular(width: .nan, margins: PanelInsets(leading: -.infinity))
      }
    }
    var stage = Stage(PanelConfiguration().panelDetents([.large]).panelAdaptation(Broken()))
    stage.resize(500, 700)
    stage.show()
    #expect(stage.panel.placement(at: stage.now).frame.width == 500)
    #expect(stage.panel.displayMode == .compact)
    stage.resize(600, 700)
    #expect(stage.issues.isEmpty)
  }

  @Test func behaviour12NothingIsResolvedWhileAFingerDrags() {
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let detent = PanelDetent.custom(
      CustomPanelDetent("counted") { context in
        counter.count += 1
        return context.sceneHeight / 3
      })
    var stage = Stage([detent, .large])
    stage.show()
    stage.drag(-10)
    let before = counter.count
    for step in 0..<500 {
      stage.send(.dragMoved(to: PanelPoint(x: 0, y: 490 - Double(step % 90))), after: 0.008)
      _ = stage.panel.placement(at: stage.now)
    }
    stage.send(.configure(stage.panel.configuration))
    #expect(counter.count == before)
  }
}
