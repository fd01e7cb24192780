public import PanelCore
public import PanelDetents
public import PanelPresentation

/// A panel in a scene, with a clock and a memory: what makes a test of a scenario short.
///
///     var stage = PanelStage(width: 400, height: 800, detents: [.height(200), .large])
///     stage.present()
///     stage.settle()
///     stage.drag("600 500 400 |")
///     stage.settle()
///     stage.height   // 800
///     stage.effects  // [settled(200), dragEnded(large), selectionChanged(large, drag), settled(large)]
///
/// Events happen at ``time``, which only ``wait(_:)``, ``settle()`` and the words of a drag move on.
public struct PanelStage: Sendable {
  /// The panel.
  public private(set) var panel: Panel

  /// Now, in seconds.
  public private(set) var time: Double

  /// The scene last shown to the panel.
  public private(set) var scene: PanelSceneGeometry

  /// What the content states, as last configured.
  public private(set) var configuration = PanelConfiguration()

  /// All that came of all events, in order.
  public private(set) var effects: [PanelEffect] = []

  /// All events so far: what to attach to a report.
  public private(set) var trace = PanelTrace()

  /// Sets a stage: a panel that knows its scene and its configuration, and is not presented yet.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - detents: The heights at which the panel may rest.
  ///   - selection: The host's bound selection.
  ///   - time: When everything begins, in seconds.
  ///   - configure: Further modifiers.
  public init(
    scene: PanelSceneGeometry, detents: [PanelDetent] = [], selection: PanelDetent? = nil,
    startingAt time: Double = 0,
    configure: (PanelConfiguration) -> PanelConfiguration = { $0 }
  ) {
    panel = Panel()
    self.time = time
    self.scene = scene
    send(.scene(scene))
    self.configure { configure($0.panelDetents(detents, selection: selection)) }
  }

  /// Sets a stage in a scene without insets; lengths in points.
  public init(
    width: Double, height: Double, detents: [PanelDetent] = [], selection: PanelDetent? = nil,
    configure: (PanelConfiguration) -> PanelConfiguration = { $0 }
  ) {
    self.init(
      scene: PanelSceneGeometry(size: PanelSize(width: width, height: height)),
      detents: detents, selection: selection, configure: configure)
  }

  /// Sends an event now.
  ///
  /// - Returns: What came of it.
  @discardableResult
  public mutating func send(_ event: PanelEvent) -> [PanelEffect] {
    trace.append(event, at: time)
    let new = Array(panel.send(event, at: time))
    effects += new
    return new
  }

  /// Forgets the effects so far, and answers them.
  public mutating func takeEffects() -> [PanelEffect] {
    defer { effects = [] }
    return effects
  }
}

// MARK: What the host does

extension PanelStage {
  /// Changes the scene.
  @discardableResult
  public mutating func changeScene(_ edit: (inout PanelSceneGeometry) -> Void) -> [PanelEffect] {
    edit(&scene)
    return send(.scene(scene))
  }

  /// Changes what the content states, starting from what it states now.
  @discardableResult
  public mutating func configure(
    _ edit: (PanelConfiguration) -> PanelConfiguration
  ) -> [PanelEffect] {
    configuration = edit(configuration)
    return send(.configure(configuration))
  }

  /// Measures the content, in points.
  @discardableResult
  public mutating func content(height: Double) -> [PanelEffect] { send(.content(height: height)) }

  /// Shows the panel.
  @discardableResult
  public mutating func present() -> [PanelEffect] { send(.present) }

  /// Asks the panel to go.
  @discardableResult
  public mutating func dismiss() -> [PanelEffect] { send(.dismiss) }

  /// Asks for a detent.
  @discardableResult
  public mutating func select(_ detent: PanelDetent) -> [PanelEffect] { send(.select(detent)) }

  /// Shows the panel at rest, and forgets what came of that.
  public mutating func presentAtRest() {
    present()
    settle()
    effects = []
  }
}

// MARK: Time and the finger

extension PanelStage {
  /// Lets time pass, in seconds, and collects what became due.
  @discardableResult
  public mutating func wait(_ seconds: Double) -> [PanelEffect] {
    time += seconds
    return send(.frame)
  }

  /// Lets time pass until nothing moves by itself any more.
  @discardableResult
  public mutating func settle() -> [PanelEffect] {
    guard let restTime = panel.restTime else { return send(.frame) }
    time = max(time, restTime)
    return send(.frame)
  }

  /// Plays a drag from now on; now is then the time of its last word.
  ///
  /// - Parameters:
  ///   - script: The drag, as a drawing.
  ///   - x: The finger's x coordinate where the script does not say; the scene's middle by default.
  ///   - region: On which part of the panel the finger comes down.
  ///   - scroll: The list it comes down in.
  ///   - pointer: Which finger.
  /// - Returns: What came of it.
  @discardableResult
  public mutating func drag(
    _ script: PanelDragScript, x: Double? = nil, region: PanelDragRegion = .content,
    scroll: PanelScrollState? = nil, pointer: Int = 0
  ) -> [PanelEffect] {
    let start = time
    let lines = script.lines(
      from: start, x: x ?? scene.size.width / 2, region: region, scroll: scroll, pointer: pointer)
    var new: [PanelEffect] = []
    for line in lines {
      time = line.time
      new += send(line.event)
    }
    time = start + script.duration
    return new
  }
}

// MARK: What can be seen

extension PanelStage: CustomStringConvertible {
  /// A small picture of the scene as it is now, to print, or to give to an expectation as its comment.
  public var description: String { PanelStoryboardFrame(of: panel, at: time).text }
}

extension PanelStage {
  /// Everything the panel says about itself now.
  public var state: PanelTraceState { PanelTraceState(of: panel, at: time) }

  /// Where everything is now.
  public var placement: PanelPlacement { panel.placement(at: time) }

  /// How much of the panel shows now, in points.
  public var height: Double { placement.height }

  /// How fast that changes now, in points per second; positive while the panel opens.
  public var velocity: Double { panel.velocity(at: time) }

  /// What the panel is doing.
  public var phase: PanelPhase { panel.phase }

  /// The selected detent; nil before the panel first had stops.
  public var selectedDetent: PanelDetent? { panel.selectedDetent }

  /// The heights at which the panel may rest, ascending, in points.
  public var stops: [Double] { panel.stops.heights }
}
