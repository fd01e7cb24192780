import PanelAdaptation
import PanelCore
public import PanelDetents
public import PanelPresentation

/// Everything a panel says about itself at one moment: a line of a replay's output.
///
///     print(state)  // {"t":0,"phase":"settling","presented":true,"mode":"compact",…
public struct PanelTraceState: Hashable, Sendable {
  /// The moment, in seconds: the time the panel took the event for.
  public var time: Double

  /// What the panel is doing.
  public var phase: PanelPhase

  /// What the host's binding should say.
  public var isPresented: Bool

  /// The selected detent; nil before the panel first had stops.
  public var selectedDetent: PanelDetent?

  /// The detent the panel stands at, heads for, or returns to; nil while it is hidden or leaves.
  public var targetDetent: PanelDetent?

  /// How fast the height changes, in points per second; positive while the panel opens.
  public var velocity: Double

  /// Where everything is.
  public var placement: PanelPlacement

  /// The heights at which the panel may rest, ascending, in points.
  public var stops: [Double]

  /// How far the list under the finger is scrolled, in points; nil while none takes part in the drag.
  public var scrollOffset: Double?

  /// What came of the event.
  public var effects: [PanelEffect]

  /// The state of `panel` at a moment.
  ///
  /// - Parameters:
  ///   - panel: The panel, after its last event.
  ///   - time: The moment, in seconds; not before the last event.
  ///   - effects: What came of that event.
  public init(of panel: Panel, at time: Double, effects: [PanelEffect] = []) {
    self.time = time
    phase = panel.phase
    isPresented = panel.isPresented
    selectedDetent = panel.selectedDetent
    targetDetent = panel.targetDetent
    velocity = panel.velocity(at: time)
    placement = panel.placement(at: time)
    stops = panel.stops.heights
    scrollOffset = panel.scrollOffset
    self.effects = effects
  }
}

extension PanelTraceState: CustomStringConvertible {
  /// The state as one line of JSON, without a line break; the keys always come in this order.
  public var description: String {
    let insets = placement.mainContentInsets
    var members: [(key: String, text: String)] = [
      ("t", TraceText.plainNumber(time)),
      ("phase", TraceText.string(phase.word)),
      ("presented", "\(isPresented)"),
      ("mode", TraceText.string(placement.displayMode.word)),
      ("selected", selectedDetent?.traceText ?? "null"),
      ("target", targetDetent?.traceText ?? "null"),
      ("height", TraceText.plainNumber(placement.height)),
      ("velocity", TraceText.plainNumber(velocity)),
      ("detentIndex", TraceText.plainNumber(placement.detentIndex)),
      ("dimming", TraceText.plainNumber(placement.dimming)),
      ("frame", placement.frame.traceText),
      ("background", placement.backgroundFrame.traceText),
      (
        "mainContentInsets", [insets.top, insets.leading, insets.bottom, insets.trailing].traceText
      ),
      ("stops", stops.traceText),
    ]
    if let scrollOffset { members.append(("scrollOffset", TraceText.plainNumber(scrollOffset))) }
    members.append(("effects", TraceText.array(effects.map(\.traceText))))
    return TraceText.object(members)
  }
}

extension PanelRect {
  fileprivate var traceText: String { [minX, minY, width, height].traceText }
}

extension [Double] {
  fileprivate var traceText: String { TraceText.array(map(TraceText.plainNumber)) }
}
