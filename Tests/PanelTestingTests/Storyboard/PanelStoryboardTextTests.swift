import PanelTesting
import Panels
import Testing

private func stage(width: Double, height: Double) -> PanelStage {
  var stage = PanelStage(
    width: width, height: height, detents: [.height(120), .medium, .large], selection: .medium)
  stage.presentAtRest()
  return stage
}

private func frame(_ stage: PanelStage) -> PanelStoryboardFrame {
  var frame = PanelStoryboardFrame(of: stage.panel, at: stage.time)
  frame.caption = "here"
  return frame
}

@Suite struct PanelStoryboardTextTests {
  @Test func aFrameIsASmallPicture() {
    #expect(
      frame(stage(width: 400, height: 800)).text == """
        ┌────────────────────┐
        │                    ┤   large
        │                    │
        │                    │
        │                    │
        │                    │
        │          +         │
        │                    │
        │                    │
        │                    │
        │                    │
        │╭────────━━────────╮┤ ● medium
        ││                  ││
        ││                  ││
        ││                  ││
        ││                  ││
        ││                  ││
        ││                  ││
        ││                  │┤   120
        ││                  ││
        │╰──────────────────╯│
        └────────────────────┘
        here · resting · medium · 400 pt
        """)
  }

  @Test func aColumnStandsAtItsEdgeAndTheSystemsPartsAreDotted() {
    var stage = stage(width: 800, height: 400)
    stage.changeScene {
      $0.safeAreaInsets = PanelInsets(leading: 40, bottom: 20)
      $0.layoutDirection = .rightToLeft
    }
    #expect(
      frame(stage).text == """
        ┌────────────────────────────────────────────┐
        │                                          ··┤   large
        │                                          ··│
        │                                          ··│
        │                                          ··│
        │                                          ··│
        │╭─────────━─────────╮          +          ··┤ ● medium
        ││                   │                     ··│
        ││                   │                     ··┤   120
        ││                   │                     ··│
        ││                   │                     ··│
        │╰───────────────────╯·······················│
        └────────────────────────────────────────────┘
        here · resting · medium · 200 pt
        """)
  }

  @Test func aStopIsLabelledWithItsDetentAndHowManyItStandsFor() {
    let third = CustomPanelDetent("a third") { $0.availableHeight / 3 }
    var stage = PanelStage(
      width: 400, height: 800,
      detents: [.custom(third), .fraction(0.125), .height(99.95), .adaptive, .medium])
    stage.content(height: 400)
    stage.presentAtRest()
    // 100 points are two detents; a share is told in whole percents.
    #expect(frame(stage).stops.map(\.label) == ["13 % +1", "a third", "adaptive +1"])
  }

  @Test func timesAndHeightsAreWrittenHoweverOddTheyAre() {
    let stage = PanelStage(width: 400, height: 800, detents: [.height(.infinity)])
    for (time, caption) in [(-1.5, "-1.50 s"), (-0.001, "0.00 s"), (1e15, "1000000000000000.0 s")] {
      #expect(PanelStoryboardFrame(of: stage.panel, at: time).caption == caption)
    }
    #expect(frame(stage).stops.map(\.label) == ["inf"])
  }

  @Test func theKeyboardAndTheFingerAreSeen() {
    var stage = stage(width: 400, height: 800)
    stage.changeScene { $0.keyboardHeight = 320 }
    var frame = frame(stage)
    frame.finger = PanelPoint(x: 200, y: 300)
    let text = frame.text
    #expect(text.split(separator: "\n").filter { $0.contains("▒▒▒") }.count == 8)
    #expect(text.contains("◉"))
  }

  @Test func aPanelThatIsNotThereIsNotDrawn() {
    let stage = PanelStage(width: 400, height: 800, detents: [.medium])
    let text = PanelStoryboardFrame(of: stage.panel, at: 0).text
    #expect(!text.contains("╭") && !text.contains("●"))
    #expect(text.hasSuffix("0.00 s · hidden"))
    #expect(PanelStoryboardFrame(of: Panel(), at: 0).text == "(no scene)\n0.00 s · hidden")
  }

  @Test func anySceneGivesAPicture() {
    for (width, height) in [(1.0, 1.0), (1, 1e6), (1e6, 1), (0.01, 0.01), (1e9, 1e9)] {
      var stage = stage(width: width, height: height)
      stage.changeScene { $0.keyboardHeight = height / 3 }
      stage.drag("0 -1e9")
      var frame = frame(stage)
      frame.finger = PanelPoint(x: .nan, y: .infinity)
      let rows = frame.text.split(separator: "\n")
      #expect(rows.count >= 6 && rows.count <= 24)
      #expect(rows.allSatisfy { $0.count < 70 })
    }
  }
}

@Suite struct PanelStoryboardTraceTests {
  /// Opens, is dragged to large, and closes.
  private func trace() -> PanelTrace {
    var stage = PanelStage(width: 400, height: 800, detents: [.height(120), .large])
    stage.wait(1)
    stage.present()
    stage.wait(2)
    stage.drag("700 600 500 400 |")
    stage.wait(2)
    stage.dismiss()
    return stage.trace
  }

  @Test func theKeyMomentsAreTheDragTheFlightsAndTheRests() {
    let board = PanelStoryboard(of: trace())
    #expect(
      board.frames.map(\.detail) == [
        "settling · 120", "settling · 120", "resting · 120",
        "dragging · 120",
        "settling · large", "settling · large", "resting · large",
        "dismissing · large", "dismissing · large", "hidden · large",
      ])
    #expect(board.frames[3].finger == PanelPoint(x: 200, y: 400))
    #expect(board.frames[2].placement.height == 120)
    #expect(board.frames.allSatisfy { $0.scene.size.width == 400 })
  }

  @Test func timesThatAreAskedForAreShownInOrder() {
    let board = PanelStoryboard(of: trace(), at: [2.5, .nan, 1.1, 100, -1])
    #expect(board.frames.map(\.caption) == ["1.10 s", "2.50 s", "100.00 s"])
    #expect(board.frames.map(\.detail) == ["settling · 120", "resting · 120", "hidden · large"])
  }

  @Test func aTraceWithoutEventsHasNoPictures() {
    #expect(PanelStoryboard(of: PanelTrace()).frames.isEmpty)
    #expect(PanelStoryboard(of: PanelTrace(), at: [0]).frames.isEmpty)
  }
}
