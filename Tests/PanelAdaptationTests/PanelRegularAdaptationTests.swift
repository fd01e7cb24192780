import PanelAdaptation
import PanelCore
import Testing

func scene(width: Double, leading: Double = 0, trailing: Double = 0) -> PanelAdaptationContext {
  PanelAdaptationContext(
    scene: PanelSceneGeometry(
      size: PanelSize(width: width, height: 700),
      safeAreaInsets: PanelSafeAreaInsets(leading: leading, trailing: trailing)))
}

@Suite struct PanelRegularAdaptationTests {
  private let policy = PanelRegularAdaptation()

  @Test(
    arguments: [
      (200, .compact, 200), (402, .compact, 402), (639, .compact, 639), (640, .regular, 320),
      (660, .regular, 340), (700, .regular, 380), (844, .regular, 380), (1200, .regular, 380),
    ] as [(Double, PanelDisplayMode, Double)])
  func behaviour23ModeAndWidthFollowTheAvailableWidth(
    width: Double, mode: PanelDisplayMode, panel: Double
  ) {
    let arrangement = policy.arrangement(in: scene(width: width))
    #expect(arrangement.displayMode == mode)
    #expect(arrangement.width == panel)
  }

  @Test func behaviour23AColumnNeverTakesAllThereIs() {
    let policy = PanelRegularAdaptation(minWidth: 100, idealWidth: 200, maxWidth: 420)
    #expect(!policy.usesRegularDisplayMode(availableWidth: 420))
    #expect(policy.usesRegularDisplayMode(availableWidth: 421))
  }

  @Test func behaviour23SideInsetsDoNotCount() {
    let notched = scene(width: 852, leading: 59, trailing: 59)
    #expect(notched.availableWidth == 734)
    #expect(policy.arrangement(in: notched).width == 380)
    let tight = scene(width: 700, leading: 44, trailing: 44)
    #expect(policy.arrangement(in: tight).displayMode == .compact)
  }

  @Test func behaviour23ContradictoryBoundsAreNormalisedAndReported() {
    let policy = PanelRegularAdaptation(minWidth: 320, idealWidth: 380, maxWidth: 300)
    #expect(policy.minWidth == 320 && policy.idealWidth == 320 && policy.maxWidth == 320)
    #expect(policy.issues == [.contradictoryWidths(minimum: 320, ideal: 380, maximum: 300)])
    #expect(PanelRegularAdaptation().issues.isEmpty)
  }

  @Test(arguments: [Double.nan, 0, -5, -Double.infinity])
  func boundsThatAreNoWidthsBecomeTheDefaults(bound: Double) {
    let policy = PanelRegularAdaptation(minWidth: bound, idealWidth: bound, maxWidth: bound)
    #expect(policy.minWidth == 320 && policy.idealWidth == 380 && policy.maxWidth == 420)
    #expect(policy.issues.count == 3)
  }

  @Test func behaviour23ThePanelsOwnModeNeverFeedsTheDecision() {
    for width in stride(from: 0.0, through: 2000, by: 7) {
      var context = scene(width: width)
      let free = policy.arrangement(in: context)
      for mode in PanelDisplayMode.allCases {
        context.currentMode = mode
        #expect(policy.arrangement(in: context) == free)
      }
    }
  }

  @Test func widthsStayWithinBoundsAndLeaveTheMainContentItsShare() {
    for width in stride(from: 640.0, through: 3000, by: 1) {
      let panel = policy.width(availableWidth: width)
      #expect(panel >= 320 && panel <= 420 && width - panel >= 320)
    }
    #expect(policy.width(availableWidth: .nan) == 380)
  }
}
