import PanelTerminal
import Testing

struct TerminalColorTests {
  @Test func theExamplesOfTheDocumentationHold() {
    #expect(TerminalColor(hex: 0xFF8000).green == 128)
    #expect(TerminalColor.white.opacity(0.5).alpha == 128)
    #expect(TerminalColor.white.opacity(0.5).over(.black).red == 128)
    #expect(TerminalColor.black.mixed(with: .white, 0.25).red == 64)
  }

  @Test func blendingIsTheRoundedExactValueForEveryOpacityAndLevel() {
    for alpha in 0...255 {
      for (source, backdrop) in [(255, 0), (0, 255), (200, 17), (90, 91), (128, 128)] {
        let color = TerminalColor(
          red: UInt8(source), green: 0, blue: 0, alpha: UInt8(alpha))
        let exact = Double(source * alpha + backdrop * (255 - alpha)) / 255
        let blended = color.over(TerminalColor(red: UInt8(backdrop), green: 0, blue: 0)).red
        #expect((Double(blended) - exact).magnitude <= 0.5)
      }
    }
  }

  @Test func opaqueHidesAndClearShowsWhatIsBehind() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<100 {
      let (front, back) = (TerminalColor.random(&random), TerminalColor.random(&random))
      #expect(front.over(back) == front)
      #expect(front.opacity(0).over(back) == back)
      #expect(front.mixed(with: back, 0) == front)
      #expect(front.mixed(with: back, 1) == back)
    }
  }

  @Test func factorsOutOfRangeAreHeldWithinIt() {
    #expect(TerminalColor.white.opacity(7).alpha == 255)
    #expect(TerminalColor.white.opacity(-1).alpha == 0)
    #expect(TerminalColor.white.opacity(.nan).alpha == 0)
    #expect(TerminalColor(white: .infinity) == .white)
    #expect(TerminalColor(white: -.infinity) == .black)
  }

  @Test func lumaRunsFromBlackToWhite() {
    #expect(TerminalColor.black.luma == 0)
    #expect((TerminalColor.white.luma - 1).magnitude < 1e-12)
    #expect(TerminalColor(hex: 0x00FF00).luma > TerminalColor(hex: 0xFF0000).luma)
  }
}
