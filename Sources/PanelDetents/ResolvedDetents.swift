public import PanelCore

/// A set of detents turned into the stops of one scene, ascending.
///
///     let context = PanelDetentContext(
///       sceneHeight: 800, availableHeight: 750, adaptiveContentHeight: 240)
///     ResolvedDetents(resolving: [.large, .adaptive, .medium], in: context).heights  // [240, 400, 750]
///
/// Heights lie between 0 and the available height and on a device pixel. Detents at one pixel are one
/// stop with several members, in declared order.
public struct ResolvedDetents: Hashable, Sendable {
  /// A height at which the panel may rest, and the detents that mean it.
  public struct Stop: Hashable, Sendable {
    /// The height above whatever is taken at the bottom, in points.
    public let height: Double

    /// The detents that resolve to this height, in declared order; never empty.
    public let members: [PanelDetent]

    /// The detent the stop speaks as when nothing else is selected: the first member.
    public var detent: PanelDetent { members[0] }

    /// The detent the stop speaks as: `selection` when it is a member, else the first member.
    @inline(never)
    public func detent(preferring selection: PanelDetent?) -> PanelDetent {
      guard let selection, members.contains(selection) else { return detent }
      return selection
    }
  }

  /// The stops, ascending by height; empty in an empty scene, and as long as the set names
  /// ``PanelDetent/adaptive`` and the content was not measured.
  public private(set) var stops: [Stop] = []

  /// The stops' heights, ascending, in points.
  public private(set) var heights: [Double] = []

  /// Detents of the set that have no height here and now, in declared order: they have not left it.
  public private(set) var inactive: [PanelDetent] = []

  /// No stops: nothing was resolved yet.
  public init() {}

  /// Resolves `detents` in `context`.
  ///
  /// Not-a-number is ignored and reported, negative becomes 0, infinite the available height. Where no
  /// usable detent is left, or none was given, the set is ``PanelDetent/adaptive``, or
  /// ``PanelDetent/large`` as long as the content was not measured.
  ///
  /// - Parameters:
  ///   - detents: The set, in any order, with or without repetition.
  ///   - context: The scene's numbers and the content's height.
  ///   - report: Receives an issue for each detent that is not a number.
  public init(
    resolving detents: [PanelDetent],
    in context: PanelDetentContext,
    report: (PanelIssue) -> Void = { _ in }
  ) {
    guard context.sceneHeight > 0, context.sceneHeight.isFinite else { return }
    var (active, given) = ([PanelDetent](), [Double]())
    active.reserveCapacity(detents.count)
    given.reserveCapacity(detents.count)
    for (position, detent) in detents.enumerated() {
      let intended = detent.height(in: context)
      if let intended, !intended.isNaN {
        active.append(detent)
        given.append(Self.fitted(intended, in: context))
      } else {
        if !detent.isNotANumber { inactive.append(detent) }
        if intended != nil { report(.detentNotANumber(position: position)) }
      }
    }
    // A set that names the content's height has no stops until there is one: a panel that opened at
    // another stop meanwhile would jump.
    if context.adaptiveContentHeight == nil, inactive.contains(.adaptive) { return }
    if active.isEmpty {
      let (height, detent) = Self.fallback(in: context)
      (active, given) = ([detent], [height])
    }
    merge(active, at: given)
  }

  /// The stop of a set that has none: as high as the content, or as the scene allows before it was
  /// measured.
  private static func fallback(
    in context: PanelDetentContext
  ) -> (height: Double, detent: PanelDetent) {
    guard let content = context.adaptiveContentHeight, !content.isNaN else {
      return (fitted(context.sceneHeight, in: context), .large)
    }
    return (fitted(content, in: context), .adaptive)
  }

  /// `height` clamped to the scene and put on its pixel grid, in points.
  @inline(never)
  static func fitted(_ height: Double, in context: PanelDetentContext) -> Double {
    let available = context.availableHeight.isFinite ? Swift.max(0, context.availableHeight) : 0
    let clamped = Swift.min(Swift.max(0, height), available)
    return PixelGrid(scale: context.displayScale).nearest(to: clamped, notBeyond: available)
  }

  /// Gathers detents of one height into one stop, in the declared order.
  private mutating func merge(_ detents: [PanelDetent], at given: [Double]) {
    let order = ascendingOrder(of: given)
    var next = 0
    while next < order.count {
      let height = given[order[next]]
      var (members, membership) = ([detents[order[next]]], StopMembership())
      next += 1
      while next < order.count, given[order[next]] == height {
        let detent = detents[order[next]]
        if membership.isNew(detent, among: members) { members.append(detent) }
        next += 1
      }
      stops.append(Stop(height: height, members: members))
      heights.append(height)
    }
  }
}
