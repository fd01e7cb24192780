import PanelDetents
import PanelPresentation

extension FuzzStep {
  /// What the panel says about itself fits together.
  func checkState() throws(FuzzFault) {
    switch after.phase {
    case .hidden: try checkHidden()
    case .resting: try checkResting()
    case .dragging:
      try consistent(after.restTime == nil, "it is dragged, and moves by itself until \(rest)")
      try consistent(after.isPresented, "it is dragged, and not presented")
    case .settling:
      try consistent(
        (after.restTime ?? after.time) > after.time, "it settles, and was to rest at \(rest)")
      try consistent(after.isPresented, "it settles, and is not presented")
      try consistent(after.target != nil, "it settles without a target")
    case .dismissing:
      try consistent(
        (after.restTime ?? after.time) > after.time, "it leaves, and was to be gone at \(rest)")
      try consistent(after.target == nil, "it leaves, and heads for \(name(after.target))")
    }
    try checkSelection()
  }

  private func checkHidden() throws(FuzzFault) {
    try consistent(after.restTime == nil, "it is hidden, and moves until \(rest)")
    try consistent(after.target == nil, "it is hidden, and heads for \(name(after.target))")
    try consistent(
      !after.isPresented || after.stops.isEmpty, "it is presented and has stops, but is hidden")
  }

  private func checkResting() throws(FuzzFault) {
    try FuzzFault.require(
      .restsAtAStop, after.stops.heights.contains(after.height),
      "it rests at \(after.height), and the stops are \(after.stops.heights)")
    try FuzzFault.require(
      .restsAtAStop, after.velocity == 0 && after.restTime == nil,
      "it rests with velocity \(after.velocity), until \(rest)")
    let target = after.target
    try FuzzFault.require(
      .restsAtAStop, target != nil && after.settled == target,
      "it rests at \(name(after.settled)) and stands at \(name(target))")
    guard let target else { return }
    try FuzzFault.require(
      .restsAtAStop, after.stops.height(of: target) == after.height,
      "it rests at \(after.height), and \(name(target)) is \(after.stops.height(of: target) ?? -1)")
    try consistent(after.isPresented, "it rests, and is not presented")
  }

  private func checkSelection() throws(FuzzFault) {
    // What leaves keeps what it had: the set is the next presentation's.
    guard after.phase != .hidden, after.phase != .dismissing else { return }
    let isMember = after.selected.map(after.stops.contains) ?? false
    try FuzzFault.require(
      .selectionIsAMember, isMember,
      "\(name(after.selected)) is selected, and the stops are \(after.stops.heights)")
  }

  // MARK: Purity

  func checkPurity() throws(FuzzFault) {
    let again = FuzzMoment(panel, at: after.time)
    try FuzzFault.require(
      .placementIsPure, again.placement == after.placement && again.velocity == after.velocity,
      "asked again, the placement is another one")
  }

  // MARK: Words

  private var rest: String { after.restTime.map { "\($0)" } ?? "no time" }

  private func name(_ detent: PanelDetent?) -> String { detent?.traceText ?? "nothing" }

  private func consistent(
    _ holds: Bool, _ message: @autoclosure () -> String
  ) throws(FuzzFault) {
    try FuzzFault.require(.stateIsConsistent, holds, message())
  }
}
