import PanelUI
import Panels
import Testing

@Suite("A scene from what is measured")
struct PanelSceneReadingTests {
  private let container = PanelRegionReading(
    safeFrame: PanelRect(x: 100, y: 150, width: 500, height: 616),
    insets: PanelInsets(top: 50, leading: 0, bottom: 34, trailing: 20))

  @Test("Without the window's numbers the container is the scene, insets included")
  func containerAlone() {
    let reading = PanelSceneReading(
      container: container, direction: .leftToRight, displayScale: 2)
    #expect(reading.scene.size == PanelSize(width: 520, height: 700))
    #expect(reading.scene.safeAreaInsets == container.insets)
    #expect(reading.origin == PanelPoint(x: 100, y: 100))
    #expect(reading.originInContainer == .zero)
    #expect(reading.inScene(PanelPoint(x: 110, y: 100)) == PanelPoint(x: 10, y: 0))
  }

  @Test("In a right-to-left layout the trailing inset is on the left")
  func rightToLeft() {
    let reading = PanelSceneReading(
      container: container, direction: .rightToLeft, displayScale: 2)
    #expect(reading.origin == PanelPoint(x: 80, y: 100))
    #expect(reading.scene.size.width == 520)
  }

  @Test("The window's numbers win, and the panel is placed outside its container's coordinates")
  func windowKnown() {
    let reading = PanelSceneReading(
      container: container, root: (PanelSize(width: 820, height: 1180), PanelInsets(top: 24)),
      direction: .leftToRight, displayScale: 2)
    #expect(reading.scene.size == PanelSize(width: 820, height: 1180))
    #expect(reading.scene.safeAreaInsets == PanelInsets(top: 24))
    #expect(reading.originInContainer == PanelPoint(x: -100, y: -100))
    #expect(reading.inScene(PanelPoint(x: 7, y: 9)) == PanelPoint(x: 7, y: 9))
  }

  @Test("A window that was not measured yet counts as none")
  func windowEmpty() {
    let reading = PanelSceneReading(
      container: container, root: (.zero, .zero), direction: .leftToRight, displayScale: 2)
    #expect(reading.scene.size == PanelSize(width: 520, height: 700))
  }

  @Test("The keyboard reaches from its top to the scene's bottom, and half a point is none")
  func keyboard() {
    func height(_ top: Double?) -> Double {
      PanelSceneReading(
        container: container, keyboardTop: top, direction: .leftToRight, displayScale: 2
      ).scene.keyboardHeight
    }
    #expect(height(500) == 300)
    #expect(height(766) == 0)
    #expect(height(765.6) == 0)
    #expect(height(nil) == 0)
  }

  @Test("A rectangle is placed from the left, or from the right where the container mirrors")
  func placed() {
    let rect = PanelRect(x: 12, y: 40, width: 320, height: 200)
    let origin = PanelPoint(x: -100, y: -50)
    #expect(
      rect.placed(from: origin, in: 700, mirrors: false)
        == PanelRect(x: -88, y: -10, width: 320, height: 200))
    let mirrored = rect.placed(from: origin, in: 700, mirrors: true)
    // 232 points of the rectangle's right edge from the container's left is 468 from its right.
    #expect(mirrored == PanelRect(x: 468, y: -10, width: 320, height: 200))
  }

  @Test("A mirrored rectangle keeps its size and height, and mirrored twice it is itself")
  func mirrored() {
    let rect = PanelRect(x: 500, y: 40, width: 320, height: 200)
    #expect(rect.mirrored(in: 820) == PanelRect(x: 0, y: 40, width: 320, height: 200))
    #expect(rect.mirrored(in: 820).mirrored(in: 820) == rect)
  }
}
