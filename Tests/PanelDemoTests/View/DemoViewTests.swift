import PanelTerminal
import Panels
import Testing

@testable import PanelDemo

@Suite struct DemoViewTests {
  private func picture(_ hand: Hand) -> TerminalCanvas {
    var canvas = TerminalCanvas(size: hand.model.terminal)
    var view = DemoView()
    view.draw(hand.model, at: hand.time, on: &canvas)
    return canvas
  }

  /// The middle of all pixels that have the marker's colour.
  private func marker(_ canvas: TerminalCanvas) -> (x: Double, bottom: Int)? {
    var (sum, count, bottom) = (0.0, 0.0, 0)
    for y in 0..<canvas.height {
      for x in 0..<canvas.width where canvas.pixel(x: x, y: y) == DemoTheme.day.marker {
        (sum, count, bottom) = (sum + Double(x) + 0.5, count + 1, max(bottom, y))
      }
    }
    return count > 0 ? (sum / count, bottom) : nil
  }

  @Test func thePanelIsWhereItsPlacementSays() {
    let canvas = picture(Hand(flow: .locations))
    let panel = DemoTheme.day.panel
    for x in [10, 30, 50] {
      #expect(canvas.pixel(x: x, y: 33) == panel)
      #expect(canvas.pixel(x: x, y: 29) != panel)
    }
    #expect(canvas.pixel(x: 0, y: 30) != panel, "its corners are round")
    #expect(canvas.pixel(x: 59, y: 30) != panel)
    #expect(canvas.pixel(x: 0, y: 50) == panel)
  }

  @Test func inAColumnTheMapKeepsTheOtherSide() {
    let canvas = picture(Hand(columns: 120, rows: 40, flow: .locations))
    #expect(canvas.pixel(x: 100, y: 76) == DemoTheme.day.panel)
    #expect(canvas.pixel(x: 60, y: 76) != DemoTheme.day.panel)
  }

  @Test(arguments: [(60, 30), (90, 40), (120, 40)])
  func theMarkerStandsInTheMiddleOfWhatIsFree(columns: Int, rows: Int) throws {
    var hand = Hand(columns: columns, rows: rows, flow: .area)
    for direction in PanelLayoutDirection.allCases {
      if hand.model.settings.direction != direction { hand.type("r") }
      let free = hand.model.panel.placement(at: hand.time).unobscuredRect
      let found = try #require(marker(picture(hand)))
      #expect(abs(found.x - free.midX / 8) <= 1)
      #expect(abs(Double(found.bottom) - free.midY / 8) <= 3, "its point is a little paler")
    }
  }

  @Test func theMarkerGoesWithThePanelInEveryFrame() throws {
    var hand = Hand(flow: .locations)
    hand.drag(30, rows: [15, 18, 20], lifts: false)
    let free = hand.model.panel.placement(at: hand.time).unobscuredRect
    #expect(free.midY == 168)
    let found = try #require(marker(picture(hand)))
    #expect(abs(Double(found.bottom) - 21) <= 3)
  }

  @Test func aDimmingPanelDarkensTheMap() throws {
    var hand = Hand(flow: .onboarding)
    let bright = try #require(picture(Hand(flow: .walking)).pixel(x: 2, y: 4))
    let dim = try #require(picture(hand).pixel(x: 2, y: 4))
    #expect(dim.luma < bright.luma * 0.75)
    hand.type(.down)
    hand.wait()
    #expect(hand.model.panel.placement(at: hand.time).dimming == 0)
  }

  @Test func aKeyboardCoversTheBottom() {
    var hand = Hand(flow: .locations)
    hand.type("k")
    hand.wait()
    #expect(picture(hand).pixel(x: 0, y: 58) == DemoTheme.day.keyboard)
  }

  @Test func theNightIsDark() {
    var hand = Hand(flow: .locations)
    hand.type("n")
    let canvas = picture(hand)
    let total = (0..<canvas.height).reduce(0.0) { sum, y in
      (0..<canvas.width).reduce(sum) { $0 + (canvas.pixel(x: $1, y: y)?.luma ?? 0) }
    }
    #expect(total / Double(canvas.width * canvas.height) < 0.3)
  }

  @Test func theSamePictureTwiceIsTheSame() {
    let hand = Hand(flow: .locations)
    var view = DemoView()
    var (first, second) = (
      TerminalCanvas(size: hand.model.terminal), TerminalCanvas(size: hand.model.terminal)
    )
    view.draw(hand.model, at: hand.time, on: &first)
    view.draw(hand.model, at: hand.time, on: &second)
    var renderer = TerminalRenderer(capabilities: .full)
    #expect(!renderer.render(first).isEmpty)
    #expect(renderer.render(second).isEmpty)
  }

  @Test func anythingAtAnySizeCanBeDrawn() {
    var dice = Dice(seed: 9)
    let keys: [TerminalKey] = [
      "1", "2", "3", "4", "5", "6", "p", "r", "i", "k", "e", "n", "m", "?", " ", "o", "K", "J", "]",
      "[", "w", "a", "s", "d", .up, .down, .tab, .enter, .escape, .pageDown,
    ]
    var hand = Hand()
    var view = DemoView()
    for _ in 0..<400 {
      hand.time += Double(dice.whole(0...20)) / 100
      switch dice.whole(0...9) {
      case 0: hand.resize(dice.whole(0...90), dice.whole(0...40))
      case 1...4: hand.type(keys[dice.whole(0...(keys.count - 1))])
      case 5: hand.mouse(.press(.left), dice.whole(0...90), dice.whole(0...40))
      case 6: hand.mouse(.release(.left), dice.whole(0...90), dice.whole(0...40))
      case 7: hand.mouse(.wheel(.down), dice.whole(0...90), dice.whole(0...40))
      default: hand.mouse(.drag(.left), dice.whole(0...90), dice.whole(0...40))
      }
      hand.model.advance(to: hand.time)
      var canvas = TerminalCanvas(size: hand.model.terminal)
      view.draw(hand.model, at: hand.time, on: &canvas)
      #expect(canvas.size == hand.model.terminal)
    }
  }
}
