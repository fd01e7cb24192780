import PanelCore
import PanelDetents
import PanelPresentation

/// What effects were told so far: whether the next ones can be true.
struct FuzzHistory: Sendable {
  /// Whether a drag has begun that was not ended or cancelled.
  private var isDragOpen = false

  /// Whether a presentation has begun that was not dismissed.
  private var isPresentationOpen = false

  /// The mistakes told since the configuration changed.
  private var issues: [PanelIssue] = []

  mutating func check(_ step: FuzzStep) throws(FuzzFault) {
    if case .configure = step.line.event { issues = [] }
    try checkOrder(step)
    try checkSelection(step)
    try checkSettling(step)
    try checkMode(step)
    try checkScrolling(step)
    try followDrag(step)
    try followPresentation(step)
    for case .issue(let issue) in step.effects {
      try wellFormed(!issues.contains(issue), "\"\(issue)\" is told again")
      issues.append(issue)
    }
  }

  // MARK: One event's effects

  private func checkOrder(_ step: FuzzStep) throws(FuzzFault) {
    var last = 0
    for effect in step.effects {
      let rank = effect.order
      try wellFormed(rank >= last, "\(effect) comes too late in \(step.effects)")
      last = rank
    }
  }

  private func checkSelection(_ step: FuzzStep) throws(FuzzFault) {
    let changes = step.effects.compactMap { effect -> PanelDetent? in
      if case .selectionChanged(let detent, _) = effect { detent } else { nil }
    }
    try wellFormed(changes.count <= 1, "the selection changes \(changes.count) times at once")
    if let change = changes.first {
      try wellFormed(
        change == step.after.selected,
        "\(change) is told, and \(step.after.selected?.description ?? "nothing") is selected")
      try wellFormed(change != step.before.selected, "\(change) was selected already")
    }
    // Told of every change, as long as it is one presentation.
    let isOne = [step.before, step.after].allSatisfy {
      $0.phase == .resting || $0.phase == .settling || $0.phase == .dragging
    }
    guard isOne, !step.effects.contains(where: \.isDismissal) else { return }
    try wellFormed(
      step.before.selected == step.after.selected || !changes.isEmpty,
      "another detent is selected, and nothing is told")
  }

  private func checkSettling(_ step: FuzzStep) throws(FuzzFault) {
    let settled = step.effects.filter { if case .settled = $0 { true } else { false } }
    let isDue = (step.before.restTime ?? .infinity) <= step.after.time
    if step.before.phase == .settling, isDue {
      try wellFormed(!settled.isEmpty, "a motion has ended, and nothing is told")
    }
    if !settled.isEmpty {
      try wellFormed(
        (step.before.phase == .settling && isDue) || step.after.phase == .resting,
        "\(settled[0]) is told, and nothing has settled")
    }
    let most = (isDue ? 1 : 0) + (step.after.phase == .resting ? 1 : 0)
    try wellFormed(settled.count <= max(1, most), "\(settled) is told, for \(most) motions")
  }

  private func checkMode(_ step: FuzzStep) throws(FuzzFault) {
    let modes = step.effects.compactMap { effect -> PanelDisplayMode? in
      if case .displayModeChanged(let mode) = effect { mode } else { nil }
    }
    try wellFormed(modes.count <= 1, "the mode changes \(modes.count) times at once")
    if let mode = modes.first {
      try wellFormed(
        mode == step.after.placement.displayMode && mode != step.before.placement.displayMode,
        "\(mode) is told, from \(step.before.placement.displayMode)")
    }
  }

