import PanelCore
public import PanelPresentation

extension PanelStoryboard {
  /// The pictures of a trace at the times that tell most: where a finger holds the panel before it lets go,
  /// two moments of every flight, and wherever the panel comes to rest.
  ///
  /// - Parameters:
  ///   - trace: What happens.
  ///   - panel: What it happens to; a new panel by default.
  public init(of trace: PanelTrace, panel: Panel = Panel()) {
    var frames: [PanelStoryboardFrame] = []
    Self.visit(trace, panel) { stretch in
      for time in stretch.keyTimes {
        let frame = stretch.frame(at: time)
        // Nothing was seen yet, or nothing has changed: not worth a picture.
        guard let last = frames.last ?? (frame.isShown ? frame : nil) else { continue }
        if frames.isEmpty || !frame.looksLike(last) { frames.append(frame) }
      }
    }
    self.init(frames)
  }

  /// The pictures of a trace at these times, in seconds, in ascending order.
  ///
  /// A time before the first event has no picture, since there is no scene yet.
  public init(of trace: PanelTrace, at times: [Double], panel: Panel = Panel()) {
    let times = times.filter(\.isFinite).sorted()
    var frames: [PanelStoryboardFrame] = []
    Self.visit(trace, panel) { stretch in
      frames += times.filter { $0 >= stretch.start && $0 < stretch.end }.map(stretch.frame)
    }
    self.init(frames)
  }

  /// Replays a trace, and visits every stretch of time in which nothing happens.
  private static func visit(
    _ trace: PanelTrace, _ panel: Panel, _ body: (StoryboardStretch) -> Void
  ) {
    var panel = panel
    var now = trace.lines.first { $0.time.isFinite }?.time ?? 0
    var finger: PanelPoint?
    for (index, line) in trace.lines.enumerated() {
      if line.time.isFinite { now = max(now, line.time) }
      panel.send(line.event, at: line.time)
      finger = line.event.finger(after: finger)
      let next = index + 1 < trace.lines.count ? trace.lines[index + 1] : nil
      // The panel takes a time that runs backwards, or is none, as its last one.
      let end = next.map { $0.time.isFinite ? max(now, $0.time) : now } ?? .infinity
      guard end > now else { continue }
      body(
        StoryboardStretch(panel: panel, start: now, end: end, next: next?.event, finger: finger))
    }
  }
}

/// A stretch of time between two events, or after the last one.
private struct StoryboardStretch {
  let panel: Panel

  /// When it begins, in seconds.
  let start: Double

  /// When the next event comes, in seconds; infinite if none does.
  let end: Double

  let next: PanelEvent?
  let finger: PanelPoint?

  /// Shares of a flight's way at which it is worth a picture.
  private static let shares = [0.3, 0.8]

  /// Flights shorter than this are seen at their end only, in points.
  private static let shortestFlight = 24.0

  /// The times in the stretch that tell most, ascending, in seconds.
  var keyTimes: [Double] {
    guard let restTime = panel.restTime else {
      // A finger that goes on is not worth a picture, where it lets go is.
      if finger != nil, case .dragMoved = next { return [] }
      return [start]
    }
    let rest = restTime < end ? [restTime] : []
    return timesInFlight(until: min(restTime, end)) + rest
  }

  private func timesInFlight(until end: Double) -> [Double] {
    let from = panel.placement(at: start).height
    let way = panel.placement(at: panel.restTime ?? end).height - from
    guard way.magnitude >= Self.shortestFlight else { return [] }
    var times: [Double] = []
    for share in Self.shares {
      let time = times.last ?? start
      // A hundredth of the stretch is close enough to a share of the way, and always comes to an end.
      let step = (end - start) / 100
      let steps = (1..<100).map { time + Double($0) * step }
      guard
        let found = steps.first(where: { (panel.placement(at: $0).height - from) / way >= share }),
        found < end
      else { break }
      times.append(found)
    }
    return times
  }

  /// The picture at a time in the stretch, in seconds.
  func frame(at time: Double) -> PanelStoryboardFrame {
    // A copy hears of the time, so that it says whether it has come to rest.
    var panel = panel
    panel.send(.frame, at: time)
    return PanelStoryboardFrame(of: panel, at: time, finger: finger)
  }
}

extension PanelStoryboardFrame {
  /// Whether a picture would look the same but for its caption.
  fileprivate func looksLike(_ other: PanelStoryboardFrame) -> Bool {
    var other = other
    (other.caption, other.detail) = (caption, detail)
    return self == other
  }
}

extension PanelEvent {
  /// Where the finger is after this event, given where it was before.
  fileprivate func finger(after last: PanelPoint?) -> PanelPoint? {
    switch self {
    case .dragBegan(let location, _, _, _), .dragMoved(let location, _):
      return location.isFinite ? location : last
    case .dragEnded, .dragCancelled: return nil
    case .scene, .configure, .content, .present, .dismiss, .select, .outsideTap, .escape,
      .increment, .decrement, .frame:
      return last
    }
  }
}
