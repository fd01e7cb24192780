import PanelTesting
import Panels

/// The demo for where there is no terminal: the same engine in a few pictures of characters.
enum ScriptedTour {
  /// The whole tour.
  ///
  /// - Parameter reason: Why it is text: a whole sentence.
  static func text(because reason: String) -> String {
    var tour = Tour(reason: reason)
    tour.showPortrait()
    tour.showDrag()
    tour.showLandscape()
    tour.showRightToLeft()
    return tour.text
  }
}

/// The tour in the making.
private struct Tour {
  private(set) var text: String

  private static let introduction = """

    A map with a panel over it, on a phone. The panel's detents are written beside the scene, with ● at the
    one it stands at or heads for; + is the middle of what it leaves to the map, ◉ is the finger.

    """

  private var stage: PanelStage

  init(reason: String) {
    text = "PanelDemo, as text. \(reason)\n" + Self.introduction
    let phone = PanelSceneGeometry(
      size: PanelSize(width: 393, height: 852),
      safeAreaInsets: PanelSafeAreaInsets(top: 59, bottom: 34), displayScale: 3)
    stage = PanelStage(scene: phone)
    stage.send(.configure(PanelConfiguration(LocationsFlow().content.preferences)))
    stage.content(height: 560)
    stage.presentAtRest()
  }

  mutating func showPortrait() {
    show("Portrait: across the bottom, at the medium detent.")
  }

  /// A finger takes the handle, moves up 150 points in a tenth of a second, and lets go.
  mutating func showDrag() {
    let start = stage.placement.frame
    var finger = PanelPoint(x: start.midX, y: start.minY + 8)
    stage.wait(1)
    stage.send(.dragBegan(at: finger, region: .handle))
    for _ in 1...6 {
      stage.wait(1 / 60)
      finger.y -= 25
      stage.send(.dragMoved(to: finger))
    }
    show("A drag: the panel follows the finger, point by point.", finger: finger)
    stage.wait(1 / 60)
    stage.send(.dragEnded(at: finger))
    stage.wait(0.1)
    show(
      "Let go: it goes on as fast as it was, to the stop nearest to where it would have come to rest."
    )
    stage.settle()
    show("There it rests.")
  }

  mutating func showLandscape() {
    stage.changeScene {
      $0.size = PanelSize(width: 852, height: 393)
      $0.safeAreaInsets = PanelSafeAreaInsets(leading: 59, bottom: 21, trailing: 59)
    }
    show("Landscape: wide enough for both. The panel is a column, and keeps the detent it was at.")
  }

  mutating func showRightToLeft() {
    stage.changeScene { $0.layoutDirection = .rightToLeft }
    show("Right to left: the trailing edge is the left one.")
  }

  private mutating func show(_ words: String, finger: PanelPoint? = nil) {
    let frame = PanelStoryboardFrame(of: stage.panel, at: stage.time, finger: finger)
    text += "\n\(words)\n\n\(frame.text)\n"
  }
}