  private func checkScrolling(_ step: FuzzStep) throws(FuzzFault) {
    let distances = step.effects.compactMap { effect -> Double? in
      if case .scrollContent(let distance) = effect { distance } else { nil }
    }
    guard let distance = distances.first else { return }
    try wellFormed(distances.count == 1, "the list scrolls \(distances.count) times at once")
    try wellFormed(distance != 0, "the list is told to scroll by nothing")
    try wellFormed(
      distance.magnitude <= step.fingerStep * (1 + 1e-9) + 1e-9,
      "the list scrolls by \(distance), and the finger moved \(step.fingerStep)")
    guard let before = step.before.scrollOffset, let after = step.after.scrollOffset else { return }
    try wellFormed(
      (before + distance - after).magnitude <= 1e-9 * (1 + after.magnitude),
      "the offset goes from \(before) to \(after) by \(distance)")
  }

  // MARK: Beginnings and ends

  private mutating func followDrag(_ step: FuzzStep) throws(FuzzFault) {
    let isDragging = step.after.phase == .dragging
    for effect in step.effects where effect.endsDrag {
      // A drag may begin and end with one event: a lift far from where the finger came down.
      let isPossible = isDragOpen || step.fingerStep > 0
      try ended(isPossible, "\(effect) is told, and no drag has begun")
      isDragOpen = false
      if case .dragEnded(let target) = effect {
        // One that has lost its stops keeps its selection, and comes back.
        let leaves = !step.after.isPresented || step.after.phase == .dismissing
        try ended(
          (target == nil) == leaves || step.after.stops.isEmpty,
          "\(effect) is told, and the panel is \(step.after.phase)")
      }
    }
    if isDragging { isDragOpen = true }
    // A dragged panel that lost its stops is hidden until it gets new ones, and its finger stays down.
    if !isDragging, step.after.phase != .hidden {
      try ended(!isDragOpen, "a drag has ended, and nothing is told")
    }
  }

  private mutating func followPresentation(_ step: FuzzStep) throws(FuzzFault) {
    for effect in step.effects where effect.isDismissal {
      try ended(isPresentationOpen, "\(effect) is told, and nothing was presented")
      isPresentationOpen = false
      isDragOpen = false
    }
    if case .present = step.line.event { isPresentationOpen = true }
    // With reduced motion a presentation may begin and be told of in one event; it never ends in it.
    if case .present = step.line.event {
      try ended(step.after.isPresented, "it was presented, and says it is not")
    }
    if case .dismiss = step.line.event {
      try ended(!step.after.isPresented, "it was dismissed, and says it is presented")
    }
    if isPresentationOpen, step.after.phase == .hidden {
      try ended(step.after.isPresented, "it is gone, and nothing is told")
    }
    if step.after.isPresented {
      try ended(isPresentationOpen, "it is presented, and nobody has presented it")
    }
    for case .dismissalPrevented in step.effects {
      try wellFormed(
        step.panel.configuration.isInteractiveDismissDisabled,
        "a dismissal is prevented that is allowed")
    }
  }

  private func wellFormed(
    _ holds: Bool, _ message: @autoclosure () -> String
  ) throws(FuzzFault) {
    try FuzzFault.require(.effectsAreWellFormed, holds, message())
  }

  private func ended(_ holds: Bool, _ message: @autoclosure () -> String) throws(FuzzFault) {
    try FuzzFault.require(.endsFollowBeginnings, holds, message())
  }
}

extension PanelEffect {
  /// The place of a kind of effect among those of one event: said anew, since the engine's own order is what is
  /// checked.
  fileprivate var order: Int {
    switch self {
    case .settled, .dismissed: 0
    case .displayModeChanged: 1
    case .dragEnded, .dragCancelled: 2
    case .selectionChanged: 3
    case .dismissalPrevented, .scrollContent, .issue: 4
    }
  }

  fileprivate var endsDrag: Bool {
    switch self {
    case .dragEnded, .dragCancelled: true
    case .settled, .dismissed, .displayModeChanged, .selectionChanged, .dismissalPrevented,
      .scrollContent, .issue:
      false
    }
  }

  fileprivate var isDismissal: Bool {
    if case .dismissed = self { true } else { false }
  }
}
