import PanelAdaptation
import PanelCore
import PanelDetents
import PanelGestures

/// A panel, as a value: send it what happens, ask it where everything is.
///
///     var panel = Panel()
///     panel.send(.scene(phone), at: 0)
///     panel.send(.configure(PanelConfiguration().panelDetents([.medium, .large])), at: 0)
///     panel.send(.present, at: 0)
///     panel.placement(at: 0.1).height  // on its way up to the medium detent
///
/// It reads no clock: time is an argument, in seconds, from any monotonic source. It moves nothing: the
/// owner asks for a ``placement(at:)`` per frame until ``restTime``, draws that, and acts on the effects.
public struct Panel: Sendable {
  /// What the content states, as last configured.
  public internal(set) var configuration = PanelConfiguration()

  /// The content's own height as last measured, in points; nil before that.
  public internal(set) var contentHeight: Double?

  /// The settled metrics: the scene, the arrangement, the stops. Kept while a finger drags.
  public internal(set) var metrics = PanelPlacementLayoutCache()

  /// The scene as the host gave it; the metrics hold it put right.
  var scene = PanelSceneGeometry.empty

  /// What the configuration says, read.
  var settings: PanelSettings

  /// What it says now about the drag indicator, of which only a change matters.
  var dragIndicator: PanelDragIndicatorVisibility
  var selection = PanelSelection()
  var lifecycle = PanelLifecycle.absent

  /// The motion under way; nil while the panel rests, is dragged, or is hidden.
  var flight: BoundedSpringMotion? {
    didSet { flightEnd = flight?.restTime ?? .infinity }
  }

  /// When the flight ends, in seconds; infinite without one.
  ///
  /// Every event and every frame asks this first: a whole flight is not taken out for it.
  private(set) var flightEnd = Double.infinity

  /// The height while nothing is in flight, in points.
  var height = 0.0

  var drag: PanelDrag?

  /// Whether the content or the configuration changed during a drag, whose metrics are kept.
  var metricsAreStale = false

  /// How the panel stands; nil before the first scene.
  var currentMode: PanelDisplayMode?

  /// What the policy decided about when a finger last let go.
  var lastRelease: PanelRelease?

  /// The detent the panel last rested at in this presentation.
  var lastSettled: PanelDetent?

  var clock = PanelClock()
  var issueLog = PanelIssueLog()

  /// Creates a panel that is not presented and knows no scene.
  public init() { self.init(PanelSettings()) }

  /// Creates the same, going by `settings`. What they select, and what is wrong with them, is not heard: that takes
  /// ``configure(_:_:)``.
  package init(_ settings: PanelSettings) {
    self.settings = settings
    dragIndicator = settings.dragIndicator
  }

  /// Tells the panel what happened.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When, in seconds. One that is not finite or lies before the last event's is taken as the
  ///     last event's, and reported.
  /// - Returns: What came of it, including what became due since the last event.
  @discardableResult
  public mutating func send(_ event: PanelEvent, at time: Double) -> PanelEffects {
    var effects = PanelEffects()
    let timeIssue = begin(at: time, &effects)
    handle(event, &effects)
    end(timeIssue, &effects)
    return effects
  }

  private mutating func handle(_ event: PanelEvent, _ effects: inout PanelEffects) {
    switch event {
    case .scene(let scene): change(scene, &effects)
    case .configure(let configuration): configure(configuration, &effects)
    case .content(let height): measure(height, &effects)
    case .present: present(&effects)
    case .dismiss: dismiss(.request, &effects)
    case .select(let detent): select(detent, .request, &effects)
    case .dragBegan(let location, let region, let scroll, let pointer):
      beginDrag(at: location, region: region, scroll: scroll, pointer: pointer, &effects)
    case .dragMoved(let location, let pointer):
      moveDrag(to: location, pointer: pointer, &effects)
    case .dragEnded(let location, let velocity, let pointer):
      endDrag(at: location, velocity: velocity, pointer: pointer, &effects)
    case .dragCancelled(let pointer): cancelDrag(pointer: pointer, &effects)
    case .outsideTap: tapOutside(&effects)
    case .escape: escape(&effects)
    case .increment: step(by: 1, &effects)
    case .decrement: step(by: -1, &effects)
    case .frame: break
    }
  }

  @inline(never)
  mutating func report(_ issue: PanelIssue, _ effects: inout PanelEffects) {
    if issueLog.isNews(issue) { effects.append(.issue(issue)) }
  }
}
