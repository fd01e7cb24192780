package import PanelPresentation

/// A panel as a declarative front end holds it: the engine, and what the front end still waits for.
///
/// A view tree learns of its scene, of its content's statements and of the content's height in an order of
/// its own. A panel that were presented before all three are known would jump; this holds the presentation
/// back until then. It also keeps time from running backwards: a gesture's events carry the time of the
/// touch, which may lie before that of a measurement already taken.
package struct PanelHost: Sendable {
  /// What came of telling the host something.
  package struct Outcome: Sendable {
    /// The engine's effects, in order.
    package var effects: [PanelEffect] = []

    /// What to write, and whom to call.
    package var writes = PanelBindingWrites()
  }

  /// The engine.
  package private(set) var panel = Panel()

  /// What the host's binding says.
  package private(set) var wantsPresented = false

  /// The engine's time of the last event, in seconds.
  package private(set) var time = -Double.infinity

  /// What is added to the front end's time to get the engine's, in seconds: other than 0 once the front
  /// end's clock was set back.
  private var clockCorrection = 0.0

  /// How many contents have left the view tree: the next one is another, also where the tree had no time to see
  /// that there was none.
  package private(set) var departures = 0

  private var reading: PanelSceneReading?
  private var hasConfiguration = false
  private var hasContent = false
  private var presentsAtOnce = false

  /// Whether the selection that waits for the drag under way was written without animation: the panel is then
  /// there at once when the finger lifts.
  private var endsDragAtOnce = false

  /// Creates a host whose panel is not presented.
  package init() {}

  /// Whether the content belongs into the view tree: presented, on its way out, or being measured.
  package var isMounted: Bool {
    wantsPresented || panel.isPresented || panel.phase != .hidden
  }

  /// Whether panels presented from within the content may be there: not before this one is, and not once it
  /// leaves.
  package var carriesOthers: Bool { panel.isPresented && panel.phase != .dismissing }

  /// Whether the views behind were dimmed at the last event.
  package var dims: Bool { panel.placement(at: time).dimming > 0 }

  /// Where the scene's corner is in the container, in points.
  package var originInContainer: PanelPoint { reading?.originInContainer ?? .zero }

  /// A point in global coordinates, in the scene's.
  package func inScene(_ point: PanelPoint) -> PanelPoint { reading?.inScene(point) ?? point }

  // MARK: What happens

  /// Tells the engine what happened.
  package mutating func send(_ event: PanelEvent, at time: Double) -> Outcome {
    send([event], at: time)
  }

  /// Tells the engine what happened, in order, at one time.
  package mutating func send(_ events: [PanelEvent], at newTime: Double) -> Outcome {
    perform(events.map { Step(event: $0) }, at: newTime)
  }

  /// Something to tell the engine.
  private struct Step {
    var event: PanelEvent

    /// Whether it says again what was said before, so that mistakes in it are no news.
    var isRepeated = false

    /// A configuration that was stated already, with every move immediate.
    static func motionless(_ configuration: PanelConfiguration) -> Step {
      Step(event: .configure(configuration.withoutMotion), isRepeated: true)
    }

    /// A configuration that was stated already.
    static func again(_ configuration: PanelConfiguration) -> Step {
      Step(event: .configure(configuration), isRepeated: true)
    }
  }

  private mutating func tell(_ step: Step) -> [PanelEffect] {
    if step.event.asksForDetent { endsDragAtOnce = false }
    return panel.send(step.event, at: time).filter { !(step.isRepeated && $0.isIssue) }
  }

  private mutating func perform(_ steps: [Step], at newTime: Double) -> Outcome {
    takeTime(newTime)
    let wasPresented = panel.isPresented
    var outcome = Outcome()
    for step in steps { outcome.effects += tell(step) }
    if endsDragAtOnce, panel.phase != .dragging {
      endsDragAtOnce = false
      // A release that dismisses has not done what was asked: it is seen.
      if panel.phase == .settling {
        let configuration = panel.configuration
        outcome.effects += tell(.motionless(configuration))
        outcome.effects += tell(.again(configuration))
      }
    }
    outcome.writes = PanelBindingWrites(
      outcome.effects, isPresented: panel.isPresented, wasPresented: wasPresented,
      boundSelection: panel.configuration.selection)
    if outcome.writes.dismisses { wantsPresented = false }
    if outcome.writes.isDismissed, !isMounted {
      outcome.writes.isGone = true
      forgetContent()
    }
    return outcome
  }

  /// The binding that presents the panel says something.
  ///
  /// - Parameters:
  ///   - wanted: What it says.
  ///   - animated: Whether the panel moves there; else it is there at once.
  package mutating func setPresented(_ wanted: Bool, animated: Bool, at time: Double) -> Outcome {
    let wasWanted = wantsPresented
    wantsPresented = wanted
    presentsAtOnce = wanted && !animated
    if wanted { return presentIfReady(at: time) }
    guard panel.isPresented else {
      // Given up before it was seen; or leaving already, and told of later.
      var outcome = Outcome()
      outcome.writes.isGone = wasWanted && !isMounted
      if outcome.writes.isGone { forgetContent() }
      return outcome
    }
    return animated ? send(.dismiss, at: time) : sendWithoutMotion(.dismiss, at: time)
  }

  /// The scene was measured.
  package mutating func setScene(_ new: PanelSceneReading, at time: Double) -> Outcome {
    reading = new
    return joined(send(.scene(new.scene), at: time)) { $0.presentIfReady(at: time) }
  }

  /// The content states something about the panel.
  ///
  /// - Parameters:
  ///   - configuration: All it states.
  ///   - animated: Whether the panel moves to where a bound selection sends it; else it is there at once, in a
  ///     drag when the finger lifts.
  package mutating func configure(
    _ configuration: PanelConfiguration, animated: Bool = true, at time: Double
  ) -> Outcome {
    hasConfiguration = true
    if panel.phase == .dragging, configuration.selection != panel.configuration.selection {
      endsDragAtOnce = !animated
    }
    var steps = [Step(event: .configure(configuration))]
    if !animated, !configuration.reducesMotion {
      steps = [Step(event: .configure(configuration.withoutMotion)), .again(configuration)]
    }
    return joined(perform(steps, at: time)) { $0.presentIfReady(at: time) }
  }

  /// The content was measured.
  ///
  /// - Parameters:
  ///   - height: Its own height, in points.
  ///   - width: The width it was measured at, in points; a measurement at another width than the panel's is
  ///     one of an earlier layout, and says nothing.
  package mutating func setContent(height: Double, width: Double, at time: Double) -> Outcome {
    guard panel.contentWidth > 0, abs(width - panel.contentWidth) < 1 else { return Outcome() }
    hasContent = true
    return joined(send(.content(height: height), at: time)) { $0.presentIfReady(at: time) }
  }

  /// Collects what is due.
  package mutating func collect(at time: Double) -> Outcome {
    isDue(at: time) ? send(.frame, at: time) : Outcome()
  }

  /// Whether something is due at `time`, in seconds.
  ///
  /// A clock that was set back is due at once: else the panel would stand still until it has caught up.
  package func isDue(at time: Double) -> Bool {
    guard let restTime = panel.restTime else { return false }
    let engineTime = engineTime(time)
    return restTime <= engineTime || isSetBack(engineTime)
  }

  // MARK: Time

  /// The engine's time at `time` of the front end, in seconds.
  package func engineTime(_ time: Double) -> Double { time + clockCorrection }

  /// A touch is reported a few frames late at most; a second is the clock's doing.
  private func isSetBack(_ engineTime: Double) -> Bool { engineTime < time - 1 }

  private mutating func takeTime(_ newTime: Double) {
    guard newTime.isFinite else { return }
    if isSetBack(engineTime(newTime)) { clockCorrection += time - engineTime(newTime) }
    time = max(time, engineTime(newTime))
  }

  // MARK: Presenting

  private var isReady: Bool {
    guard let reading, !reading.scene.isEmpty else { return false }
    return hasConfiguration && hasContent
  }

  private mutating func presentIfReady(at time: Double) -> Outcome {
    guard wantsPresented, !panel.isPresented, isReady else { return Outcome() }
    let atOnce = presentsAtOnce
    presentsAtOnce = false
    return atOnce ? sendWithoutMotion(.present, at: time) : send(.present, at: time)
  }

  /// Tells the engine what happened, with every move it causes done at once.
  private mutating func sendWithoutMotion(_ event: PanelEvent, at time: Double) -> Outcome {
    let configuration = panel.configuration
    guard !configuration.reducesMotion else { return send(event, at: time) }
    return perform(
      [.motionless(configuration), Step(event: event), .again(configuration)], at: time)
  }

  /// A content that left the tree states nothing any more; the next one is asked and measured anew.
  private mutating func forgetContent() {
    departures += 1
    hasConfiguration = false
    hasContent = false
  }

  private mutating func joined(
    _ first: Outcome, _ next: (inout PanelHost) -> Outcome
  ) -> Outcome {
    let second = next(&self)
    var result = first
    result.effects += second.effects
    result.writes.dismisses = first.writes.dismisses || second.writes.dismisses
    result.writes.isDismissed = first.writes.isDismissed || second.writes.isDismissed
    result.writes.isGone = first.writes.isGone || second.writes.isGone
    result.writes.selection = second.writes.selection ?? first.writes.selection
    return result
  }
}

extension PanelConfiguration {
  /// The same, with every move immediate.
  fileprivate var withoutMotion: PanelConfiguration {
    var still = self
    still.reducesMotion = true
    return still
  }
}

extension PanelEvent {
  /// Whether the event asks for a detent, and so takes the place of what was asked for before.
  fileprivate var asksForDetent: Bool {
    switch self {
    case .select, .increment, .decrement: true
    case .scene, .configure, .content, .present, .dismiss, .dragBegan, .dragMoved, .dragEnded,
      .dragCancelled, .outsideTap, .escape, .frame:
      false
    }
  }
}

extension PanelEffect {
  fileprivate var isIssue: Bool {
    if case .issue = self { true } else { false }
  }
}
