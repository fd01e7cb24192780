import PanelUI
import Panels
import Testing

@Suite("What a layout places, and keeps")
struct PanelLayoutTests {
  /// A host whose panel rests at half the scene's height, or in a column where the scene is wide.
  private func host(
    width: Double = 393, height: Double = 852, minWidth: Double = 320
  ) -> PanelHost {
    var host = PanelHost()
    let region = PanelRegionReading(
      safeFrame: PanelRect(x: 0, y: 59, width: width, height: height - 93),
      insets: PanelInsets(top: 59, bottom: 34))
    _ = host.setPresented(true, animated: false, at: 0)
    _ = host.setScene(
      PanelSceneReading(container: region, direction: .leftToRight, displayScale: 3), at: 0)
    _ = host.configure(configuration(minWidth: minWidth), at: 0)
    _ = host.setContent(height: 240, width: host.panel.contentWidth, at: 0)
    return host
  }

  private func configuration(minWidth: Double) -> PanelConfiguration {
    PanelConfiguration().panelDetents([.medium, .large])
      .panelRegularAdaptation(minWidth: minWidth)
  }

  private func input(_ host: PanelHost) -> PanelLayoutInput {
    PanelLayoutInput(host: host, placement: host.panel.placement(at: host.time))
  }

  @Test("The layout places what the engine says, at rest and in a drag")
  func agreesWithEngine() {
    var host = host()
    var memory = PanelLayoutMemory()
    memory.update(input(host))
    #expect(memory.placement(input(host)) == host.panel.placement(at: host.time))
    _ = host.send(.dragBegan(at: PanelPoint(x: 200, y: 430), region: .handle), at: 1)
    for step in 1...20 {
      let time = 1 + Double(step) / 60
      _ = host.send(.dragMoved(to: PanelPoint(x: 200, y: 430 - 9 * Double(step))), at: time)
      memory.update(input(host))
      let placed = memory.placement(input(host))
      #expect(placed.frame == host.panel.placement(at: time).frame)
      #expect(placed.backgroundFrame == host.panel.placement(at: time).backgroundFrame)
    }
  }

  @Test(
    "In a drag the settled metrics are left alone, even where another engine state offers others")
  func keptInDrag() {
    var host = host(width: 900)
    var memory = PanelLayoutMemory()
    memory.update(input(host))
    #expect(memory.metrics.arrangement.width == 380)
    var other = input(host)
    _ = host.configure(configuration(minWidth: 400), at: 1)
    other = input(host)
    other.isDragging = true
    memory.update(other)
    #expect(memory.metrics.arrangement.width == 380)
    other.isDragging = false
    memory.update(other)
    #expect(memory.metrics.arrangement.width == 400)
  }

  @Test("Another scene is taken at once, also in a drag")
  func sceneInDrag() {
    var memory = PanelLayoutMemory()
    memory.update(input(host(width: 393)))
    var turned = input(host(width: 900))
    turned.isDragging = true
    memory.update(turned)
    #expect(memory.metrics.arrangement.displayMode == .regular)
  }

  @Test("A drag that is on when the layout begins has metrics, too")
  func firstInDrag() {
    var memory = PanelLayoutMemory()
    var first = input(host())
    first.isDragging = true
    memory.update(first)
    #expect(memory.metrics.arrangement.width == 393)
  }

  @Test("Before the panel shows, its content is laid out at its own size below the scene")
  func contentBeforeShown() {
    var hidden = PanelHost()
    _ = hidden.setScene(
      PanelSceneReading(
        container: PanelRegionReading(
          safeFrame: PanelRect(x: 0, y: 0, width: 400, height: 800), insets: .zero),
        direction: .leftToRight, displayScale: 2), at: 0)
    var memory = PanelLayoutMemory()
    memory.update(input(hidden))
    let frame = PanelPart.content.frame(
      memory.placement(input(hidden)), scene: PanelSize(width: 400, height: 800), width: 400,
      wanted: 240)
    #expect(frame == PanelRect(x: 0, y: 800, width: 400, height: 240))
  }

  @Test(
    "The parts are where they belong: the handle at the panel's top edge, the ruler as large as the content"
  )
  func parts() {
    let host = host()
    let placement = host.panel.placement(at: host.time)
    func frame(_ part: PanelPart) -> PanelRect {
      part.frame(placement, scene: PanelSize(width: 393, height: 852), width: 393, wanted: 240)
    }
    #expect(frame(.content) == placement.frame)
    #expect(frame(.surface) == placement.backgroundFrame)
    #expect(frame(.handle).midX == placement.frame.midX)
    #expect(frame(.handle).minY == placement.frame.minY)
    #expect(frame(.ruler).size == PanelSize(width: 393, height: 240))
    #expect(frame(.shade) == PanelRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test(
    "The content runs on beneath the home indicator as the background does, unless the panel floats"
  )
  func overhang() {
    let host = host()
    let placement = host.panel.placement(at: host.time)
    #expect(host.panel.metrics.overhang == 34)
    let content = PanelPart.content.frame(
      placement, scene: PanelSize(width: 393, height: 852), width: 393, wanted: 240,
      overhang: host.panel.metrics.overhang)
    #expect(content.maxY == placement.backgroundFrame.maxY)
    #expect(content.minY == placement.frame.minY)
    var floating = PanelPlacementLayout(PanelConfiguration().panelAdaptation(Floating()))
    floating.detents = [.medium]
    #expect(floating.makeCache(scene: .phone, contentHeight: 240).overhang == 0)
  }

  private struct Floating: PanelAdaptationPolicy, Equatable {
    func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
      var result = PanelArrangement.compact(width: context.availableWidth - 16)
      result.margins = PanelInsets(top: 0, leading: 8, bottom: 8, trailing: 8)
      return result
    }
  }

  @Test("What two panels leave clear is clear of both")
  func union() {
    let one = PanelInsets(top: 59, bottom: 400)
    let other = PanelInsets(top: 59, bottom: 34, trailing: 380)
    #expect(one.union(other) == PanelInsets(top: 59, bottom: 400, trailing: 380))
    #expect(one.union(.zero) == one)
  }
}
