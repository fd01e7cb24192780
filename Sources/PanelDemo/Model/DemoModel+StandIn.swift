import Panels

/// Drags without a finger: the wheel's notches and the keys become the movements of a pointer, and the same
/// engine decides where the panel goes.
extension DemoModel {
  /// How long after its last notch the wheel lets go, in seconds.
  static let wheelPause = 0.18

  /// Moves the panel by so many points, upwards if positive; takes hold of it first if need be.
  mutating func moveStandIn(_ source: StandInDrag.Source, by distance: Double, at time: Double) {
    guard panel.phase != .hidden else { return }
    if let standIn, standIn.source != source { liftStandIn(at: time) }
    var drag = standIn ?? beginStandIn(source, at: time)
    drag.location.y -= distance
    drag.liftTime = source == .wheel ? time + Self.wheelPause : nil
    standIn = drag
    send(.dragMoved(to: drag.location, pointer: source.pointer), at: time)
  }

  private mutating func beginStandIn(
    _ source: StandInDrag.Source, at time: Double
  ) -> StandInDrag {
    let frame = panel.placement(at: time).frame
    let location = PanelPoint(x: frame.midX, y: frame.minY + TerminalGrid.rowHeight / 2)
    send(.dragBegan(at: location, region: .handle, pointer: source.pointer), at: time)
    return StandInDrag(source: source, location: location)
  }

  /// Lets go of the panel.
  mutating func liftStandIn(at time: Double) {
    guard let drag = standIn else { return }
    standIn = nil
    send(.dragEnded(pointer: drag.source.pointer), at: time)
  }

  /// Gives the drag up: the panel returns to where it belongs.
  mutating func cancelStandIn(at time: Double) {
    guard let drag = standIn else { return }
    standIn = nil
    send(.dragCancelled(pointer: drag.source.pointer), at: time)
  }
}
