import PanelAdaptation
import PanelCore
import Testing

@Suite struct PanelCompactAdaptationTests {
  @Test func behaviour24CompactFillsTheAvailableWidth() {
    #expect(PanelCompactAdaptation().arrangement(in: scene(width: 1200)) == .compact(width: 1200))
  }

  @Test func behaviour24ALimitCapsIt() {
    let capped = PanelCompactAdaptation(maxWidth: 640)
    #expect(capped.arrangement(in: scene(width: 1200)) == .compact(width: 640))
    #expect(capped.arrangement(in: scene(width: 400)) == .compact(width: 400))
  }

  @Test(arguments: [Double.nan, 0, -1])
  func aLimitThatIsNoWidthIsDroppedAndReported(limit: Double) {
    let policy = PanelCompactAdaptation(maxWidth: limit)
    #expect(policy.maxWidth == nil && policy.issues.count == 1)
  }
}
