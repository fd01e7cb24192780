public import PanelCore
public import PanelDetents

/// Something that happened to a panel, or that its host asks of it.
///
/// Locations and velocities are in scene coordinates: points, y pointing down.
public enum PanelEvent: Sendable {
  /// The scene is, from now on, this one.
  case scene(PanelSceneGeometry)

  /// The content states these preferences from now on.
  case configure(PanelConfiguration)

  /// The content's own height was measured, in points: what `PanelDetent.adaptive` waits for.
  case content(height: Double)

  /// The host wants the panel shown.
  case present

  /// The host wants the panel gone.
  case dismiss

  /// The host wants this detent selected, whatever is selected now.
  ///
  /// One that is not in the set stands for the member nearest to it by height: that one is selected.
  /// During a drag it waits for the release, and while the panel is away for the next presentation.
  case select(PanelDetent)

  /// A finger came down.
  ///
  /// - `at`: Where, in the scene.
  /// - `region`: On which part of the panel.
  /// - `scroll`: The list it came down in, if any.
  /// - `pointer`: Which finger; a second one is ignored while one drags.
  case dragBegan(
    at: PanelPoint, region: PanelDragRegion = .content, scroll: PanelScrollState? = nil,
    pointer: Int = 0)

  /// A finger that is down moved.
  case dragMoved(to: PanelPoint, pointer: Int = 0)

  /// A finger lifted.
  ///
  /// - `at`: Where, in the scene; nil for where it was last seen.
  /// - `velocity`: Points per second downwards, instead of the measured velocity.
  /// - `pointer`: Which finger.
  case dragEnded(at: PanelPoint? = nil, velocity: Double? = nil, pointer: Int = 0)

  /// The system took the finger away.
  case dragCancelled(pointer: Int = 0)

  /// A tap beside the panel.
  case outsideTap

  /// The escape key, or the accessibility gesture that means it.
  case escape

  /// An accessibility adjustment upwards: the next stop.
  case increment

  /// An accessibility adjustment downwards: the stop before.
  case decrement

  /// Time has passed: collect what became due.
  case frame
}

/// The part of a panel on which a finger came down.
public enum PanelDragRegion: Hashable, Sendable, CaseIterable {
  /// The drag indicator and what belongs to it: always moves the panel, at once.
  case handle

  /// Anywhere else on the panel.
  case content

  /// Beside the panel: never moves it.
  case outside
}

/// A scrolling list inside the panel, at the moment a finger comes down in it.
public struct PanelScrollState: Hashable, Sendable {
  /// How far the list is scrolled from its top, in points; negative while it bounces there.
  public var offset: Double

  /// The furthest it can be scrolled, in points; nil where that is not known.
  public var maximumOffset: Double?

  /// Whether it was still moving from an earlier fling.
  public var isDecelerating: Bool

  /// Creates a list's state.
  public init(offset: Double = 0, maximumOffset: Double? = nil, isDecelerating: Bool = false) {
    self.offset = offset
    self.maximumOffset = maximumOffset
    self.isDecelerating = isDecelerating
  }
}

// What `send` does for an event, step by step, for a host in this package that has numbers and would make an event
// of them only to have it taken apart. An event that needs no words of other modules has a function of its own to
// call: `present`, `measure`, `cancelDrag`. The others are here, where these words are public already: a `package
// import` would keep the compiler from specialising this module's generics elsewhere.
extension Panel {
  /// What goes before the handling of an event; answers what was wrong with the time.
  package mutating func begin(at time: Double, _ effects: inout PanelEffects) -> PanelIssue? {
    let issue = clock.advance(to: time)
    completeFlight(&effects)
    return issue
  }

  /// What comes after it.
  package mutating func end(_ timeIssue: PanelIssue?, _ effects: inout PanelEffects) {
    // Told under the configuration the event leaves behind, so that it is not told again at once.
    if let timeIssue { report(timeIssue, &effects) }
    completeFlight(&effects)
    if !isFlying && !isDragging { lastSettled = targetDetent }
  }

  /// ``PanelEvent/scene(_:)``
  package mutating func tell(_ scene: PanelSceneGeometry, _ effects: inout PanelEffects) {
    change(scene, &effects)
  }

  /// ``PanelEvent/select(_:)``
  package mutating func tell(select detent: PanelDetent, _ effects: inout PanelEffects) {
    select(detent, .request, &effects)
  }

  /// ``PanelEvent/dragBegan(at:region:scroll:pointer:)``
  package mutating func tell(
    dragBegan location: PanelPoint, region: PanelDragRegion, scroll: PanelScrollState?,
    pointer: Int, _ effects: inout PanelEffects
  ) {
    beginDrag(at: location, region: region, scroll: scroll, pointer: pointer, &effects)
  }

  /// ``PanelEvent/dragMoved(to:pointer:)``
  package mutating func tell(
    dragMoved location: PanelPoint, pointer: Int, _ effects: inout PanelEffects
  ) {
    moveDrag(to: location, pointer: pointer, &effects)
  }

  /// ``PanelEvent/dragEnded(at:velocity:pointer:)``
  package mutating func tell(
    dragEnded location: PanelPoint?, velocity: Double?, pointer: Int,
    _ effects: inout PanelEffects
  ) {
    endDrag(at: location, velocity: velocity, pointer: pointer, &effects)
  }
}
