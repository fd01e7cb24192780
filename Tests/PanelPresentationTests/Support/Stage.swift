import Panels

/// A panel, a clock and all effects so far, so that a test reads as what happened.
struct Stage {
  var panel = Panel()
  var now = 0.0
  var effects: [PanelEffect] = []

  init(
    _ width: Double = 400, _ height: Double = 800, insets: PanelInsets = .zero, scale: Double = 1,
    content: Double? = nil, _ configuration: PanelConfiguration = PanelConfiguration()
  ) {
    resize(width, height, insets: insets, scale: scale)
    send(.configure(configuration))
    if let content { send(.content(height: content)) }
  }

  init(_ configuration: PanelConfiguration) {
    self.init(400, 800, configuration)
  }

  init(
    _ detents: [PanelDetent], selection: PanelDetent? = nil, content: Double? = nil,
    dismissible: Bool = true
  ) {
    self.init(
      content: content,
      PanelConfiguration().panelDetents(detents, selection: selection)
        .panelInteractiveDismissDisabled(!dismissible))
  }

  @discardableResult
  mutating func send(_ event: PanelEvent, after delay: Double = 0) -> [PanelEffect] {
    now += delay
    let result = Array(panel.send(event, at: now))
    effects += result
    return result
  }

  mutating func resize(
    _ width: Double, _ height: Double, insets: PanelInsets = .zero, keyboard: Double = 0,
    scale: Double = 1
  ) {
    send(
      .scene(
        PanelSceneGeometry(
          size: PanelSize(width: width, height: height), safeAreaInsets: insets,
          keyboardHeight: keyboard, displayScale: scale)))
  }

  /// Presents and waits for the panel to rest.
  mutating func show() {
    send(.present)
    settle()
    effects = []
  }

  /// Presents and selects, waits for rest, forgets the effects.
  mutating func show(at detent: PanelDetent) {
    send(.present)
    send(.select(detent))
    settle()
    effects = []
  }

  /// Waits until nothing moves any more.
  mutating func settle() {
    while let rest = panel.restTime, rest > now || panel.phase != .resting {
      now = max(now, rest)
      effects += panel.send(.frame, at: now)
    }
  }

  /// Puts a finger down at y = 500 and moves it by `translation` points (down is positive) in steps.
  mutating func drag(
    _ translation: Double, steps: Int = 8, region: PanelDragRegion = .handle, x: Double = 200
  ) {
    send(.dragBegan(at: PanelPoint(x: x, y: 500), region: region))
    move(by: translation, steps: steps)
  }

  /// Moves the finger that came down at y = 500.
  mutating func move(by translation: Double, from start: Double = 500, steps: Int = 8) {
    for step in 1...steps {
      let y = start + translation * Double(step) / Double(steps)
      send(.dragMoved(to: PanelPoint(x: 200, y: y)), after: 1.0 / 60)
    }
  }

  mutating func lift(velocity: Double? = nil) {
    send(.dragEnded(velocity: velocity))
  }

  /// Lifts the finger after a rest, so that it has no velocity.
  mutating func liftStill() {
    send(.dragEnded(), after: 0.2)
  }

  var height: Double { panel.placement(at: now).height }
  var selected: PanelDetent? { panel.selectedDetent }

  var selectionChanges: [PanelEffect] {
    effects.filter { if case .selectionChanged = $0 { true } else { false } }
  }

  var issues: [PanelIssue] {
    effects.compactMap { if case .issue(let issue) = $0 { issue } else { nil } }
  }

  func count(_ effect: PanelEffect) -> Int { effects.count { $0 == effect } }
}
