public import PanelCore
import PanelDetents
public import PanelPresentation

/// One picture of a storyboard: a scene, where the panel is in it, and what to say about it.
///
///     print(PanelStoryboardFrame(of: panel, at: 0.4).text)  // a small picture, for a failing test
///     PanelStoryboardFrame(of: panel, at: 0.4).svg()        // the same as a drawing
public struct PanelStoryboardFrame: Hashable, Sendable {
  /// A height at which the panel may rest, and what to write beside it.
  public struct Stop: Hashable, Sendable {
    /// Above whatever is taken at the bottom, in points.
    public var height: Double

    /// What to write beside it.
    public var label: String

    /// Creates a stop; the height is in points.
    public init(height: Double, label: String) {
      self.height = height
      self.label = label
    }
  }

  /// The scene, as the panel was shown it, put right.
  public var scene: PanelSceneGeometry

  /// Where everything is.
  public var placement: PanelPlacement

  /// Whether the panel is there to be seen.
  public var isShown: Bool

  /// The heights at which it may rest, ascending.
  public var stops: [Stop]

  /// Where the finger is, in scene coordinates; nil without one.
  public var finger: PanelPoint?

  /// What to write first, and most clearly: the time, as a rule.
  public var caption: String

  /// What to write beneath: what the panel is doing, and the detent selected.
  public var detail: String

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - placement: Where everything is.
  ///   - isShown: Whether the panel is there to be seen.
  ///   - stops: The heights at which it may rest, ascending.
  ///   - finger: Where the finger is, in scene coordinates.
  ///   - caption: What to write first.
  ///   - detail: What to write beneath.
  public init(
    scene: PanelSceneGeometry, placement: PanelPlacement, isShown: Bool = true,
    stops: [Stop] = [], finger: PanelPoint? = nil, caption: String = "", detail: String = ""
  ) {
    self.scene = scene
    self.placement = placement
    self.isShown = isShown
    self.stops = stops
    self.finger = finger
    self.caption = caption
    self.detail = detail
  }

  /// The frame of a panel at a time, captioned with the time, the phase and the selection.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - time: When, in seconds; not before the last event.
  ///   - finger: Where the finger is, in scene coordinates; nil without one.
  public init(of panel: Panel, at time: Double, finger: PanelPoint? = nil) {
    let selected = panel.selectedDetent?.storyboardLabel
    self.init(
      scene: panel.metrics.scene, placement: panel.placement(at: time),
      isShown: panel.phase != .hidden, stops: panel.stops.stops.map(Stop.init), finger: finger,
      caption: "\(StoryboardText.seconds(time)) s",
      detail: panel.phase.word + (selected.map { " · \($0)" } ?? ""))
  }

  /// The line the panel stands on, in the scene's y coordinates.
  var floorY: Double {
    isShown
      ? placement.frame.minY + placement.height : scene.size.height - scene.bottomObstruction
  }
}

extension PanelStoryboardFrame.Stop {
  /// A stop with the name of its detent, and of how many more it stands for.
  fileprivate init(_ stop: ResolvedDetents.Stop) {
    let more = stop.members.count > 1 ? " +\(stop.members.count - 1)" : ""
    self.init(height: stop.height, label: stop.detent.storyboardLabel + more)
  }
}

extension PanelDetent {
  /// The detent in a word or a number, to stand beside a line.
  var storyboardLabel: String {
    switch self {
    case .adaptive: "adaptive"
    case .medium: "medium"
    case .large: "large"
    case .height(let height): StoryboardText.decimal(height, places: 1)
    case .fraction(let fraction): StoryboardText.decimal(fraction * 100, places: 0) + " %"
    case .custom(let detent): detent.name
    }
  }
}
