import PanelAdaptation
import PanelCore
import PanelDetents
import PanelGestures

extension Panel {
  /// Another scene: a panel at rest is at its new stop at once, one in flight is clamped and retargeted, a
  /// drag goes on.
  mutating func change(_ newScene: PanelSceneGeometry, _ effects: inout PanelEffects) {
    // A host may state its scene with every layout pass.
    if newScene.restates(scene) { return }
    scene = newScene
    refresh(&effects)
    guard isOnScreen else { return }
    if isDragging {
      anchorDrag()
    } else if let flight {
      let isOutside = flight.position(at: clock.now) > metrics.maximumHeight
      let target = lifecycle.isLeaving ? 0 : selection.stopHeight ?? 0
      head(for: target, anew: isOutside)
    } else if let stopHeight = selection.stopHeight {
      height = stopHeight
    }
  }

  /// Another height of the content: an adaptive stop moves, and a panel that stands there with it.
  package mutating func measure(_ newHeight: Double, _ effects: inout PanelEffects) {
    if newHeight.isNaN { return report(.contentHeightNotANumber, &effects) }
    let given = newHeight
    let newHeight = min(max(0, given), PanelSceneGeometry.maximumLength)
    if newHeight != given {
      report(.contentHeightOutOfRange(given: given, used: newHeight), &effects)
    }
    if newHeight == contentHeight { return }
    contentHeight = newHeight
    guard !isDragging else { return metricsAreStale = true }
    refresh(&effects)
    headForStop()
  }

  /// Another configuration, or the same one again.
  mutating func configure(_ new: PanelConfiguration, _ effects: inout PanelEffects) {
    configuration = new
    configure(PanelSettings(new), &effects)
  }

  /// The same, read already; ``configuration`` stays what it was.
  package mutating func configure(_ new: PanelSettings, _ effects: inout PanelEffects) {
    let news = selection.push(new.selection)
    let (changed, retiesFinger) = follow(new)
    if changed { reportRules(&effects) }
    let pushed = usable(news, &effects)
    if isDragging {
      metricsAreStale = metricsAreStale || changed
      if retiesFinger { tieFinger(toRange: drag?.statedRange) }
      if let pushed { select(pushed, .request, &effects) }
    } else if changed {
      refresh(selecting: pushed, &effects)
      headForStop()
      if settings.reducesMotion, let flight { fly(to: flight.target, velocity: 0) }
    } else if let pushed {
      select(pushed, .request, &effects)
    }
  }

  /// Takes over what a configuration says; whether a rule is another one than before, and whether one that
  /// ties a finger to the panel is.
  private mutating func follow(_ new: PanelSettings) -> (changed: Bool, retiesFinger: Bool) {
    let changed = !new.hasSameRules(as: settings)
    let retiesFinger =
      new.allowsDismissal != settings.allowsDismissal
      || new.rubberBand.coefficient != settings.rubberBand.coefficient
    if changed || new.selection != selection.bound || new.dragIndicator != dragIndicator {
      issueLog.clear()
    }
    (selection.bound, dragIndicator) = (new.selection, new.dragIndicator)
    if changed { settings = new }
    return (changed, retiesFinger)
  }

  /// Says what is wrong with the rules as they are stated.
  private mutating func reportRules(_ effects: inout PanelEffects) {
    let settings = settings
    report(settings.releasePolicy.issues, &effects)
    report(settings.spring.issues, &effects)
    report(settings.axisLock.issues, &effects)
    report(settings.rubberBand.issues, &effects)
    report(settings.layout.adaptation.issues, &effects)
  }

  @inline(never)
  private mutating func report(_ issues: [PanelIssue], _ effects: inout PanelEffects) {
    for issue in issues { report(issue, &effects) }
  }

  // MARK: Metrics

  /// Asks the policies and the detents again, and brings the selection and the presentation in line.
  ///
  /// - Parameters:
  ///   - wanted: A selection that came with the change: set and selection are then one change.
  ///   - cause: Where the selection came from.
  mutating func refresh(
    selecting wanted: PanelDetent? = nil, because cause: PanelSelectionCause = .request,
    _ effects: inout PanelEffects
  ) {
    let hadStops = !metrics.isEmpty
    refreshMetrics(&effects)
    if lifecycle == .presented {
      if metrics.isEmpty, let wanted { wait(for: wanted, cause, &effects) }
      adopt(wanted, wanted == nil ? .detentsChanged : cause, &effects)
    } else {
      selection.next = wanted ?? selection.next
      if lifecycle.isPresented { adopt(nil, .detentsChanged, &effects) }
    }
    if metrics.isEmpty {
      loseStops(&effects)
    } else if !hadStops, lifecycle == .presented, !isDragging, let stopHeight = selection.stopHeight
    {
      // Stops appear, or come back: the panel stands there at once.
      land(at: stopHeight)
    }
  }

  /// Asks the policies and the detents again.
  mutating func refreshMetrics(_ effects: inout PanelEffects) {
    var issues: [PanelIssue] = []
    let settings = settings
    settings.layout.measure(
      into: &metrics, scene: scene, contentHeight: contentHeight, currentMode: currentMode
    ) { issues.push($0) }
    metricsAreStale = false
    report(issues, &effects)
    guard !metrics.scene.isEmpty else { return }
    let mode = metrics.arrangement.displayMode
    if let currentMode, currentMode != mode { effects.append(.displayModeChanged(mode)) }
    currentMode = mode
  }

  /// Nothing can be shown any more: a presentation waits, a dismissal is done.
  private mutating func loseStops(_ effects: inout PanelEffects) {
    land(at: height)
    if case .leaving(let cause, _) = lifecycle { vanish(cause, &effects) }
  }
}
