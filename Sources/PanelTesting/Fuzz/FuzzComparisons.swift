import PanelCore
import PanelPresentation

/// What holds between a trace and another one made from it.
struct FuzzComparisons {
  let trace: PanelTrace

  func check() throws(PanelInvariantViolation) {
    let states = trace.states()
    try checkReplay(states)
    try checkSlicing(states)
    try checkStartTime(states)
  }

  private func violation(
    _ invariant: PanelInvariant, _ line: Int, _ message: String
  ) -> PanelInvariantViolation {
    PanelInvariantViolation(invariant: invariant, line: line, message: message)
  }

  // MARK: Written and read

  private func checkReplay(_ states: [PanelTraceState]) throws(PanelInvariantViolation) {
    let read: PanelTrace
    do {
      let text = try trace.text(vocabulary: FuzzRules.vocabulary)
      read = try PanelTrace(text: text, vocabulary: FuzzRules.vocabulary)
    } catch {
      throw violation(.replaysTheSame, 0, "\(error)")
    }
    let again = read.states()
    for (index, (old, new)) in zip(states, again).enumerated()
    where old != new {
      throw violation(.replaysTheSame, index, "\(old)\nis now\n\(new)")
    }
  }

  // MARK: Sliced

  private func checkSlicing(_ states: [PanelTraceState]) throws(PanelInvariantViolation) {
    let sliced = sliced(states)
    guard sliced.lines.count > trace.lines.count, let last = states.last,
      let slicedLast = sliced.states().last
    else { return }
    let difference = (last.placement.height - slicedLast.placement.height).magnitude
    let isSame =
      difference <= 1e-6 && last.phase == slicedLast.phase
      && last.selectedDetent == slicedLast.selectedDetent
    guard isSame else {
      throw violation(
        .slicingChangesNothing, states.count - 1, "\(last)\nis now\n\(slicedLast)")
    }
  }

  /// The trace with every movement in a drag cut into two, at the same time.
  ///
  /// Only where the way before is known and its middle is exact: rounding may decide a tie.
  private func sliced(_ states: [PanelTraceState]) -> PanelTrace {
    var result = PanelTrace()
    for (index, line) in trace.lines.enumerated() {
      if index > 0, states[index - 1].phase == .dragging, line.time.isFinite,
        case .dragMoved(let end, let pointer) = line.event,
        case .dragMoved(let start, pointer) = trace.lines[index - 1].event,
        let middle = Self.exactMiddle(start, end)
      {
        result.append(.dragMoved(to: middle, pointer: pointer), at: line.time)
      }
      result.lines.append(line)
    }
    return result
  }

  private static func exactMiddle(_ start: PanelPoint, _ end: PanelPoint) -> PanelPoint? {
    func isPlain(_ value: Double) -> Bool {
      value.magnitude <= 1e6 && value * 64 == (value * 64).rounded(.down)
    }
    guard [start.x, start.y, end.x, end.y].allSatisfy(isPlain) else { return nil }
    return PanelPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
  }

  // MARK: Begun at another time

  private func checkStartTime(_ states: [PanelTraceState]) throws(PanelInvariantViolation) {
    let shift = 1024.0
    let isExact = trace.lines.allSatisfy {
      $0.time.magnitude <= 1e7 && $0.time * 128 == ($0.time * 128).rounded(.down)
    }
    // A panel that has heard of no time yet takes 0 for it, whatever comes later.
    guard isExact else { return }
    let shifted = PanelTrace(trace.lines.map { PanelTrace.Line($0.event, at: $0.time + shift) })
    for (index, (old, new)) in zip(states, shifted.states()).enumerated() {
      let difference = (old.placement.height - new.placement.height).magnitude
      guard difference <= 1e-6, old.phase == new.phase, old.selectedDetent == new.selectedDetent
      else { throw violation(.startTimeChangesNothing, index, "\(old)\nis now\n\(new)") }
    }
  }
}
