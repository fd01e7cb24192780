import PanelUI
import Panels
import Testing

@Suite("One drag, as events")
struct PanelGestureReadingTests {
  @Test(
    "A gesture that is recognised late begins one point behind the finger, so that nothing jumps")
  func lateRecognition() {
    var reading = PanelGestureReading()
    let events = reading.changed(
      start: PanelPoint(x: 100, y: 500), location: PanelPoint(x: 100, y: 490), region: .content)
    #expect(
      events.map(Seen.init) == [
        .dragBegan(at: PanelPoint(x: 100, y: 491), region: .content, scroll: nil, pointer: 0),
        .dragMoved(to: PanelPoint(x: 100, y: 490)),
      ])
  }

  @Test(
    "The panel moves by one point at most when the gesture is recognised, and then by what the finger does"
  )
  func noJump() {
    var panel = Panel.standing(at: 300)
    var reading = PanelGestureReading()
    for event in reading.changed(
      start: PanelPoint(x: 200, y: 600), location: PanelPoint(x: 200, y: 588), region: .content)
    {
      panel.send(event, at: 1)
    }
    #expect(panel.phase == .dragging)
    #expect(panel.placement(at: 1).height == 301)
    for event in reading.changed(
      start: PanelPoint(x: 200, y: 600), location: PanelPoint(x: 200, y: 568), region: .content)
    {
      panel.send(event, at: 1.016)
    }
    #expect(panel.placement(at: 1.016).height == 321)
  }

  @Test("A finger that comes down begins a drag where it is; the next change moves it")
  func immediateRecognition() {
    var reading = PanelGestureReading()
    let point = PanelPoint(x: 10, y: 20)
    let first = reading.changed(start: point, location: point, region: .handle)
    #expect(
      first.map(Seen.init) == [.dragBegan(at: point, region: .handle, scroll: nil, pointer: 0)])
    let second = reading.changed(
      start: point, location: PanelPoint(x: 10, y: 15), region: .handle)
    #expect(second.map(Seen.init) == [.dragMoved(to: PanelPoint(x: 10, y: 15))])
  }

  @Test("A gesture's reset after its end is no cancellation, and without an end it is one")
  func cancellation() {
    var reading = PanelGestureReading()
    let point = PanelPoint(x: 10, y: 20)
    #expect(reading.cancelled().isEmpty)
    _ = reading.changed(start: point, location: point, region: .content)
    #expect(reading.ended(at: point).count == 1)
    #expect(reading.cancelled().isEmpty)
    _ = reading.changed(start: point, location: point, region: .content)
    #expect(reading.cancelled().count == 1)
    #expect(reading.ended(at: point).isEmpty)
  }

  @Test("A gesture that has spoken is not silenced: a panel caught in flight follows from there on")
  func keepsSpeaking() {
    var reading = PanelGestureReading()
    #expect(reading.minimumDistance(region: .content, isInFlight: false) == 10)
    #expect(reading.minimumDistance(region: .handle, isInFlight: false) == 0)
    #expect(reading.minimumDistance(region: .content, isInFlight: true) == 0)
    let point = PanelPoint(x: 10, y: 20)
    _ = reading.changed(start: point, location: point, region: .content)
    // The flight is caught, and so there is none any more.
    #expect(reading.minimumDistance(region: .content, isInFlight: false) == 0)
    _ = reading.ended(at: point)
    #expect(reading.minimumDistance(region: .content, isInFlight: false) == 10)
  }

  @Test("A second finger on another part of the panel moves nothing while the first one drags")
  func secondFinger() {
    var panel = Panel.standing(at: 300)
    var first = PanelGestureReading(pointer: PanelPart.handle.pointer)
    var second = PanelGestureReading(pointer: PanelPart.content.pointer)
    let start = PanelPoint(x: 200, y: 520)
    func tell(_ events: [PanelEvent], _ time: Double) {
      for event in events { panel.send(event, at: time) }
    }
    tell(first.changed(start: start, location: start, region: .handle), 1)
    tell(
      first.changed(start: start, location: PanelPoint(x: 200, y: 500), region: .handle), 1.016)
    #expect(panel.placement(at: 1.016).height == 320)
    let other = PanelPoint(x: 100, y: 700)
    tell(second.changed(start: other, location: other, region: .content), 1.02)
    tell(
      second.changed(start: other, location: PanelPoint(x: 100, y: 640), region: .content), 1.03)
    tell(second.ended(at: PanelPoint(x: 100, y: 640)), 1.04)
    #expect(panel.phase == .dragging)
    tell(
      first.changed(start: start, location: PanelPoint(x: 200, y: 490), region: .handle), 1.05)
    #expect(panel.placement(at: 1.05).height == 330)
    tell(first.ended(at: PanelPoint(x: 200, y: 490)), 1.06)
    #expect(panel.phase == .settling)
  }

  @Test("A sideways gesture keeps its direction, so that the engine refuses it")
  func sideways() {
    var panel = Panel.standing(at: 300)
    var reading = PanelGestureReading()
    for event in reading.changed(
      start: PanelPoint(x: 200, y: 600), location: PanelPoint(x: 214, y: 596), region: .content)
    {
      panel.send(event, at: 1)
    }
    #expect(panel.phase == .resting)
  }

  @Test(
    "A list that notices the finger late joins the drag where the finger is, and takes it from there"
  )
  func lateList() {
    var panel = Panel.standing(at: 300)
    panel.send(.select(.height(700)), at: 1)
    panel.send(.frame, at: panel.restTime ?? 1)
    var reading = PanelGestureReading()
    let start = PanelPoint(x: 200, y: 600)
    func move(to y: Double, _ scroll: PanelScrollState?, _ time: Double) -> [PanelEffect] {
      reading.changed(
        start: start, location: PanelPoint(x: 200, y: y), region: .content, scroll: scroll
      ).flatMap { Array(panel.send($0, at: time)) }
    }
    #expect(move(to: 588, nil, 3).isEmpty)
    let list = PanelScrollState(offset: 0, maximumOffset: 900)
    let height = panel.placement(at: 3).height
    #expect(move(to: 580, list, 3.016).isEmpty)
    #expect(panel.placement(at: 3.016).height == height)
    #expect(move(to: 560, list, 3.032) == [.scrollContent(by: 20)])
    #expect(panel.placement(at: 3.032).height == height)
  }

  /// An event that can be compared.
  private enum Seen: Equatable {
    case dragBegan(
      at: PanelPoint, region: PanelDragRegion, scroll: PanelScrollState?, pointer: Int)
    case dragMoved(to: PanelPoint)
    case other

    init(_ event: PanelEvent) {
      switch event {
      case .dragBegan(let at, let region, let scroll, let pointer):
        self = .dragBegan(at: at, region: region, scroll: scroll, pointer: pointer)
      case .dragMoved(let to, _): self = .dragMoved(to: to)
      default: self = .other
      }
    }
  }
}

extension Panel {
  /// A panel that rests at a stop of so many points on a phone; another stop is at 700.
  static func standing(at height: Double) -> Panel {
    var panel = Panel()
    panel.send(.scene(.phone), at: 0)
    panel.send(
      .configure(PanelConfiguration().panelDetents([.height(height), .height(700)])), at: 0)
    panel.send(.content(height: 240), at: 0)
    panel.send(.present, at: 0)
    panel.send(.frame, at: panel.restTime ?? 0)
    return panel
  }
}

extension PanelSceneGeometry {
  static let phone = PanelSceneGeometry(
    size: PanelSize(width: 393, height: 852),
    safeAreaInsets: PanelSafeAreaInsets(top: 59, bottom: 34), displayScale: 3)
}
